import { hashOf } from './seeded-random.js';
import { record } from './tables.js';
import { canSee, isSilenced } from './visibility.js';
import type { ConversationMark, World } from './world.js';
import { snowflake } from './world.js';
import type { StatusRecord } from './records.js';

/** Direct posts of one thread to the same accounts, as one of them sees them. */
export type Conversation = {
  id: string;
  key: string;
  /** The others; the account itself where it wrote to nobody else. */
  account_ids: string[];
  /** Ascending. */
  status_ids: string[];
  unread: boolean;
};

/** Seeded posts that are older than this have been read. */
const READ_AFTER_MS = 86_400_000;
const NO_MARK: ConversationMark = { read_id: '', removed_id: '' };

/** The author of a direct post and the accounts it mentions. */
export function participantsOf(status: StatusRecord): string[] {
  return [...new Set([status.account_id, ...status.mentions.map(({ id }) => id)])].toSorted();
}

function keyOf(world: World, status: StatusRecord, accountId: string): string {
  return [accountId, world.directThreads.get(status.id) ?? status.id, ...participantsOf(status)].join(' ');
}

function isListed(world: World, status: StatusRecord, accountId: string): boolean {
  if (status.visibility !== 'direct' || !participantsOf(status).includes(accountId)) return false;
  return canSee(world, status.id, accountId) && !isSilenced(world, accountId, status.account_id);
}

function isUnread(world: World, last: StatusRecord, accountId: string, mark: ConversationMark | undefined): boolean {
  if (last.account_id === accountId) return false;
  return mark === undefined ? Date.parse(last.created_at) > world.now - READ_AFTER_MS : last.id > mark.read_id;
}

function conversationOf(world: World, accountId: string, key: string, statuses: readonly StatusRecord[]): Conversation | null {
  const mark = world.conversationMarks.get(key);
  const { removed_id: removedId } = mark ?? NO_MARK;
  const kept = statuses.filter(status => status.id > removedId);
  const last = kept.at(-1);
  if (last === undefined) return null;
  const others = participantsOf(last).filter(id => id !== accountId);
  const thread = BigInt(world.directThreads.get(last.id) ?? last.id);
  return {
    // A conversation that was removed comes back with another id.
    id: snowflake(Number(thread >> 16n), hashOf(`${key} ${removedId}`)),
    key,
    account_ids: others.length === 0 ? [accountId] : others,
    status_ids: kept.map(({ id }) => id),
    unread: isUnread(world, last, accountId, mark),
  };
}

/** The conversations of an account, latest post first. */
export function conversationsOf(world: World, accountId: string): Conversation[] {
  const threads = new Map<string, StatusRecord[]>();
  for (const id of world.directThreads.keys()) {
    const status = world.statuses.get(id);
    if (status === undefined || !isListed(world, status, accountId)) continue;
    const key = keyOf(world, status, accountId);
    const thread = threads.get(key);
    if (thread === undefined) threads.set(key, [status]);
    else thread.push(status);
  }
  return [...threads]
    .flatMap(([key, statuses]) => conversationOf(world, accountId, key, statuses) ?? [])
    .toSorted((one, other) => (lastOf(one) < lastOf(other) ? 1 : -1));
}

/** The id of the latest post. */
export function lastOf(conversation: Conversation): string {
  return conversation.status_ids.at(-1) ?? '';
}

/** The conversation that a direct post belongs to, for one of its participants; null when the account does not see it. */
export function conversationWith(world: World, status: StatusRecord, accountId: string): Conversation | null {
  const key = keyOf(world, status, accountId);
  return conversationsOf(world, accountId).find(one => one.key === key) ?? null;
}

function mark(world: World, { key }: Conversation, change: Partial<ConversationMark>): void {
  record(world, { kind: 'conversation', key, mark: { ...(world.conversationMarks.get(key) ?? NO_MARK), ...change } });
}

export function readConversation(world: World, conversation: Conversation): void {
  mark(world, conversation, { read_id: lastOf(conversation) });
}

/** Removes a conversation until its next post. The posts stay. */
export function removeConversation(world: World, conversation: Conversation): void {
  mark(world, conversation, { read_id: lastOf(conversation), removed_id: lastOf(conversation) });
}
