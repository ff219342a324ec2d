import type { Operation, World } from './world.js';
import type { EventRecord } from './event-record.js';
import { hasLink, nextId } from './world.js';
import { canSee } from './visibility.js';
import { compose, mentionOf } from './compose.js';
import { record } from './tables.js';
import type { ListRecord, MediaRecord, PollRecord, StatusDraft, StatusRecord, Visibility } from './records.js';

/** An absent field keeps the value; a null `poll` removes it. */
type StatusChange = {
  text: string;
  poll?: StatusDraft['poll'];
  quote_policy?: StatusRecord['quote_policy'];
  spoiler_text?: string | undefined;
  sensitive?: boolean | undefined;
  language?: string | null | undefined;
  media?: readonly MediaRecord[] | undefined;
  event?: EventRecord | undefined;
};

/** Replays a journal in order. Operations on missing entities have no effect. */
export function applyJournal(world: World, operations: readonly Operation[]): void {
  for (const operation of operations) record(world, operation);
}

/** An empty status. */
export function blankStatus(world: World, id: string, accountId: string, createdAt: string): StatusRecord {
  const account = world.accounts.get(accountId);
  const origin = account?.host === null || account === undefined ? world.origin : `https://${account.host}`;
  const username = account?.username ?? '';
  return {
    id,
    uri: `${origin}/users/${username}/statuses/${id}`,
    url: `${origin}/@${username}/${id}`,
    account_id: accountId,
    created_at: createdAt,
    edited_at: null,
    content: '',
    text: '',
    spoiler_text: '',
    sensitive: false,
    visibility: 'public',
    language: 'en',
    in_reply_to_id: null,
    in_reply_to_account_id: null,
    reblog_of_id: null,
    quote: null,
    quotes_count: 0,
    reblogs_count: 0,
    favourites_count: 0,
    replies_count: 0,
    media_attachments: [],
    mentions: [],
    tags: [],
    emojis: [],
    card: null,
    poll: null,
    reactions: [],
    application: null,
    edits: [],
  };
}

/** Creates a status. Permissions are checked by the route. */
export function createStatus(world: World, draft: StatusDraft, now: number): StatusRecord {
  const id = nextId(world, now);
  const at = new Date(now).toISOString();
  const parent =
    draft.in_reply_to_id === null || draft.in_reply_to_id === undefined ? undefined : world.statuses.get(draft.in_reply_to_id);
  const quoted = draft.quoted_status_id ?? null;
  const status: StatusRecord = {
    ...blankStatus(world, id, draft.account_id, at),
    ...compose(world, draft.text),
    ...(draft.to !== undefined && { mentions: mentionsOf(world, draft.account_id, parent?.account_id, draft.to) }),
    text: draft.text,
    spoiler_text: draft.spoiler_text ?? '',
    sensitive: (draft.sensitive ?? false) || (draft.spoiler_text ?? '') !== '',
    visibility: draft.visibility ?? 'public',
    language: draft.language === undefined ? 'en' : draft.language,
    in_reply_to_id: parent?.id ?? null,
    in_reply_to_account_id: parent?.account_id ?? null,
    quote:
      quoted === null
        ? null
        : { state: canSee(world, quoted, draft.account_id) ? 'accepted' : 'unauthorized', quoted_status_id: quoted },
    media_attachments: structuredClone([...(draft.media ?? [])]),
    poll: draft.poll === null || draft.poll === undefined ? null : newPoll(id, draft.poll, now),
    application: draft.application ?? null,
    ...(draft.event === undefined ? {} : { event: draft.event }),
    ...(draft.quote_policy === undefined ? {} : { quote_policy: draft.quote_policy }),
  };
  record(world, { kind: 'status', status });
  return world.statuses.get(id) ?? status;
}

/** The accounts that a status is addressed to apart from its text, and the author of the answered one. Unknown handles are left out. */
function mentionsOf(world: World, ownId: string, parentId: string | undefined, to: readonly string[]): StatusRecord['mentions'] {
  const named = to.flatMap(acct => world.accountIdsByAcct.get(acct.replace(/^@/, '').toLowerCase()) ?? []);
  const ids = new Set([...(parentId === undefined || parentId === ownId ? [] : [parentId]), ...named]);
  return [...ids].flatMap(id => {
    const account = world.accounts.get(id);
    return account === undefined ? [] : mentionOf(account);
  });
}

