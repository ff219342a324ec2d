import { threadStart } from './timelines.js';
import { applyChatOperation } from './chat-tables.js';
import type { Participation } from './event-record.js';
import { applyMemberOperation } from './member-tables.js';
import { applyModerationOperation } from './moderation-tables.js';
import type { Operation, World } from './world.js';
import { addLink, removeLink } from './world.js';
import { lowerBound } from './id-pages.js';
import type { StatusRecord } from './records.js';

const DAY = 86_400_000;

function pushTo(lists: Map<string, string[]>, key: string, id: string): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [id]);
  else list.push(id);
}

function removeFrom(list: string[] | undefined, id: string): void {
  if (list === undefined) return;
  const index = lowerBound(list, id);
  if (list[index] === id) list.splice(index, 1);
}

/** Adds a status to every index. Its id must be greater than all others. Does not change counts. */
export function indexStatus(world: World, status: StatusRecord): void {
  world.statuses.set(status.id, status);
  world.order.push(status.id);
  pushTo(world.byAccount, status.account_id, status.id);
  if (status.in_reply_to_id !== null) pushTo(world.replies, status.in_reply_to_id, status.id);
  if (status.visibility === 'direct') world.directThreads.set(status.id, threadStart(world, status));
  const quoted = status.quote?.quoted_status_id ?? null;
  if (quoted !== null) pushTo(world.quotes, quoted, status.id);
  for (const name of status.tags) indexTag(world, name, status.id);
  for (const media of status.media_attachments) world.media.set(media.id, media);
  if (status.reblog_of_id !== null) {
    const mine = world.reblogs.get(status.account_id);
    if (mine === undefined) world.reblogs.set(status.account_id, new Map([[status.reblog_of_id, status.id]]));
    else mine.set(status.reblog_of_id, status.id);
  }
}

function indexTag(world: World, name: string, statusId: string): void {
  const key = name.toLowerCase();
  const tag = world.tags.get(key);
  if (tag === undefined) world.tags.set(key, { name, status_ids: [statusId], history: [] });
  else tag.status_ids.push(statusId);
}

/** Increments today's count of a tag. */
function countTagUse(world: World, name: string, at: string): void {
  const tag = world.tags.get(name.toLowerCase());
  if (tag === undefined) return;
  const day = String((Math.floor(Date.parse(at) / DAY) * DAY) / 1000);
  const [today] = tag.history;
  if (today?.day === day) {
    today.uses = String(Number(today.uses) + 1);
    today.accounts = String(Number(today.accounts) + 1);
  } else tag.history = [{ day, uses: '1', accounts: '1' }, ...tag.history].slice(0, 7);
}

function count(
  world: World,
  id: string | null | undefined,
  field: 'replies_count' | 'quotes_count' | 'reblogs_count' | 'favourites_count',
  by: 1 | -1,
): void {
  const status = id === null || id === undefined ? undefined : world.statuses.get(id);
  if (status !== undefined) status[field] = Math.max(0, status[field] + by);
}

function countPost(world: World, status: StatusRecord, by: 1 | -1): void {
  const account = world.accounts.get(status.account_id);
  if (account === undefined) return;
  account.statuses_count = Math.max(0, account.statuses_count + by);
  if (by === 1) account.last_status_at = status.created_at.slice(0, 10);
}

function addStatus(world: World, status: StatusRecord): void {
  const own = structuredClone(status);
  indexStatus(world, own);
  countPost(world, own, 1);
  count(world, own.in_reply_to_id, 'replies_count', 1);
  count(world, own.quote?.quoted_status_id, 'quotes_count', 1);
  count(world, own.reblog_of_id, 'reblogs_count', 1);
  for (const name of own.tags) countTagUse(world, name, own.created_at);
}

function removeStatus(world: World, id: string): void {
  const status = world.statuses.get(id);
  if (status === undefined) return;
  for (const mine of world.reblogs.values()) {
    const wrapper = mine.get(id);
    if (wrapper !== undefined) removeStatus(world, wrapper);
  }
  world.statuses.delete(id);
  removeFrom(world.order, id);
  removeFrom(world.byAccount.get(status.account_id), id);
  if (status.in_reply_to_id !== null) removeFrom(world.replies.get(status.in_reply_to_id), id);
  const quoted = status.quote?.quoted_status_id ?? null;
  if (quoted !== null) removeFrom(world.quotes.get(quoted), id);
  for (const name of status.tags) removeFrom(world.tags.get(name.toLowerCase())?.status_ids, id);
  for (const quoting of world.quotes.get(id) ?? []) {
    const quotingStatus = world.statuses.get(quoting);
    if (quotingStatus !== undefined) quotingStatus.quote = { state: 'deleted', quoted_status_id: null };
  }
  world.quotes.delete(id);
  if (status.reblog_of_id !== null) world.reblogs.get(status.account_id)?.delete(status.reblog_of_id);
  for (const accountId of world.favouritedBy.get(id) ?? []) removeLink(world.favourites, accountId, id);
  world.favouritedBy.delete(id);
  for (const links of world.bookmarks.values()) links.delete(id);
  const account = world.accounts.get(status.account_id);
  if (account !== undefined) account.pinned_status_ids = account.pinned_status_ids.filter(pinned => pinned !== id);
  countPost(world, status, -1);
  count(world, status.in_reply_to_id, 'replies_count', -1);
  count(world, quoted, 'quotes_count', -1);
  count(world, status.reblog_of_id, 'reblogs_count', -1);
}

