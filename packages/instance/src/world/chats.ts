import { type ChatMessageRecord, type ChatRecord, type ChatSide, chatKeyOf, DEFAULT_EXPIRATION_SECONDS } from './chat-record.js';
import { indexOfMessage, messagesOf, nextChatId, sideOf } from './chat-tables.js';
import { type PageRange, pageOf } from './id-pages.js';
import type { MediaRecord } from './records.js';
import { record } from './tables.js';
import type { World } from './world.js';

/** The chats that an account has open, latest activity first. */
export function chatsOf(world: World, accountId: string): ChatRecord[] {
  return [...world.chats.values()]
    .filter(chat => chat.sides.some(side => side.account_id === accountId && side.is_open))
    .toSorted((one, other) => (activityOf(one, accountId) < activityOf(other, accountId) ? 1 : -1));
}

export function activityOf(chat: ChatRecord, accountId: string): string {
  return sideOf(chat, accountId).activity_id;
}

/** The open chat with this id; null when the account has none. */
export function chatById(world: World, accountId: string, chatId: string): ChatRecord | null {
  return chatsOf(world, accountId).find(chat => sideOf(chat, accountId).id === chatId) ?? null;
}

const closedSide = (accountId: string): ChatSide => ({
  account_id: accountId,
  id: '',
  is_open: false,
  activity_id: '',
  cleared_id: '',
  read_id: '',
  read_at: null,
});

/** The chat of an account with another one. It is created, or opened again, where the account has none: then it `isNew`. */
export function openChat(world: World, accountId: string, otherId: string, now: number): { record: ChatRecord; isNew: boolean } {
  const key = chatKeyOf(accountId, otherId);
  const existing = world.chats.get(key);
  if (existing !== undefined && sideOf(existing, accountId).is_open) return { record: existing, isNew: false };
  const chat: ChatRecord =
    existing === undefined
      ? {
          key,
          created_at: new Date(now).toISOString(),
          created_by: accountId,
          is_accepted: false,
          message_expiration: DEFAULT_EXPIRATION_SECONDS,
          sides: [closedSide(accountId), closedSide(otherId)],
        }
      : structuredClone(existing);
  const id = nextChatId(world, now);
  Object.assign(sideOf(chat, accountId), { id, is_open: true, activity_id: id });
  return { record: keep(world, chat), isNew: true };
}

function keep(world: World, chat: ChatRecord): ChatRecord {
  record(world, { kind: 'chat', chat });
  return world.chats.get(chat.key) ?? chat;
}

/** Changes the record of a chat. Returns the new one. */
export function changeChat(world: World, chat: ChatRecord, change: (chat: ChatRecord) => void): ChatRecord {
  const next = structuredClone(chat);
  change(next);
  return keep(world, next);
}

/** Leaves a chat: it is no longer listed, and its messages up to now are not in the account's history. */
export function leaveChat(world: World, chat: ChatRecord, accountId: string): void {
  const last = messagesOf(world, chat).at(-1)?.id ?? '';
  changeChat(world, chat, next => Object.assign(sideOf(next, accountId), { is_open: false, cleared_id: last, read_id: last }));
}

/** Marks the messages of a chat up to an id as read. A mark never moves back. */
export function readChat(world: World, chat: ChatRecord, accountId: string, upTo: string): ChatRecord {
  const message = messagesOf(world, chat).findLast(({ id }) => id <= upTo);
  if (message === undefined || message.id <= sideOf(chat, accountId).read_id) return chat;
  return changeChat(world, chat, next =>
    Object.assign(sideOf(next, accountId), { read_id: message.id, read_at: message.created_at }),
  );
}

/** Which messages an account sees: `since` excludes older ones (ISO 8601; null for no limit). */
type Sight = { accountId: string; since: string | null };

function isSeen(chat: ChatRecord, message: ChatMessageRecord, { accountId, since }: Sight): boolean {
  if (message.id <= sideOf(chat, accountId).cleared_id || message.hidden_for.includes(accountId)) return false;
  return since === null || message.created_at > since;
}

