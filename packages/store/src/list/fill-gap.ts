import type { FullList } from './full-list.js';
import { isSortable, olderIn } from '@rookery/api-client';
import { indexOfItem, insertPage, itemIds, knownAmong, openBelow, type Entry, type Gap } from './list-entries.js';
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

/** Whether a page has an item known on the far side of a gap, and so reaches it. */
export const reachesSide = (ids: readonly string[], side: readonly Entry[]): boolean => knownAmong(ids, side).size > 0;

/**
 * Fills a gap with a page adjacent to its `side` (LIST-03). The gap closes when the page has an item known on the far side, or is the last
 * one; otherwise a gap stays beyond the received items. A short page means nothing: servers filter items after cutting a page. No item of
 * the page is dropped, whatever its id.
 */
export function fillGap(state: ListState, gap: Gap, side: GapSide, page: GapPage): ListState {
  const full = fullListOf(state);
  const around = splitAtGap(full, gap);
  const isStanding = state.entries.some(
    entry => entry.kind === 'gap' && entry.newerId === gap.newerId && entry.olderId === gap.olderId,
  );
  if (!isStanding || around === null) return state;
  const { above, region, below } = around;
  const isNewer = side === 'newer';
  const [near, far] = isNewer ? [above, below] : [below, above];
  const edges = [isNewer ? above.at(-1) : below[0], isNewer ? below[0] : above.at(-1)];
  const [nearId, farId] = edges.map(entry => (entry?.kind === 'item' ? entry.id : undefined));
  const nearIds = knownAmong(page.ids, near);
  const isClosed = page.isEnd || reachesSide(page.ids, far);
  if (!isClosed && nearIds.size === new Set(page.ids).size) {
    const { edgeId = null } = page;
    if (edgeId === null || nearIds.size > 0) return state;
    return withFullList(state, { list: [...above, ...moveEdge(region, edgeId, side), ...below], hidden: full.hidden });
  }
  // An answer with items of the near side tells its place. Otherwise it was asked for as the one beside that side.
  const isAdjacent = nearIds.size === 0 && nearId !== undefined;
  const ids = !isAdjacent ? page.ids : isNewer ? [nearId, ...page.ids] : [...page.ids, nearId];
  const filled = insertPage(full.list, ids, olderIn(itemIds(full.list), page.ids), 0, isAdjacent && !isClosed ? above.length : 0);
  const end = filled.at(-1);
  const isBeyondEnd = end?.kind === 'item' && isSortable(end.id) && indexOfItem(full.list, end.id) < 0;
  return receiveDeferred(
    withFullList(isBeyondEnd ? { ...state, older: { below: end.id }, endId: end.id } : state, {
      list: page.isEnd ? closeBetween(filled, nearId, farId) : openBeyond(filled, full.list, page.ids, side),
      hidden: full.hidden,
    }),
  );
}

/** A gap beyond the last item of a page, unless it was known. */
function openBeyond(filled: readonly Entry[], before: readonly Entry[], ids: readonly string[], side: GapSide): readonly Entry[] {
  const edge = (side === 'newer' ? ids.at(-1) : ids[0]) ?? '';
  if (indexOfItem(before, edge) >= 0) return filled;
  if (side === 'newer') return openBelow(filled, edge);
  const above = filled[indexOfItem(filled, edge) - 1];
  return above?.kind === 'item' ? openBelow(filled, above.id) : filled;
}

/** The region of a gap after a page without items: the gap begins where the server was asked last. */
function moveEdge(region: readonly Entry[], edgeId: string, side: GapSide): Entry[] {
  const at = side === 'newer' ? 0 : region.length - 1;
  const bound = side === 'newer' ? { newerId: edgeId } : { olderId: edgeId };
  return region.map((entry, index) => (index === at && entry.kind === 'gap' ? { ...entry, ...bound } : entry));
}

/** Without the gaps between two items. */
function closeBetween(list: readonly Entry[], one: string | undefined, other: string | undefined): readonly Entry[] {
  const [from = 0, to = list.length] = [one, other]
    .map(id => (id === undefined ? undefined : indexOfItem(list, id)))
    .toSorted((a = 0, b = 0) => a - b);
  return list.filter((entry, index) => entry.kind !== 'gap' || index < from || index > to);
}
