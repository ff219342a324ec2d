import type { Injection, Placement, PlacementState } from '../options/timeline-options.js';
import type { Row } from '../rows/timeline-rows.js';

/** One kind of injected row, and the positions of its rows. */
export interface InjectionRule {
  kind: string;
  /**
   * The ordinal of the placement before the entry at `index`, or null. Indexes count posts, gaps, pending posts and the rows of
   * earlier rules. Index 0 is the first entry when the list was opened; entries prepended later have negative ones. Ordinals rise
   * with the index.
   */
  placementAt(index: number): number | null;
  /** Whether a row may be above the first entry. Default: no. */
  mayBeFirst?: boolean;
  /** Whether the first row is at the end of a list that is too short for it. Default: no, then no row is ever last. */
  mayBeLast?: boolean;
}

/** Where a list begins: nothing is placed yet. */
export const noPlacements: PlacementState = { placed: [], base: null, order: [], isWaiting: false };

/** The placements of one list, each with the index of the row after it (`rows.length`: at the end). No two share an index. */
type Places = Map<Placement, number>;

/**
 * The placements for these rows, given the placements before. A placed row stays beside its post whatever is added above, below or
 * into gaps; new placements are made only above the first and below the last. When its post is removed, a placement moves to its
 * other neighbour, then to the nearest older, then to the nearest newer post that is left. No two placements are adjacent: the one
 * of the earlier rule wins, then the one with the lower ordinal. No row appears before the reader's eyes: a placement between two posts in
 * view waits, and those after it too, until it is called again with other posts in view (LIST-13).
 *
 * @param inViewIds Ids of the posts in view. Default: none.
 */
export function placeInjections(
  state: PlacementState,
  rules: readonly InjectionRule[],
  rows: readonly Row[],
  inViewIds: readonly string[] = [],
): PlacementState {
  const posts = new Map(rows.flatMap((row, index) => (row.kind === 'status' ? [[row.id, index] as const] : [])));
  if (posts.size === 0) return state;
  const places: Places = new Map();
  for (const placement of state.placed) {
    const place = placeOf(placement, posts, state.order);
    if (place !== null && !isTaken(places, place)) places.set(placement, place);
  }
  const base = baseOf(state, posts);
  const isInView = (place: number): boolean => {
    const row = rows[place];
    return row?.kind === 'status' && inViewIds.includes(row.id);
  };
  const space: Space = { rowCount: rows.length, isBeforeEyes: place => isInView(place) && (place === 0 || isInView(place - 1)) };
  const waiting = rules.filter((rule, rank) => {
    const earlier = new Set(rules.slice(0, rank).map(other => other.kind));
    return openPlacements(rule, earlier, base, posts, space, places);
  });
  const rank = (placement: Placement): number => rules.findIndex(rule => rule.kind === placement.injection.kind);
  const placed = [...places].map(([placement, place]) => settlePlacement(placement, place, rows));
  return {
    placed: placed.toSorted((a, b) => rank(a) - rank(b) || a.ordinal - b.ordinal),
    base,
    order: [...posts.keys()],
    isWaiting: waiting.length > 0,
  };
}

/** The rows with the injected rows between them. A row that may be neither first nor last is left out while it would be. */
export function withInjections(state: PlacementState, rules: readonly InjectionRule[], rows: readonly Row[]): Row[] {
  const posts = new Map(rows.flatMap((row, index) => (row.kind === 'status' ? [[row.id, index] as const] : [])));
  const injections = new Map<number, Injection>();
  for (const placement of state.placed) {
    const rule = rules.find(other => other.kind === placement.injection.kind);
    const place = placeOf(placement, posts, state.order);
    if (rule === undefined || place === null) continue;
    const isHidden = (place === 0 && rule.mayBeFirst !== true) || (place === rows.length && rule.mayBeLast !== true);
    if (!isHidden) injections.set(place, placement.injection);
  }
  const mixed: Row[] = [];
  for (let index = 0; index <= rows.length; index += 1) {
    const injection = injections.get(index);
    if (injection !== undefined) mixed.push({ kind: 'injection', key: `i:${injection.key}`, injection });
    const row = rows[index];
    if (row !== undefined) mixed.push(row);
  }
  return mixed;
}

const isTaken = (places: Places, place: number): boolean => [...places.values()].includes(place);

function placeOf(placement: Placement, posts: ReadonlyMap<string, number>, order: readonly string[]): number | null {
  const above = placement.afterId === null ? undefined : posts.get(placement.afterId);
  const below = placement.beforeId === null ? undefined : posts.get(placement.beforeId);
  if (placement.side === 'before' && below !== undefined) return below;
  if (above !== undefined) return above + 1;
  if (below !== undefined) return below;
  const known = order.findIndex(id => id === placement.beforeId || id === placement.afterId);
  if (known < 0) return null;
  const older = order.slice(known).find(id => posts.has(id));
  if (older !== undefined) return posts.get(older) ?? null;
  const newer = order.slice(0, known).findLast(id => posts.has(id));
  return newer === undefined ? null : (posts.get(newer) ?? 0) + 1;
}