/** Messages that an account sees, newest first. */
export function chatHistory(world: World, chat: ChatRecord, sight: Sight, range: PageRange): ChatMessageRecord[] {
  const messages = messagesOf(world, chat);
  const byId = (id: string): ChatMessageRecord | undefined => messages[indexOfMessage(messages, id)];
  const ids = messages.map(({ id }) => id);
  const accepts = (id: string): boolean => {
    const message = byId(id);
    return message !== undefined && isSeen(chat, message, sight);
  };
  return pageOf(ids, range, accepts).flatMap(id => byId(id) ?? []);
}

/** The newest message that an account sees; null in an empty history. */
export function lastMessageOf(world: World, chat: ChatRecord, sight: Sight): ChatMessageRecord | null {
  return messagesOf(world, chat).findLast(message => isSeen(chat, message, sight)) ?? null;
}

/** The number of messages of the other account that the account sees and has not read. */
export function unreadOf(world: World, chat: ChatRecord, sight: Sight): number {
  const { read_id: readId } = sideOf(chat, sight.accountId);
  let count = 0;
  const messages = messagesOf(world, chat);
  for (let index = messages.length - 1; index >= 0; index -= 1) {
    const message = messages[index];
    if (message === undefined || message.id <= readId) break;
    if (message.account_id !== sight.accountId && isSeen(chat, message, sight)) count += 1;
  }
  return count;
}

/** A message that an account sees; null for any other. */
export function messageById(world: World, chat: ChatRecord, sight: Sight, id: string): ChatMessageRecord | null {
  const messages = messagesOf(world, chat);
  const message = messages[indexOfMessage(messages, id)];
  return message !== undefined && isSeen(chat, message, sight) ? message : null;
}

type MessageDraft = { account_id: string; text: string; media: readonly MediaRecord[]; idempotency_key: string | null };

/** Adds a message. The chat opens for both accounts. */
export function addMessage(world: World, chat: ChatRecord, draft: MessageDraft, now: number): ChatMessageRecord {
  const message: ChatMessageRecord = {
    ...draft,
    media: structuredClone([...draft.media]),
    id: nextChatId(world, now),
    created_at: new Date(now).toISOString(),
    reactions: [],
    hidden_for: [],
  };
  record(world, { kind: 'chat_message', key: chat.key, message });
  return message;
}

/** Deletes an own message for both accounts, and a message of the other one for the account alone. */
export function deleteMessage(world: World, chat: ChatRecord, message: ChatMessageRecord, accountId: string): void {
  if (message.account_id === accountId) record(world, { kind: 'delete_chat_message', key: chat.key, id: message.id });
  else changeMessage(world, chat, message, next => next.hidden_for.push(accountId));
}

function changeMessage(
  world: World,
  chat: ChatRecord,
  message: ChatMessageRecord,
  change: (message: ChatMessageRecord) => void,
): ChatMessageRecord {
  const next = structuredClone(message);
  change(next);
  record(world, { kind: 'chat_message', key: chat.key, message: next });
  return next;
}

/** Adds or removes an account's reaction. Idempotent. */
export function reactToMessage(
  world: World,
  chat: ChatRecord,
  message: ChatMessageRecord,
  reaction: { accountId: string; name: string; isAdded: boolean },
): ChatMessageRecord {
  const { accountId, name, isAdded } = reaction;
  return changeMessage(world, chat, message, next => {
    const others = next.reactions.find(one => one.name === name)?.account_ids.filter(id => id !== accountId) ?? [];
    const accountIds = isAdded ? [...others, accountId] : others;
    const isKnown = next.reactions.some(one => one.name === name);
    next.reactions = next.reactions.map(one => (one.name === name ? { name, account_ids: accountIds } : one));
    if (!isKnown) next.reactions.push({ name, account_ids: accountIds });
    next.reactions = next.reactions.filter(one => one.account_ids.length > 0);
  });
}