function newPoll(
  id: string,
  { options, expires_in, multiple, hide_totals }: NonNullable<StatusDraft['poll']>,
  now: number,
): PollRecord {
  return {
    id,
    expires_at: new Date(now + expires_in * 1000).toISOString(),
    multiple: multiple ?? false,
    ...(hide_totals === true ? { hide_totals } : {}),
    votes_count: 0,
    voters_count: 0,
    options: options.map(title => ({ title, votes_count: 0 })),
    votes: {},
  };
}

/** The poll of an edited status: other options start it again, another duration moves its end. */
function editedPoll(status: StatusRecord, change: StatusChange['poll'], now: number): PollRecord | null {
  if (change === undefined) return status.poll;
  if (change === null) return null;
  const fresh = newPoll(status.poll?.id ?? status.id, change, now);
  const titles = (poll: PollRecord | null): string => JSON.stringify(poll?.options.map(({ title }) => title));
  const isSame = titles(status.poll) === titles(fresh) && status.poll?.multiple === fresh.multiple;
  return status.poll !== null && isSame ? { ...status.poll, expires_at: fresh.expires_at } : fresh;
}

/** Edits a status and records the previous version; null when there is no such status. */
export function editStatus(world: World, id: string, change: StatusChange, now: number): StatusRecord | null {
  const before = world.statuses.get(id);
  if (before === undefined) return null;
  const at = new Date(now).toISOString();
  const spoiler = change.spoiler_text ?? before.spoiler_text;
  const status: StatusRecord = {
    ...structuredClone(before),
    ...compose(world, change.text),
    text: change.text,
    spoiler_text: spoiler,
    sensitive: (change.sensitive ?? before.sensitive) || spoiler !== '',
    language: change.language === undefined ? before.language : change.language,
    media_attachments: structuredClone([...(change.media ?? before.media_attachments)]),
    ...(change.event === undefined ? {} : { event: change.event }),
    poll: editedPoll(before, change.poll, now),
    ...(change.quote_policy === undefined ? {} : { quote_policy: change.quote_policy }),
    edited_at: at,
    edits: [
      ...before.edits,
      {
        created_at: before.edited_at ?? before.created_at,
        content: before.content,
        text: before.text,
        spoiler_text: before.spoiler_text,
        sensitive: before.sensitive,
        media_attachments: structuredClone(before.media_attachments),
        poll_options: before.poll?.options.map(({ title }) => title) ?? null,
      },
    ],
  };
  record(world, { kind: 'edit', id, at, status });
  return world.statuses.get(id) ?? null;
}

/** Deletes a status and its reblogs. Returns the deleted status; null when there was none. */
export function deleteStatus(world: World, id: string): StatusRecord | null {
  const status = world.statuses.get(id);
  if (status === undefined) return null;
  record(world, { kind: 'delete', id });
  return status;
}

type Mark = 'favourite' | 'unfavourite' | 'bookmark' | 'unbookmark';

function mark(world: World, kind: Mark, accountId: string, statusId: string): boolean {
  if (!world.statuses.has(statusId)) return false;
  const links = kind.endsWith('favourite') ? world.favourites : world.bookmarks;
  if (hasLink(links, accountId, statusId) === kind.startsWith('un'))
    record(world, { kind, account_id: accountId, status_id: statusId });
  return true;
}

/** Idempotent, like the three below. False when there is no such status. */
export function favourite(world: World, accountId: string, statusId: string): boolean {
  return mark(world, 'favourite', accountId, statusId);
}

export function unfavourite(world: World, accountId: string, statusId: string): boolean {
  return mark(world, 'unfavourite', accountId, statusId);
}

export function bookmark(world: World, accountId: string, statusId: string): boolean {
  return mark(world, 'bookmark', accountId, statusId);
}

export function unbookmark(world: World, accountId: string, statusId: string): boolean {
  return mark(world, 'unbookmark', accountId, statusId);
}

/** Reacts with a native emoji or with the shortcode of a custom one. Idempotent, as `unreact`. */
export function react(world: World, accountId: string, statusId: string, name: string): void {
  record(world, { kind: 'react', account_id: accountId, status_id: statusId, name });
}