/** The base while its post is in the list; otherwise the nearest post that is, with its index. */
function baseOf({ base, order }: PlacementState, posts: ReadonlyMap<string, number>): { id: string; index: number } {
  if (base !== null && posts.has(base.id)) return base;
  const known = base === null ? -1 : order.indexOf(base.id);
  if (base !== null && known >= 0) {
    const older = order.findIndex((id, index) => index > known && posts.has(id));
    const near = older >= 0 ? older : order.findLastIndex((id, index) => index < known && posts.has(id));
    const id = order[near];
    if (id !== undefined) return { id, index: base.index + near - known };
  }
  const [first] = posts;
  return first === undefined ? { id: '', index: 0 } : { id: first[0], index: first[1] };
}

/** Where new placements may be: before each of so many rows and after the last, but not between two posts that are being read. */
interface Space {
  rowCount: number;
  isBeforeEyes(place: number): boolean;
}

/** Adds the placements of one rule that are due above its first and below its last one to `places`. Returns whether one of them waits. */
function openPlacements(
  rule: InjectionRule,
  earlier: ReadonlySet<string>,
  base: { id: string; index: number },
  posts: ReadonlyMap<string, number>,
  { rowCount, isBeforeEyes }: Space,
  places: Places,
): boolean {
  const counted = [...places].flatMap(([placement, place]) => (earlier.has(placement.injection.kind) ? [place] : []));
  /** Rows of earlier rules between two places: they count as entries. */
  const between = (from: number, to: number): number => counted.filter(place => place > from && place <= to).length;
  const own = [...places].filter(([placement]) => placement.injection.kind === rule.kind).toSorted((a, b) => a[1] - b[1]);
  const start = posts.get(base.id) ?? 0;
  const [first, firstPlace] = own[0] ?? [{ ordinal: 0, index: base.index }, start];
  const [last, lastPlace] = own.at(-1) ?? [{ ordinal: 0, index: base.index }, start];
  let isWaiting = false;
  const open = (at: number, ordinal: number, index: number): void => {
    let place = at;
    while (isTaken(places, place)) place += 1;
    if (place >= rowCount || (place === 0 && rule.mayBeFirst !== true)) return;
    isWaiting = isBeforeEyes(place);
    if (!isWaiting) places.set(newPlacement(rule.kind, ordinal, index + place - at), place);
  };
  const isNew = (ordinal: number | null): ordinal is number =>
    ordinal !== null && ![...places.keys()].some(known => known.injection.kind === rule.kind && known.ordinal === ordinal);
  for (let place = firstPlace - 1; place >= 0 && !isWaiting; place -= 1) {
    const index = first.index - (firstPlace - place) - between(place, firstPlace);
    const ordinal = rule.placementAt(index);
    if (isNew(ordinal) && (own.length === 0 || ordinal < first.ordinal)) open(place, ordinal, index);
  }
  const waitsAbove = isWaiting;
  isWaiting = false;
  for (let place = lastPlace; place < rowCount && !isWaiting; place += 1) {
    const index = last.index + (place - lastPlace) + between(lastPlace, place);
    const ordinal = rule.placementAt(index);
    if (isNew(ordinal) && (own.length === 0 || ordinal > last.ordinal)) open(place, ordinal, index);
  }
  const hasPlacement = [...places.keys()].some(known => known.injection.kind === rule.kind);
  if (!hasPlacement && !isWaiting && rule.mayBeLast === true && !isTaken(places, rowCount)) {
    places.set(newPlacement(rule.kind, 0, last.index + rowCount - lastPlace), rowCount);
  }
  return waitsAbove || isWaiting;
}

function newPlacement(kind: string, ordinal: number, index: number): Placement {
  const injection = { key: `${kind}-${ordinal}`, kind, ordinal };
  return { injection, ordinal, index, afterId: null, beforeId: null, side: 'before' };
}

/** The placement with its current neighbours. It stays beside the same post; a new one beside the post below, if that is adjacent. */
function settlePlacement(placement: Placement, place: number, rows: readonly Row[]): Placement {
  const [above, below] = [rows[place - 1], rows[place]];
  const keepsAbove = placement.side === 'after' && above?.kind === 'status' && above.id === placement.afterId;
  const side = !keepsAbove && (below?.kind === 'status' || above?.kind !== 'status') ? 'before' : 'after';
  const afterId = rows.slice(0, place).findLast(isPost)?.id ?? null;
  const beforeId = rows.slice(place).find(isPost)?.id ?? null;
  return { ...placement, afterId, beforeId, side };
}

type Post = Extract<Row, { kind: 'status' }>;

const isPost = (row: Row): row is Post => row.kind === 'status';