function replaceStatus(world: World, id: string, next: StatusRecord): void {
  const before = world.statuses.get(id);
  if (before === undefined) return;
  const own = structuredClone(next);
  for (const name of before.tags) removeFrom(world.tags.get(name.toLowerCase())?.status_ids, id);
  for (const name of own.tags) {
    const ids = world.tags.get(name.toLowerCase())?.status_ids;
    if (ids === undefined) indexTag(world, name, id);
    else ids.splice(lowerBound(ids, id), 0, id);
  }
  for (const media of own.media_attachments) world.media.set(media.id, media);
  world.statuses.set(id, own);
}

function countFollow(world: World, from: string, to: string, by: 1 | -1): void {
  const one = world.accounts.get(from);
  const other = world.accounts.get(to);
  if (one !== undefined) one.following_count = Math.max(0, one.following_count + by);
  if (other !== undefined) other.followers_count = Math.max(0, other.followers_count + by);
}

function unfollow(world: World, from: string, to: string): void {
  removeLink(world.requests, from, to);
  if (!removeLink(world.following, from, to)) return;
  removeLink(world.followers, to, from);
  countFollow(world, from, to, -1);
}

function endorse(world: World, accountId: string, targetId: string, isOn: boolean): void {
  const account = world.accounts.get(accountId);
  if (account === undefined) return;
  const others = (account.endorsed_ids ?? []).filter(id => id !== targetId);
  account.endorsed_ids = isOn ? [targetId, ...others] : others;
}

function blockDomain(world: World, accountId: string, domain: string): void {
  addLink(world.domainBlocks, accountId, domain);
  for (const { id, host } of world.accounts.values()) {
    if (host !== domain) continue;
    unfollow(world, accountId, id);
    unfollow(world, id, accountId);
  }
}

function vote(world: World, accountId: string, statusId: string, choices: number[]): void {
  const poll = world.statuses.get(statusId)?.poll;
  if (poll === null || poll === undefined || poll.votes[accountId] !== undefined) return;
  poll.votes[accountId] = [...choices];
  poll.voters_count += 1;
  for (const choice of choices) {
    const option = poll.options[choice];
    if (option === undefined) continue;
    option.votes_count += 1;
    poll.votes_count += 1;
  }
}

function react(world: World, statusId: string, accountId: string, name: string): void {
  const status = world.statuses.get(statusId);
  if (status === undefined) return;
  const known = status.reactions.find(reaction => reaction.name === name);
  if (known?.account_ids.includes(accountId)) return;
  if (known !== undefined) {
    known.account_ids.push(accountId);
    known.count += 1;
    return;
  }
  const emoji = world.emojis.find(({ shortcode }) => shortcode === name);
  const picture = { url: emoji?.url ?? null, static_url: emoji?.static_url ?? null };
  status.reactions.push({ name, count: 1, ...picture, account_ids: [accountId] });
}

function unreact(world: World, statusId: string, accountId: string, name: string): void {
  const status = world.statuses.get(statusId);
  const known = status?.reactions.find(reaction => reaction.name === name);
  if (status === undefined || known === undefined || !known.account_ids.includes(accountId)) return;
  known.account_ids = known.account_ids.filter(id => id !== accountId);
  known.count -= 1;
  status.reactions = status.reactions.filter(({ count: left }) => left > 0);
}

function participate(world: World, statusId: string, participation: Participation): void {
  const event = world.statuses.get(statusId)?.event;
  if (event === undefined) return;
  const index = event.participations.findIndex(one => one.account_id === participation.account_id);
  event.participations.splice(index < 0 ? event.participations.length : index, index < 0 ? 0 : 1, { ...participation });
}

