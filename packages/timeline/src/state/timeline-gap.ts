import { isOlder, knownAmong, layPage, tellsTime, type Entry, type Gap } from './timeline-entries.js';
import { takePassed, wholeOf, withWhole, type GapSide, type TimelinePage, type TimelineState } from './timeline-state.js';

/**
 * Fills a gap with the page next to its `side`. `limit` is what was asked for: a shorter page closes the gap, and so
 * does one that reaches the other side. What remains stays a gap beyond the received posts.
 */
export function fillGap(state: TimelineState, gap: Gap, side: GapSide, page: TimelinePage, limit: number): TimelineState {
  const { list, hidden } = wholeOf(state);
  const from = list.findIndex(entry => entry.kind === 'gap' && entry.newerId === gap.newerId);
  const to = list.findIndex((entry, index) => index >= from && entry.kind === 'gap' && entry.olderId === gap.olderId);
  const isStanding = state.entries.some(
    entry => entry.kind === 'gap' && entry.newerId === gap.newerId && entry.olderId === gap.olderId,
  );
  if (!isStanding || from < 0 || to < 0) return state;
  const [above, region, below] = [list.slice(0, from), list.slice(from, to + 1), list.slice(to + 1)];

  const isBeyond = (id: string): boolean =>
    side === 'newer' ? id === gap.olderId || isOlder(id, gap.olderId) : id === gap.newerId || isOlder(gap.newerId, id);
  const isWithin = (id: string): boolean =>
    id !== gap.newerId && id !== gap.olderId && !isOlder(id, gap.olderId) && !isOlder(gap.newerId, id);
  const far = knownAmong(page.ids, side === 'newer' ? below : above);
  const known = knownAmong(page.ids, above, below);
  const fresh = [...new Set(page.ids)].filter(id => !known.has(id) && isWithin(id));
  // A full page of known posts could not move the gap: asking again would bring the same page.
  const isClosed = page.ids.length < limit || fresh.length === 0 || page.ids.some(id => isBeyond(id) || far.has(id));
  const middle = isClosed ? layPage(region.filter(isPost), fresh) : coverFrom(region, fresh, side);
  const shown = new Set(fresh);
  return takePassed(
    withWhole(state, {
      list: [...above, ...middle, ...below],
      hidden: new Set([...hidden].filter(id => !shown.has(id))),
    }),
  );
}

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
