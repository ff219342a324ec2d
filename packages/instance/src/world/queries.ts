import type { ListRecord, StatusRecord, World } from './world.js';
import { hasLink } from './world.js';

/** The wire's paging words. `limit` is 20 unless given. */
export type PageRange = {
  max_id?: string | undefined;
  since_id?: string | undefined;
  min_id?: string | undefined;
  limit?: number | undefined;
};

export type RelationshipRecord = {
  id: string;
  following: boolean;
  showing_reblogs: boolean;
  notifying: boolean;
  followed_by: boolean;
  blocking: boolean;
  blocked_by: boolean;
  muting: boolean;
  muting_notifications: boolean;
  requested: boolean;
  domain_blocking: boolean;
  endorsed: boolean;
  note: string;
};

const NONE: readonly string[] = [];

/** The first index whose id is not before `id` in an ascending list. */
export function lowerBound(ids: readonly string[], id: string): number {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One page of an ascending list, newest first: looks only at the ids it passes. */
export function pageOf(ids: readonly string[], range: PageRange, accepts: (id: string) => boolean): string[] {
  const limit = range.limit ?? 20;
  const from = range.min_id === undefined ? range.since_id : range.min_id;
  const start = from === undefined ? 0 : lowerBound(ids, from) + (ids[lowerBound(ids, from)] === from ? 1 : 0);
  const end = range.max_id === undefined ? ids.length : lowerBound(ids, range.max_id);
  const page: string[] = [];
  if (range.min_id === undefined) {
    for (let index = end - 1; index >= start && page.length < limit; index -= 1) {
      const id = ids[index];
      if (id !== undefined && accepts(id)) page.push(id);
    }
    return page;
  }
  for (let index = start; index < end && page.length < limit; index += 1) {
    const id = ids[index];
    if (id !== undefined && accepts(id)) page.push(id);
  }
  return page.toReversed();
}

/** Whether `viewerId` (null: a visitor) may read the post; a reblog is as readable as what it repeats. */
export function canSee(world: World, statusId: string, viewerId: string | null): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined) return false;
  if (status.reblog_of_id !== null && !canSee(world, status.reblog_of_id, viewerId)) return false;
  if (viewerId !== null && status.account_id === viewerId) return true;
  if (viewerId !== null && hasLink(world.blocks, status.account_id, viewerId)) return false;
  switch (status.visibility) {
    case 'public':
    case 'unlisted':
    case 'local':
      return true;
    case 'self':
      return false;
    case 'private':
      return viewerId !== null && (hasLink(world.following, viewerId, status.account_id) || mentioned(status, viewerId));
    case 'mutuals_only':
      return (
        viewerId !== null &&
        ((hasLink(world.following, viewerId, status.account_id) && hasLink(world.following, status.account_id, viewerId)) ||
          mentioned(status, viewerId))
      );
    case 'direct':
    case 'list':
      return viewerId !== null && mentioned(status, viewerId);
  }
}

function mentioned(status: StatusRecord, accountId: string): boolean {
  return status.mentions.some(mention => mention.id === accountId);
}

function isSilenced(world: World, viewerId: string | null, accountId: string): boolean {
  return viewerId !== null && (hasLink(world.mutes, viewerId, accountId) || hasLink(world.blocks, viewerId, accountId));
}

/** What one follows: own posts, posts and reblogs of the followed, replies only between people one follows. */
export function belongsInHome(world: World, statusId: string, accountId: string): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || status.visibility === 'direct') return false;
  const follows = world.following.get(accountId);
  const isOwn = status.account_id === accountId;
  if (!isOwn && !(follows?.has(status.account_id) ?? false)) return false;
  if (isSilenced(world, accountId, status.account_id)) return false;
  const parent = status.in_reply_to_account_id;
  if (!isOwn && parent !== null && parent !== accountId && parent !== status.account_id && !(follows?.has(parent) ?? false))
    return false;
  const inner = status.reblog_of_id === null ? undefined : world.statuses.get(status.reblog_of_id);
  if (inner !== undefined && isSilenced(world, accountId, inner.account_id)) return false;
  return canSee(world, statusId, accountId);
}

