import { type PageRange, pageOf } from './id-pages.js';
import { canSee, isLimited, isSilenced, isSuspended } from './visibility.js';
import { hasLink, type World } from './world.js';
import type { ListRecord, StatusRecord } from './records.js';

const NONE: readonly string[] = [];

/** True for own posts, and for posts and reblogs of followed accounts. Replies need a followed account on both sides. */
export function belongsInHome(world: World, statusId: string, accountId: string): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || status.visibility === 'direct') return false;
  const follows = world.following.get(accountId);
  const isOwn = status.account_id === accountId;
  if (!isOwn && !(follows?.has(status.account_id) ?? false) && !hasFollowedTag(world, status, accountId)) return false;
  if (isSilenced(world, accountId, status.account_id) || isInExclusiveList(world, accountId, status.account_id)) return false;
  const parent = status.in_reply_to_account_id;
  if (!isOwn && parent !== null && parent !== accountId && parent !== status.account_id && !(follows?.has(parent) ?? false))
    return false;
  const inner = status.reblog_of_id === null ? undefined : world.statuses.get(status.reblog_of_id);
  if (inner !== undefined && isSilenced(world, accountId, inner.account_id)) return false;
  return canSee(world, statusId, accountId);
}

/** True for public posts with a hashtag that the account follows. */
function hasFollowedTag(world: World, status: StatusRecord, accountId: string): boolean {
  const names = world.followedTags.get(accountId);
  if (names === undefined || names.size === 0 || status.visibility !== 'public') return false;
  return status.tags.some(tag => names.has(tag.toLowerCase()));
}

function isInExclusiveList(world: World, ownerId: string, accountId: string): boolean {
  return [...world.lists.values()].some(
    list => list.exclusive === true && list.owner_id === ownerId && list.account_ids.includes(accountId),
  );
}

/** Ids of Home, newest first. */
export function homeTimeline(world: World, accountId: string, range: PageRange = {}): string[] {
  return pageOf(world.order, range, id => belongsInHome(world, id, accountId));
}

/** `remote` excludes posts of this server, `local` those of others; `host` selects one server. */
type PublicFilter = {
  local?: boolean | undefined;
  remote?: boolean | undefined;
  onlyMedia?: boolean | undefined;
  host?: string | undefined;
  onlyEvents?: boolean | undefined;
};

/** True for public posts that are no reply to another account. Excludes accounts the viewer (null: a visitor) muted or blocked. */
export function belongsInPublic(world: World, statusId: string, viewerId: string | null, filter: PublicFilter = {}): boolean {
  const status = world.statuses.get(statusId);
  if (status === undefined || status.reblog_of_id !== null) return false;
  if (status.visibility !== 'public' && !(status.visibility === 'local' && filter.remote !== true)) return false;
  if (status.in_reply_to_id !== null && status.in_reply_to_account_id !== status.account_id) return false;
  const author = world.accounts.get(status.account_id);
  const host = author?.host ?? null;
  if (filter.local === true && host !== null) return false;
  if (filter.remote === true && host === null) return false;
  if (filter.host !== undefined && host !== filter.host) return false;
  if (filter.onlyMedia === true && status.media_attachments.length === 0) return false;
  if (filter.onlyEvents === true && status.event === undefined) return false;
  const isHidden = isSuspended(world, author) || (isLimited(world, author) && status.account_id !== viewerId);
  return !isHidden && !isSilenced(world, viewerId, status.account_id);
}

/** Ids of the public timeline, newest first. */
export function publicTimeline(
  world: World,
  viewerId: string | null,
  filter: PublicFilter = {},
  range: PageRange = {},
): string[] {
  return pageOf(world.order, range, id => belongsInPublic(world, id, viewerId, filter));
}

/** Selects posts with `name` or one of `any`, every tag of `all`, and none of `none`. */
type TagChoice = { name: string; any?: readonly string[]; all?: readonly string[]; none?: readonly string[] };

/** Ids of public posts with these tags, newest first. `accepts` is an additional filter. */
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
      !isLimited(world, world.accounts.get(status.account_id)) &&
      !isSuspended(world, world.accounts.get(status.account_id)) &&
      !isSilenced(world, viewerId, status.account_id) &&
      accepts(status)
    );
  });
}

/** True for posts and reblogs of a list's accounts; its policy decides on replies to others. */
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

/**
 * A status's thread in wire order: ancestors from the root down; descendants depth first, oldest first.
 *
 * @param leavesOut Posts that are left out although the viewer could see them. Their replies stay.
 */
export function threadOf(
  world: World,
  statusId: string,
  viewerId: string | null,
  leavesOut: (status: StatusRecord) => boolean = () => false,
): { ancestors: string[]; descendants: string[] } {
  const isSent = (id: string): boolean => {
    const status = world.statuses.get(id);
    return status !== undefined && canSee(world, id, viewerId) && !leavesOut(status);
  };
  const ancestors: string[] = [];
  let parent = world.statuses.get(statusId)?.in_reply_to_id ?? null;
  while (parent !== null && canSee(world, parent, viewerId)) {
    if (isSent(parent)) ancestors.push(parent);
    parent = world.statuses.get(parent)?.in_reply_to_id ?? null;
  }
  const descendants: string[] = [];
  const stack = [...(world.replies.get(statusId) ?? [])].toReversed();
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (isSent(next)) descendants.push(next);
    for (const reply of (world.replies.get(next) ?? []).toReversed()) stack.push(reply);
  }
  return { ancestors: ancestors.toReversed(), descendants };
}

/** The first post of a thread, also where posts between were deleted. */
export function threadStart(world: World, status: StatusRecord): string {
  const parentId = status.in_reply_to_id;
  if (parentId === null) return status.id;
  const known = world.directThreads.get(parentId);
  if (known !== undefined) return known;
  const parent = world.statuses.get(parentId);
  return parent === undefined ? parentId : threadStart(world, parent);
}

/** Ids of a list's posts, newest first. */
export function listTimeline(world: World, list: ListRecord, range: PageRange = {}): string[] {
  return pageOf(world.order, range, id => belongsInList(world, id, list));
}

/** The lists of an account, sorted by title. */
export function listsOf(world: World, ownerId: string): ListRecord[] {
  return [...world.lists.values()]
    .filter(list => list.owner_id === ownerId)
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

type AccountFilter = {
  only_media?: boolean | undefined;
  exclude_replies?: boolean | undefined;
  exclude_reblogs?: boolean | undefined;
  pinned?: boolean | undefined;
};

/** Ids of an account's visible posts, newest first; pinned posts in the order of the pins. */
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
