import { wireId } from '@rookery/api-client';
import { knownAmong, type Gap } from './timeline-entries.js';
import { aroundGap, upToFarSide, type GapPage } from './timeline-gap.js';
import { wholeOf, type GapSide, type TimelinePage, type TimelineState } from './timeline-state.js';

/** How often a server that sends few posts is asked for one filling of a gap, */
const MAX_GAP_REQUESTS = 4;
/** and how often while nothing came that can be shown. Then the gap begins where asking ended. */
const MAX_BARREN_REQUESTS = 20;

/** Ways to ask for the posts of a list. */
export interface GapRequests {
  /** The page between bounds; `limit` posts, else as many as of any page. */
  page(bounds: { max_id?: string; min_id?: string; limit?: number }): Promise<TimelinePage>;
  /** The page behind a link. */
  linked(link: string): Promise<TimelinePage>;
  /** What is known of the list now. */
  state(): TimelineState;
  /** How many posts fill a page. */
  limit: number;
}

/**
 * Asks for what stands next to one side of a gap. No server is taken at its word: pages are asked for until one overlaps what
 * is known on the other side or enough has come; and a page next to the older side counts only when it overlaps what is known
 * there, for some servers answer `min_id` with the newest. Where it does not the page next to the newer side is taken.
 */
export async function askForGap(gap: Gap, side: GapSide, requests: GapRequests): Promise<GapPage & { side: GapSide }> {
  const page = side === 'older' ? await fromOlderSide(gap, requests) : null;
  return page === null ? { ...(await fromNewerSide(gap, requests)), side: 'newer' } : { ...page, side: 'older' };
}

async function fromNewerSide(gap: Gap, requests: GapRequests): Promise<GapPage> {
  let page = await requests.page({ max_id: wireId(gap.newerId) });
  const ids = [...page.ids];
  for (let count = 1; page.next !== null && !isEnough(gap, 'newer', ids, requests); count += 1) {
    const isBarren = freshIds(gap, 'newer', ids, requests).length === 0;
    if (count >= (isBarren ? MAX_BARREN_REQUESTS : MAX_GAP_REQUESTS)) break;
    page = await requests.linked(page.next);
    ids.push(...page.ids);
  }
  return { ids, isEnd: page.next === null, edgeId: boundOf(page.next) };
}

/** The post a link goes on below. */
const boundOf = (link: string | null): string | null => new URLSearchParams(link?.split('?')[1]).get('max_id');

/** null when the server does not tell what is next to the older side. */
async function fromOlderSide(gap: Gap, requests: GapRequests): Promise<GapPage | null> {
  const around = aroundGap(wholeOf(requests.state()), gap);
  if (around === null) return { ids: [], isEnd: false };
  // The post below the older side as the bound makes that side a part of the page.
  const [edge, under] = around.below;
  const bound = edge?.kind === 'status' && under?.kind === 'status' ? under.id : gap.olderId;
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
  const isUseful = freshIds(gap, 'older', ids, requests).length > 0 || farSide(gap, 'older', ids, requests).isMet;
  return isUseful ? { ids, isEnd: false } : null;
}

/** Whether nothing lies between a page and the older side of a gap: they overlap, or what follows the page lies below. */
async function isNextToOlderSide(gap: Gap, page: TimelinePage, requests: GapRequests): Promise<boolean> {
  const isBelow = (ids: readonly string[]): boolean => {
    const around = aroundGap(wholeOf(requests.state()), gap);
    return around !== null && upToFarSide(gap, 'newer', ids, around.below).isMet;
  };
  const last = page.ids.at(-1);
  if (last === undefined) return false;
  if (isBelow(page.ids)) return true;
  const { ids, next } = await requests.page({ max_id: wireId(last), limit: 1 });
  return ids.length === 0 ? next === null : isBelow(ids.slice(0, 1));
}

function farSide(
  gap: Gap,
  side: GapSide,
  ids: readonly string[],
  requests: GapRequests,
): { ids: readonly string[]; isMet: boolean } {
  const around = aroundGap(wholeOf(requests.state()), gap);
  // A gap that is gone meanwhile needs nothing more.
  if (around === null) return { ids, isMet: true };
  return upToFarSide(gap, side, ids, side === 'newer' ? around.below : around.above);
}

function freshIds(gap: Gap, side: GapSide, ids: readonly string[], requests: GapRequests): string[] {
  const { list } = wholeOf(requests.state());
  const known = knownAmong(ids, list);
  return farSide(gap, side, ids, requests).ids.filter(id => !known.has(id));
}

function isEnough(gap: Gap, side: GapSide, ids: readonly string[], requests: GapRequests): boolean {
  return farSide(gap, side, ids, requests).isMet || freshIds(gap, side, ids, requests).length >= requests.limit / 2;
}
