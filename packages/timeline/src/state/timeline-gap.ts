import { isOlder, knownAmong, layPage, tellsTime, type Entry, type Gap, type Whole } from './timeline-entries.js';
import { takePassed, wholeOf, withWhole, type GapSide, type TimelineState } from './timeline-state.js';

/** Posts next to one side of a gap, newest first. */
export interface GapPage {
  ids: readonly string[];
  /** The server has nothing beyond them. */
  isEnd: boolean;
  /** Below which id the server was not asked yet, should none of `ids` tell. */
  edgeId?: string | null;
}

/** What stands above a gap, in it (gaps and queued posts) and below it; null when the gap is no longer there. */
export function aroundGap({ list }: Whole, gap: Gap): { above: Entry[]; region: Entry[]; below: Entry[] } | null {
  const from = list.findIndex(entry => entry.kind === 'gap' && entry.newerId === gap.newerId);
  const to = list.findIndex((entry, index) => index >= from && entry.kind === 'gap' && entry.olderId === gap.olderId);
  if (from < 0 || to < 0) return null;
  return { above: list.slice(0, from), region: list.slice(from, to + 1), below: list.slice(to + 1) };
}

/**
 * The posts of a page that lie before the far side of a gap, and whether the page reaches that side: a post known there
 * tells it, or, should those be gone, the time of the page's last one.
 */
export function upToFarSide(
  gap: Gap,
  side: GapSide,
  ids: readonly string[],
  far: readonly Entry[],
): { ids: readonly string[]; isMet: boolean } {
  const known = knownAmong(ids, far);
  const isNewer = side === 'newer';
  const met = isNewer ? ids.findIndex(id => known.has(id)) : ids.findLastIndex(id => known.has(id));
  if (met >= 0) return { ids: isNewer ? ids.slice(0, met) : ids.slice(met + 1), isMet: true };
  const last = isNewer ? ids.at(-1) : ids[0];
  if (last === undefined) return { ids, isMet: false };
  return {
    ids,
    isMet: isNewer ? last === gap.olderId || isOlder(last, gap.olderId) : last === gap.newerId || isOlder(gap.newerId, last),
  };
}

/**
 * Fills a gap with a page next to its `side`. It closes when the page reaches the other side or is the end; what remains
 * stays a gap beyond the received posts. How long the page is says nothing: servers take posts out after they cut one.
 */
export function fillGap(state: TimelineState, gap: Gap, side: GapSide, page: GapPage): TimelineState {
  const whole = wholeOf(state);
  const around = aroundGap(whole, gap);
  const isStanding = state.entries.some(
    entry => entry.kind === 'gap' && entry.newerId === gap.newerId && entry.olderId === gap.olderId,
  );
  if (!isStanding || around === null) return state;
  const { above, region, below } = around;

  const isWithin = (id: string): boolean =>
    id !== gap.newerId && id !== gap.olderId && !isOlder(id, gap.olderId) && !isOlder(gap.newerId, id);
  const { ids, isMet } = upToFarSide(gap, side, page.ids, side === 'newer' ? below : above);
  const known = knownAmong(ids, above, below);
  const fresh = [...new Set(ids)].filter(id => !known.has(id) && isWithin(id));
  const isClosed = page.isEnd || isMet;
  if (!isClosed && fresh.length === 0) {
    const { edgeId = null } = page;
    if (edgeId === null || !isWithin(edgeId)) return state;
    const moved = coverFrom(region, [edgeId], side).filter(entry => isUnlike(entry, edgeId));
    return withWhole(state, { list: [...above, ...moved, ...below], hidden: whole.hidden });
  }
  const middle = isClosed ? layPage(region.filter(isPost), fresh) : coverFrom(region, fresh, side);
  const shown = new Set(fresh);
  return takePassed(
    withWhole(state, {
      list: [...above, ...middle, ...below],
      hidden: new Set([...whole.hidden].filter(id => !shown.has(id))),
    }),
  );
}

const isUnlike = (entry: Entry, id: string): boolean => entry.kind !== 'status' || entry.id !== id;
const isPost = (entry: Entry): boolean => entry.kind === 'status';

/** The page laid from one side of a region of gaps and queued posts; beyond its last post the region stays as it is. */
function coverFrom(region: readonly Entry[], ids: readonly string[], side: GapSide): Entry[] {
  const isNewer = side === 'newer';
  const edge = (isNewer ? ids.at(-1) : ids[0]) ?? '';
  const edgeTime = (isNewer ? ids.findLast(tellsTime) : ids.find(tellsTime)) ?? '';
  const isBeyondEdge = (id: string): boolean => (isNewer ? isOlder(id, edgeTime) : isOlder(edgeTime, id));
  const isNear = (id: string): boolean => ids.includes(id) || (tellsTime(id) && edgeTime !== '' && !isBeyondEdge(id));
  const covered = layPage(
    region.filter(entry => entry.kind === 'status' && isNear(entry.id)),
    ids,
  );
  const rest = region.flatMap((entry): Entry[] => {
    if (entry.kind !== 'gap') return entry.kind === 'status' && !isNear(entry.id) ? [entry] : [];
    const [nearId, farId] = isNewer ? [entry.newerId, entry.olderId] : [entry.olderId, entry.newerId];
    if (isNear(farId)) return [];
    if (isBeyondEdge(nearId)) return [entry];
    return [isNewer ? { ...entry, newerId: edge } : { ...entry, olderId: edge }];
  });
  return isNewer ? [...covered, ...rest] : [...rest, ...covered];
}
