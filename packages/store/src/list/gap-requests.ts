import { wireId } from '@rookery/api-client';
import { knownAmong, type Gap } from './list-entries.js';
import { reachesSide, splitAtGap, type GapPage } from './fill-gap.js';
import { fullListOf, type GapSide, type ListPage, type ListState } from './list-state.js';

/** Requests for one fill of a gap when the server sends short pages. */
const MAX_GAP_REQUESTS = 4;
/** Requests for one fill while no page has a new item. After that the gap begins where the last request ended. */
const MAX_BARREN_REQUESTS = 20;

/** Access to the pages of a list. */
export interface GapRequests {
  /** The page between bounds. `limit` defaults to the page size of the list. */
  page(bounds: { max_id?: string; min_id?: string; limit?: number }): Promise<ListPage>;
  /** The page that a link names. */
  linked(link: string): Promise<ListPage>;
  /** The current state of the list. */
  state(): ListState;
  /** Items of a full page. */
  limit: number;
}

/**
 * Requests the items adjacent to one side of a gap. Requests pages until one overlaps known items on the far side or enough
 * new items have come. Some servers answer `min_id` with their newest items: a page for the older side counts only when it
 * overlaps known items there. Otherwise the gap is filled from its newer side.
 */
export async function requestGapPage(gap: Gap, side: GapSide, requests: GapRequests): Promise<GapPage & { side: GapSide }> {
  const page = side === 'older' ? await fromOlderSide(gap, requests) : null;
  return page === null ? { ...(await fromNewerSide(gap, requests)), side: 'newer' } : { ...page, side: 'older' };
}

async function fromNewerSide(gap: Gap, requests: GapRequests): Promise<GapPage> {
  let page = await requests.page({ max_id: wireId(gap.newerId) });
  const ids = [...page.ids];
  for (let count = 1; page.next !== null && !isEnough(gap, 'newer', ids, requests); count += 1) {
    const isBarren = freshIds(ids, requests).length === 0;
    if (count >= (isBarren ? MAX_BARREN_REQUESTS : MAX_GAP_REQUESTS)) break;
    page = await requests.linked(page.next);
    ids.push(...page.ids);
  }
  return { ids, isEnd: page.next === null, edgeId: boundOf(page.next) };
}

/** The id that a link continues below. */
const boundOf = (link: string | null): string | null => new URLSearchParams(link?.split('?')[1]).get('max_id');

/** Null when the server does not tell which items are adjacent to the older side. */
async function fromOlderSide(gap: Gap, requests: GapRequests): Promise<GapPage | null> {
  const around = splitAtGap(fullListOf(requests.state()), gap);
  if (around === null) return { ids: [], isEnd: false };
  // With the item below the older side as the bound, the page contains that side.
  const [edge, under] = around.below;
  const bound = edge?.kind === 'item' && under?.kind === 'item' ? under.id : gap.olderId;
  const first = await requests.page({ min_id: wireId(bound), limit: requests.limit + 1 });
  if (!(await isNextToOlderSide(gap, first, requests))) return null;
  let ids = [...first.ids];
  for (let count = 1; count < MAX_GAP_REQUESTS && !isEnough(gap, 'older', ids, requests); count += 1) {
    const page = await requests.page({ min_id: wireId(ids[0] ?? bound) });
    const known = new Set(ids);
    const fresh = page.ids.filter(id => !known.has(id));
    if (fresh.length === 0) break;
    ids = [...fresh, ...ids];
  }
  const isUseful = freshIds(ids, requests).length > 0 || isReached(gap, 'older', ids, requests);
  return isUseful ? { ids, isEnd: false } : null;
}

/** Whether a page is adjacent to the older side of a gap: they overlap, or the item after the page lies below the gap. */
async function isNextToOlderSide(gap: Gap, page: ListPage, requests: GapRequests): Promise<boolean> {
  const isBelow = (ids: readonly string[]): boolean => {
    const around = splitAtGap(fullListOf(requests.state()), gap);
    return around !== null && reachesSide(ids, around.below);
  };
  const last = page.ids.at(-1);
  if (last === undefined) return false;
  if (isBelow(page.ids)) return true;
  const { ids, next } = await requests.page({ max_id: wireId(last), limit: 1 });
  return ids.length === 0 ? next === null : isBelow(ids.slice(0, 1));
}

function isReached(gap: Gap, side: GapSide, ids: readonly string[], requests: GapRequests): boolean {
  const around = splitAtGap(fullListOf(requests.state()), gap);
  // Otherwise the gap was closed in the meantime.
  return around === null || reachesSide(ids, side === 'newer' ? around.below : around.above);
}

function freshIds(ids: readonly string[], requests: GapRequests): string[] {
  const known = knownAmong(ids, fullListOf(requests.state()).list);
  return ids.filter(id => !known.has(id));
}

function isEnough(gap: Gap, side: GapSide, ids: readonly string[], requests: GapRequests): boolean {
  return isReached(gap, side, ids, requests) || freshIds(ids, requests).length >= requests.limit / 2;
}