export function unreact(world: World, accountId: string, statusId: string, name: string): void {
  record(world, { kind: 'unreact', account_id: accountId, status_id: statusId, name });
}

/** Idempotent. Returns the wrapper status; null when there is no such status. */
export function reblog(
  world: World,
  accountId: string,
  statusId: string,
  now: number,
  visibility: Visibility = 'public',
): StatusRecord | null {
  const target = world.statuses.get(world.statuses.get(statusId)?.reblog_of_id ?? statusId);
  if (target === undefined) return null;
  const existing = world.reblogs.get(accountId)?.get(target.id);
  if (existing !== undefined) return world.statuses.get(existing) ?? null;
  const wrapper: StatusRecord = {
    ...blankStatus(world, nextId(world, now), accountId, new Date(now).toISOString()),
    reblog_of_id: target.id,
    content: target.content,
    language: target.language,
    sensitive: target.sensitive,
    visibility,
  };
  record(world, { kind: 'reblog', account_id: accountId, status_id: target.id, status: wrapper });
  return world.statuses.get(wrapper.id) ?? null;
}

/** Idempotent. False when there is no such status. */
export function unreblog(world: World, accountId: string, statusId: string): boolean {
  const target = world.statuses.get(world.statuses.get(statusId)?.reblog_of_id ?? statusId);
  if (target === undefined) return false;
  if (world.reblogs.get(accountId)?.has(target.id) === true) {
    record(world, { kind: 'unreblog', account_id: accountId, status_id: target.id });
  }
  return true;
}

/** Follows an account, or requests to when it is locked. False for a missing account, one's own, or a block on either side. */
export function follow(world: World, accountId: string, targetId: string): boolean {
  const target = world.accounts.get(targetId);
  if (target === undefined || targetId === accountId) return false;
  if (hasLink(world.blocks, targetId, accountId) || hasLink(world.blocks, accountId, targetId)) return false;
  if (hasLink(world.following, accountId, targetId) || hasLink(world.requests, accountId, targetId)) return true;
  record(world, { kind: target.locked ? 'request_follow' : 'follow', account_id: accountId, target_id: targetId });
  return true;
}

type AccountAction = 'unfollow' | 'mute' | 'unmute' | 'block' | 'unblock' | 'dismiss_suggestion';

/** False for a missing account or one's own. */
export function actOnAccount(world: World, kind: AccountAction, accountId: string, targetId: string): boolean {
  if (!world.accounts.has(targetId) || targetId === accountId) return false;
  record(world, { kind, account_id: accountId, target_id: targetId });
  return true;
}

export function unfollow(world: World, accountId: string, targetId: string): boolean {
  return actOnAccount(world, 'unfollow', accountId, targetId);
}

/** Creates a list for an account. */
export function createList(world: World, list: Omit<ListRecord, 'id'>): ListRecord {
  const id = String(Math.max(1000, ...[...world.lists.keys()].map(Number)) + 1);
  record(world, { kind: 'list', list: { ...list, id } });
  return { ...list, id };
}

export function changeList(world: World, list: ListRecord): void {
  record(world, { kind: 'list', list });
}

export function deleteList(world: World, id: string): void {
  record(world, { kind: 'delete_list', id });
}

type VoteResult = 'voted' | 'gone' | 'ended' | 'already' | 'invalid';

/** Votes once in an open poll. `choices` are option indexes; several need a poll with `multiple`. */
export function vote(world: World, accountId: string, statusId: string, choices: readonly number[], now: number): VoteResult {
  const poll = world.statuses.get(statusId)?.poll;
  if (poll === null || poll === undefined) return 'gone';
  if (poll.expires_at !== null && Date.parse(poll.expires_at) <= now) return 'ended';
  if (poll.votes[accountId] !== undefined) return 'already';
  const unique = [...new Set(choices)];
  if (unique.length === 0 || (unique.length > 1 && !poll.multiple) || unique.some(choice => poll.options[choice] === undefined))
    return 'invalid';
  record(world, { kind: 'vote', account_id: accountId, status_id: statusId, choices: unique });
  return 'voted';
}
