import type { FullList } from './full-list.js';
import { insertPage, isOlder, isSortable, knownAmong, type Entry, type Gap } from './list-entries.js';
import { receiveDeferred } from './receive-item.js';
import { fullListOf, withFullList, type GapSide, type ListState } from './list-state.js';

/** Items adjacent to one side of a gap, newest first. */
export interface GapPage {
  ids: readonly string[];
  /** The server has no items beyond these. */
  isEnd: boolean;
  /** The id below which the server was not asked yet, for a page without `ids`. */
  edgeId?: string | null;
}

/** The entries above a gap, inside it (gaps and queued items) and below it; null when the gap no longer exists. */
export function splitAtGap({ list }: FullList, gap: Gap): { above: Entry[]; region: Entry[]; below: Entry[] } | null {
  const from = list.findIndex(entry => entry.kind === 'gap' && entry.newerId === gap.newerId);
  const to = list.findIndex((entry, index) => index >= from && entry.kind === 'gap' && entry.olderId === gap.olderId);
  if (from < 0 || to < 0) return null;
  return { above: list.slice(0, from), region: list.slice(from, to + 1), below: list.slice(to + 1) };
}

/**
 * The items of a page up to the far side of a gap, and whether the page reaches that side. A known item on that side tells it
 * or, when those items were deleted, the id of the page's last item.
 */
export function cutAtFarSide(
  gap: Gap,
  side: GapSide,
  ids: readonly string[],
  far: readonly Entry[],
): { ids: readonly string[]; isReached: boolean } {
  const known = knownAmong(ids, far);
  const isNewer = side === 'newer';
  const met = isNewer ? ids.findIndex(id => known.has(id)) : ids.findLastIndex(id => known.has(id));
  if (met >= 0) return { ids: isNewer ? ids.slice(0, met) : ids.slice(met + 1), isReached: true };
  const last = isNewer ? ids.at(-1) : ids[0];
  if (last === undefined) return { ids, isReached: false };
  return {
    ids,
    isReached: isNewer ? last === gap.olderId || isOlder(last, gap.olderId) : last === gap.newerId || isOlder(gap.newerId, last),
  };
}

/**
 * Fills a gap with a page adjacent to its `side` (LIST-03). The gap closes when the page reaches the far side or is the last
 * one; otherwise a gap stays beyond the received items. A short page means nothing: servers filter items after cutting a page.
 */
export function fillGap(state: ListState, gap: Gap, side: GapSide, page: GapPage): ListState {
  const full = fullListOf(state);
  const around = splitAtGap(full, gap);
  const isStanding = state.entries.some(
    entry => entry.kind === 'gap' && entry.newerId === gap.newerId && entry.olderId === gap.olderId,
  );
  if (!isStanding || around === null) return state;
  const { above, region, below } = around;

  const isWithin = (id: string): boolean =>
    id !== gap.newerId && id !== gap.olderId && !isOlder(id, gap.olderId) && !isOlder(gap.newerId, id);
  const { ids, isReached } = cutAtFarSide(gap, side, page.ids, side === 'newer' ? below : above);
  const known = knownAmong(ids, above, below);
  const fresh = [...new Set(ids)].filter(id => !known.has(id) && isWithin(id));
  const isClosed = page.isEnd || isReached;
  if (!isClosed && fresh.length === 0) {
    const { edgeId = null } = page;
    if (edgeId === null || !isWithin(edgeId)) return state;
    const moved = coverFromSide(region, [edgeId], side).filter(entry => isOtherThan(entry, edgeId));
    return withFullList(state, { list: [...above, ...moved, ...below], hidden: full.hidden });
  }
  const middle = isClosed ? insertPage(region.filter(isItem), fresh) : coverFromSide(region, fresh, side);
  const shown = new Set(fresh);
  return receiveDeferred(
    withFullList(state, {
      list: [...above, ...middle, ...below],
      hidden: new Set([...full.hidden].filter(id => !shown.has(id))),
    }),
  );
}

const isOtherThan = (entry: Entry, id: string): boolean => entry.kind !== 'item' || entry.id !== id;
const isItem = (entry: Entry): boolean => entry.kind === 'item';

/** Applies a page to one side of a region of gaps and queued items. The region beyond the last item of the page stays. */
function coverFromSide(region: readonly Entry[], ids: readonly string[], side: GapSide): Entry[] {
  const isNewer = side === 'newer';
  const edge = (isNewer ? ids.at(-1) : ids[0]) ?? '';
  const edgeTime = (isNewer ? ids.findLast(isSortable) : ids.find(isSortable)) ?? '';
  const isBeyondEdge = (id: string): boolean => (isNewer ? isOlder(id, edgeTime) : isOlder(edgeTime, id));
  const isNear = (id: string): boolean => ids.includes(id) || (isSortable(id) && edgeTime !== '' && !isBeyondEdge(id));
  const covered = insertPage(
    region.filter(entry => entry.kind === 'item' && isNear(entry.id)),
    ids,
  );
  const rest = region.flatMap((entry): Entry[] => {
    if (entry.kind !== 'gap') return entry.kind === 'item' && !isNear(entry.id) ? [entry] : [];
    const [nearId, farId] = isNewer ? [entry.newerId, entry.olderId] : [entry.olderId, entry.newerId];
    if (isNear(farId)) return [];
    if (isBeyondEdge(nearId)) return [entry];
    return [isNewer ? { ...entry, newerId: edge } : { ...entry, olderId: edge }];
  });
  return isNewer ? [...covered, ...rest] : [...rest, ...covered];
}