/** Applies one operation to the tables. Idempotent, except for new statuses. */
function applyOperation(world: World, operation: Operation): void {
  switch (operation.kind) {
    case 'status':
      return addStatus(world, operation.status);
    case 'reblog':
      return addStatus(world, operation.status);
    case 'edit':
      return replaceStatus(world, operation.id, operation.status);
    case 'delete':
      return removeStatus(world, operation.id);
    case 'favourite':
      if (addLink(world.favourites, operation.account_id, operation.status_id))
        count(world, operation.status_id, 'favourites_count', 1);
      addLink(world.favouritedBy, operation.status_id, operation.account_id);
      return;
    case 'unfavourite':
      if (removeLink(world.favourites, operation.account_id, operation.status_id))
        count(world, operation.status_id, 'favourites_count', -1);
      removeLink(world.favouritedBy, operation.status_id, operation.account_id);
      return;
    case 'bookmark':
      addLink(world.bookmarks, operation.account_id, operation.status_id);
      return;
    case 'unbookmark':
      removeLink(world.bookmarks, operation.account_id, operation.status_id);
      return;
    case 'react':
      return react(world, operation.status_id, operation.account_id, operation.name);
    case 'unreact':
      return unreact(world, operation.status_id, operation.account_id, operation.name);
    case 'unreblog': {
      const wrapper = world.reblogs.get(operation.account_id)?.get(operation.status_id);
      if (wrapper !== undefined) removeStatus(world, wrapper);
      return;
    }
    case 'follow':
      removeLink(world.requests, operation.account_id, operation.target_id);
      if (addLink(world.following, operation.account_id, operation.target_id)) {
        addLink(world.followers, operation.target_id, operation.account_id);
        countFollow(world, operation.account_id, operation.target_id, 1);
      }
      return;
    case 'unfollow':
      return unfollow(world, operation.account_id, operation.target_id);
    case 'request_follow':
      addLink(world.requests, operation.account_id, operation.target_id);
      return;
    case 'mute':
      addLink(world.mutes, operation.account_id, operation.target_id);
      return;
    case 'unmute':
      removeLink(world.mutes, operation.account_id, operation.target_id);
      return;
    case 'block':
      addLink(world.blocks, operation.account_id, operation.target_id);
      unfollow(world, operation.account_id, operation.target_id);
      return unfollow(world, operation.target_id, operation.account_id);
    case 'unblock':
      removeLink(world.blocks, operation.account_id, operation.target_id);
      return;
    case 'relation': {
      const key = `${operation.account_id} ${operation.target_id}`;
      world.relationSettings.set(key, { ...world.relationSettings.get(key), ...operation.change });
      return;
    }
    case 'endorse':
    case 'unendorse':
      return endorse(world, operation.account_id, operation.target_id, operation.kind === 'endorse');
    case 'block_domain':
      return blockDomain(world, operation.account_id, operation.domain);
    case 'unblock_domain':
      removeLink(world.domainBlocks, operation.account_id, operation.domain);
      return;
    case 'report':
      world.reports.push(structuredClone(operation.report));
      return;
    case 'vote':
      return vote(world, operation.account_id, operation.status_id, operation.choices);
    case 'list':
      world.lists.set(operation.list.id, structuredClone(operation.list));
      return;
    case 'delete_list':
      world.lists.delete(operation.id);
      return;
    case 'schedule':
      for (const media of operation.scheduled.draft.media ?? []) world.media.set(media.id, structuredClone(media));
      world.scheduled.set(operation.scheduled.id, structuredClone(operation.scheduled));
      return;
    case 'unschedule':
      world.scheduled.delete(operation.id);
      return;
    case 'dismiss_suggestion':
      addLink(world.dismissed, operation.account_id, operation.target_id);
      return;
    case 'follow_tag':
      addLink(world.followedTags, operation.account_id, operation.name);
      return;
    case 'unfollow_tag':
      world.followedTags.get(operation.account_id)?.delete(operation.name);
      return;
    case 'chat':
    case 'chat_message':
    case 'delete_chat_message':
      return applyChatOperation(world, operation);
    case 'join':
    case 'member':
    case 'standing':
    case 'unjoin':
      return applyMemberOperation(world, operation);
    case 'report_change':
    case 'staff_row':
    case 'log':
      return applyModerationOperation(world, operation);
    case 'conversation':
      world.conversationMarks.set(operation.key, { ...operation.mark });
      return;
    case 'participation':
      return participate(world, operation.status_id, operation.participation);
    case 'leave': {
      const event = world.statuses.get(operation.status_id)?.event;
      if (event !== undefined) event.participations = event.participations.filter(one => one.account_id !== operation.account_id);
    }
  }
}

/** Carries out an operation and adds it to the journal. */
export function record(world: World, operation: Operation): void {
  applyOperation(world, operation);
  world.journal.push(operation);
}