export function homeTimeline(world: World, accountId: string, range: PageRange = {}): string[] {
  return pageOf(world.order, range, id => belongsInHome(world, id, accountId));
}

export type PublicFilter = {
  local?: boolean | undefined;
  remote?: boolean | undefined;
  onlyMedia?: boolean | undefined;
  host?: string | undefined;
};

export function belongsInPublic(world: World, statusId: string, viewerId: string | null, filter: PublicFilter = {}): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || status.reblog_of_id !== null) return false;
  if (status.visibility !== 'public' && !(status.visibility === 'local' && filter.remote !== true)) return false;
  if (status.in_reply_to_id !== null && status.in_reply_to_account_id !== status.account_id) return false;
  const host = world.accounts.get(status.account_id)?.host ?? null;
  if (filter.local === true && host !== null) return false;
  if (filter.remote === true && host === null) return false;
  if (filter.host !== undefined && host !== filter.host) return false;
  if (filter.onlyMedia === true && status.media_attachments.length === 0) return false;
  return !isSilenced(world, viewerId, status.account_id);
}

export function publicTimeline(
  world: World,
  viewerId: string | null,
  filter: PublicFilter = {},
  range: PageRange = {},
): string[] {
  return pageOf(world.order, range, id => belongsInPublic(world, id, viewerId, filter));
}

/** Tags beside the first: a post has the first or one of `any`, every one of `all`, and none of `none`. */
export type TagChoice = { name: string; any?: readonly string[]; all?: readonly string[]; none?: readonly string[] };

/** `accepts`: a further condition. */
export function tagTimeline(
  world: World,
  { name, any = [], all = [], none = [] }: TagChoice,
  viewerId: string | null,
  range: PageRange = {},
  accepts: (status: StatusRecord) => boolean = () => true,
): string[] {
  const idsOf = (tag: string): readonly string[] => world.tags.get(tag.toLowerCase())?.status_ids ?? NONE;
  const ids = any.length === 0 ? idsOf(name) : [...new Set([name, ...any].flatMap(idsOf))].toSorted();
  const has = (status: StatusRecord, tag: string): boolean => status.tags.some(one => one.toLowerCase() === tag.toLowerCase());
  return pageOf(ids, range, id => {
    const status = world.statuses.get(id);
    return (
      status !== undefined &&
      status.visibility === 'public' &&
      all.every(tag => has(status, tag)) &&
      !none.some(tag => has(status, tag)) &&
      !isSilenced(world, viewerId, status.account_id) &&
      accepts(status)
    );
  });
}

/** Posts and reblogs of a list's people; answers to others as its policy says. */
export function belongsInList(world: World, statusId: string, list: ListRecord): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || status.visibility === 'direct' || !list.account_ids.includes(status.account_id)) return false;
  if (isSilenced(world, list.owner_id, status.account_id) || !canSee(world, statusId, list.owner_id)) return false;
  const parent = status.in_reply_to_account_id;
  if (parent === null || parent === status.account_id) return true;
  switch (list.replies_policy) {
    case 'none':
      return false;
    case 'list':
      return parent === list.owner_id || list.account_ids.includes(parent);
    case 'followed':
      return parent === list.owner_id || hasLink(world.following, list.owner_id, parent);
  }
}

export function listTimeline(world: World, list: ListRecord, range: PageRange = {}): string[] {
  return pageOf(world.order, range, id => belongsInList(world, id, list));
}

