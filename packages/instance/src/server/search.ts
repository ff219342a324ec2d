import type { World } from '../world/world.js';
import { hasLink } from '../world/world.js';
import { accountIdByAcct } from '../world/discovery.js';
import { isWaiting } from '../world/members.js';
import { canSee, isSuspended } from '../world/visibility.js';

/** In characters: long enough for any URL. */
export const MAXIMUM_SEARCH_LENGTH = 2048;

interface PeopleFilter {
  readonly viewerId: string | null;
  readonly followingOnly?: boolean;
  readonly followersOnly?: boolean;
}

/** Ids of accounts whose acct or display name contains the text: exact acct first, then prefixes, then followed accounts, then by follower count. */
export function searchAccounts(world: World, text: string, filter: PeopleFilter): string[] {
  const wanted = text.trim().replace(/^@/, '').toLowerCase();
  if (wanted === '') return [];
  const exact = accountIdByAcct(world, wanted);
  const { viewerId } = filter;
  const ranked: { id: string; rank: number; followers: number }[] = [];
  for (const account of world.accounts.values()) {
    const acct = account.acct.toLowerCase();
    const name = account.display_name.toLowerCase();
    const isMatch =
      account.id === exact || acct.includes(wanted) || name.includes(wanted) || account.url.toLowerCase() === wanted;
    if (!isMatch || account.standing?.deleted === true || isWaiting(world, account.id) || isSuspended(world, account)) continue;
    if (filter.followingOnly === true && (viewerId === null || !hasLink(world.following, viewerId, account.id))) continue;
    if (filter.followersOnly === true && (viewerId === null || !hasLink(world.following, account.id, viewerId))) continue;
    const startsWith = acct.startsWith(wanted) || name.split(/\s+/).some(word => word.startsWith(wanted));
    const isFollowed = viewerId !== null && hasLink(world.following, viewerId, account.id);
    const rank = (account.id === exact ? 0 : 4) + (startsWith ? 0 : 2) + (isFollowed ? 0 : 1);
    ranked.push({ id: account.id, rank, followers: account.followers_count });
  }
  return ranked
    .toSorted((one, other) => one.rank - other.rank || other.followers - one.followers || (one.id < other.id ? -1 : 1))
    .map(one => one.id);
}

/** Further words of a search are ignored: each is looked for in every status. */
const MAXIMUM_WORDS = 12;

/** Ids of visible statuses that contain every word, newest first. A URL finds the status it belongs to. */
export function searchStatuses(world: World, text: string, viewerId: string | null): string[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  if (/^https?:\/\//.test(wanted)) {
    for (const status of world.statuses.values()) {
      const isIt = status.url.toLowerCase() === wanted || status.uri.toLowerCase() === wanted;
      if (isIt && canSee(world, status.id, viewerId)) return [status.id];
    }
    return [];
  }
  const words = [...new Set(wanted.split(/\s+/))].slice(0, MAXIMUM_WORDS);
  return world.order
    .filter(id => {
      const status = world.statuses.get(id);
      if (status === undefined || status.reblog_of_id !== null) return false;
      const haystack = `${status.text} ${status.spoiler_text} ${status.content.replaceAll(/<[^>]*>/g, '')}`.toLowerCase();
      return words.every(word => haystack.includes(word)) && canSee(world, id, viewerId);
    })
    .toReversed();
}

/** Names of tags that contain the text: prefixes first, then by use. */
export function searchTags(world: World, text: string): string[] {
  const wanted = text.trim().replace(/^#/, '').toLowerCase();
  if (wanted === '') return [];
  return [...world.tags.entries()]
    .filter(([name]) => name.includes(wanted))
    .toSorted(([one, oneTag], [other, otherTag]) => {
      const byStart = Number(other.startsWith(wanted)) - Number(one.startsWith(wanted));
      return byStart || otherTag.status_ids.length - oneTag.status_ids.length || (one < other ? -1 : 1);
    })
    .map(([name]) => name);
}