/** The lists of a member, by title. */
export function listsOf(world: World, ownerId: string): ListRecord[] {
  return [...world.lists.values()]
    .filter(list => list.owner_id === ownerId)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

export type AccountFilter = {
  only_media?: boolean | undefined;
  exclude_replies?: boolean | undefined;
  exclude_reblogs?: boolean | undefined;
  pinned?: boolean | undefined;
};

export function accountStatuses(
  world: World,
  accountId: string,
  viewerId: string | null,
  filter: AccountFilter = {},
  range: PageRange = {},
): string[] {
  if (filter.pinned === true) {
    const pins = world.accounts.get(accountId)?.pinned_status_ids ?? [];
    return pins.filter(id => canSee(world, id, viewerId)).slice(0, range.limit ?? 20);
  }
  return pageOf(world.byAccount.get(accountId) ?? NONE, range, id => {
    const status = world.statuses.get(id);
    if (status === undefined || status.visibility === 'direct') return false;
    if (filter.only_media === true && status.media_attachments.length === 0) return false;
    if (filter.exclude_reblogs === true && status.reblog_of_id !== null) return false;
    if (filter.exclude_replies === true && status.in_reply_to_id !== null && status.in_reply_to_account_id !== accountId)
      return false;
    return canSee(world, id, viewerId);
  });
}

/** The thread around a post, as the wire orders it: ancestors from the root, descendants depth first and oldest first. */
export function context(world: World, statusId: string, viewerId: string | null): { ancestors: string[]; descendants: string[] } {
  const ancestors: string[] = [];
  let parent = world.statuses.get(statusId)?.in_reply_to_id ?? null;
  while (parent !== null && canSee(world, parent, viewerId)) {
    ancestors.push(parent);
    parent = world.statuses.get(parent)?.in_reply_to_id ?? null;
  }
  const descendants: string[] = [];
  const waiting = [...(world.replies.get(statusId) ?? [])].toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (canSee(world, next, viewerId)) descendants.push(next);
    for (const reply of (world.replies.get(next) ?? []).toReversed()) waiting.push(reply);
  }
  return { ancestors: ancestors.toReversed(), descendants };
}

/** Account ids, most recently followed first. */
export function following(world: World, accountId: string): string[] {
  return [...(world.following.get(accountId) ?? [])].toReversed();
}

/** Account ids, most recent follower first. */
export function followers(world: World, accountId: string): string[] {
  return [...(world.followers.get(accountId) ?? [])].toReversed();
}

/** How account `a` stands to account `b`. */
export function relationship(world: World, a: string, b: string): RelationshipRecord {
  const isFollowing = hasLink(world.following, a, b);
  const isMuting = hasLink(world.mutes, a, b);
  return {
    id: b,
    following: isFollowing,
    showing_reblogs: isFollowing,
    notifying: false,
    followed_by: hasLink(world.following, b, a),
    blocking: hasLink(world.blocks, a, b),
    blocked_by: hasLink(world.blocks, b, a),
    muting: isMuting,
    muting_notifications: isMuting,
    requested: hasLink(world.requests, a, b),
    domain_blocking: false,
    endorsed: false,
    note: '',
  };
}

/** Discoverable people `accountId` does not follow and has not dismissed, the most followed first. */
export function suggestions(world: World, accountId: string, limit = 40): string[] {
  return [...world.accounts.values()]
    .filter(
      account =>
        account.id !== accountId &&
        account.discoverable &&
        !account.memorial &&
        !hasLink(world.following, accountId, account.id) &&
        !hasLink(world.requests, accountId, account.id) &&
        !hasLink(world.dismissed, accountId, account.id) &&
        !isSilenced(world, accountId, account.id),
    )
    .toSorted((one, other) => other.followers_count - one.followers_count || (one.id < other.id ? -1 : 1))
    .slice(0, limit)
    .map(account => account.id);
}

/** Tag names (as written) by how many people used them today, most first; a tag nobody used today is no trend. */
export function trendingTags(world: World, limit = 10): string[] {
  return [...world.tags.values()]
    .filter(tag => Number(tag.history[0]?.accounts ?? 0) > 0)
    .toSorted(
      (one, other) =>
        Number(other.history[0]?.accounts ?? 0) - Number(one.history[0]?.accounts ?? 0) || (one.name < other.name ? -1 : 1),
    )
    .slice(0, limit)
    .map(tag => tag.name);
}

/** Account id by `user`, `user@host` or `@user@host`, in any case. */
export function accountIdByAcct(world: World, acct: string): string | null {
  return world.accountIdsByAcct.get(acct.replace(/^@/, '').toLowerCase()) ?? null;
}
