import type { Injection } from '../options/timeline-options.js';
import type { Row } from './timeline-rows.js';

/** One kind of row that stands between posts, and where its rows stand. */
export interface InjectionRule {
  kind: string;
  /**
   * The number of the slot that stands before the entry at `index`, or null. Indexes count posts, gaps, pending posts and the rows
   * of earlier rules from 0, the first entry when the reader came; what is prepended later has negative ones. Slot numbers rise
   * with the index.
   */
  slotAt(index: number): number | null;
  /** Whether a slot may stand above the first entry. Default: no. */
  mayBeFirst?: boolean;
  /** Whether the first slot stands at the end of a list that is too short for it. Default: no, then nothing ever stands last. */
  mayBeLast?: boolean;
}

/** Where a slot stands: beside posts, by their ids. */
export interface PlacedSlot {
  injection: Injection;
  slot: number;
  /** Index of the entry it stands before, for counting on from there. */
  index: number;
  /** The nearest posts above and below; null where there is none. */
  afterId: string | null;
  beforeId: string | null;
  /** Which of the two it keeps to when something comes between them. */
  side: 'after' | 'before';
}

/** What is known of the placements of one list. Can be kept as JSON. */
export interface PlacementState {
  placed: readonly PlacedSlot[];
  /** A post whose index is known: where counting starts while nothing is placed. */
  base: { id: string; index: number } | null;
  /** Ids of the posts of the last rows, newest first: tells what was near a post that is gone. */
  order: readonly string[];
}

/** Where a list begins: nothing is placed yet. */
export const noPlacements: PlacementState = { placed: [], base: null, order: [] };

/** Slots of one list and the row each stands before (`rows.length`: at the end). No two stand before the same. */
type Places = Map<PlacedSlot, number>;

/**
 * Where injections stand in these rows, given where they stood before. A slot that was placed stays beside its post whatever
 * comes above, below or into gaps; new ones open only above the first and below the last. When its post is gone a slot goes to
 * the other one, then to the nearest older, then to the nearest newer post that is left. Two slots never stand side by side: the
 * one of the earlier rule, then the one with the lower number stays.
 */
export function placeInjections(state: PlacementState, rules: readonly InjectionRule[], rows: readonly Row[]): PlacementState {
  const posts = new Map(rows.flatMap((row, index) => (row.kind === 'status' ? [[row.id, index] as const] : [])));
  if (posts.size === 0) return state;
  const places: Places = new Map();
  for (const slot of state.placed) {
    const place = placeOf(slot, posts, state.order);
    if (place !== null && !isTaken(places, place)) places.set(slot, place);
  }
  const base = baseOf(state, posts);
  rules.forEach((rule, rank) => {
    const earlier = new Set(rules.slice(0, rank).map(other => other.kind));
    openSlots(rule, earlier, base, posts, rows.length, places);
  });
  const rank = (slot: PlacedSlot): number => rules.findIndex(rule => rule.kind === slot.injection.kind);
  const placed = [...places].map(([slot, place]) => settleSlot(slot, place, rows));
  return { placed: placed.toSorted((a, b) => rank(a) - rank(b) || a.slot - b.slot), base, order: [...posts.keys()] };
}

/** The rows with the slots of these rules between them; a slot that may not stand first or last is left out while it would. */
export function withInjections(state: PlacementState, rules: readonly InjectionRule[], rows: readonly Row[]): Row[] {
  const posts = new Map(rows.flatMap((row, index) => (row.kind === 'status' ? [[row.id, index] as const] : [])));
  const injections = new Map<number, Injection>();
  for (const slot of state.placed) {
    const rule = rules.find(other => other.kind === slot.injection.kind);
    const place = placeOf(slot, posts, state.order);
    if (rule === undefined || place === null) continue;
    const isHidden = (place === 0 && rule.mayBeFirst !== true) || (place === rows.length && rule.mayBeLast !== true);
    if (!isHidden) injections.set(place, slot.injection);
  }
  const woven: Row[] = [];
  for (let index = 0; index <= rows.length; index += 1) {
    const injection = injections.get(index);
    if (injection !== undefined) woven.push({ kind: 'injection', key: `i:${injection.key}`, injection });
    const row = rows[index];
    if (row !== undefined) woven.push(row);
  }
  return woven;
}

const isTaken = (places: Places, place: number): boolean => [...places.values()].includes(place);

function placeOf(slot: PlacedSlot, posts: ReadonlyMap<string, number>, order: readonly string[]): number | null {
  const above = slot.afterId === null ? undefined : posts.get(slot.afterId);
  const below = slot.beforeId === null ? undefined : posts.get(slot.beforeId);
  if (slot.side === 'before' && below !== undefined) return below;
  if (above !== undefined) return above + 1;
  if (below !== undefined) return below;
  const known = order.findIndex(id => id === slot.beforeId || id === slot.afterId);
  if (known < 0) return null;
  const older = order.slice(known).find(id => posts.has(id));
  if (older !== undefined) return posts.get(older) ?? null;
  const newer = order.slice(0, known).findLast(id => posts.has(id));
  return newer === undefined ? null : (posts.get(newer) ?? 0) + 1;
}

/** The same base while its post is there; else the nearest one that is, counted on. */
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

/** Adds to `places` the slots of one rule that are due above its first and below its last. */
function openSlots(
  rule: InjectionRule,
  earlier: ReadonlySet<string>,
  base: { id: string; index: number },
  posts: ReadonlyMap<string, number>,
  rowCount: number,
  places: Places,
): void {
  const counted = [...places].flatMap(([slot, place]) => (earlier.has(slot.injection.kind) ? [place] : []));
  /** Rows of earlier rules between two places: they count as entries. */
  const between = (from: number, to: number): number => counted.filter(place => place > from && place <= to).length;
  const own = [...places].filter(([slot]) => slot.injection.kind === rule.kind).toSorted((a, b) => a[1] - b[1]);
  const start = posts.get(base.id) ?? 0;
  const [firstSlot, firstPlace] = own[0] ?? [{ slot: 0, index: base.index }, start];
  const [lastSlot, lastPlace] = own.at(-1) ?? [{ slot: 0, index: base.index }, start];
  const open = (at: number, slot: number, index: number): void => {
    let place = at;
    while (isTaken(places, place)) place += 1;
    if (place >= rowCount || (place === 0 && rule.mayBeFirst !== true)) return;
    places.set(newSlot(rule.kind, slot, index + place - at), place);
  };
  const isNew = (slot: number | null): slot is number =>
    slot !== null && ![...places.keys()].some(known => known.injection.kind === rule.kind && known.slot === slot);
  for (let place = firstPlace - 1; place >= 0; place -= 1) {
    const index = firstSlot.index - (firstPlace - place) - between(place, firstPlace);
    const slot = rule.slotAt(index);
    if (isNew(slot) && (own.length === 0 || slot < firstSlot.slot)) open(place, slot, index);
  }
  for (let place = lastPlace; place < rowCount; place += 1) {
    const index = lastSlot.index + (place - lastPlace) + between(lastPlace, place);
    const slot = rule.slotAt(index);
    if (isNew(slot) && (own.length === 0 || slot > lastSlot.slot)) open(place, slot, index);
  }
  const hasSlot = [...places.keys()].some(known => known.injection.kind === rule.kind);
  if (!hasSlot && rule.mayBeLast === true && !isTaken(places, rowCount)) {
    places.set(newSlot(rule.kind, 0, lastSlot.index + rowCount - lastPlace), rowCount);
  }
}

function newSlot(kind: string, slot: number, index: number): PlacedSlot {
  const injection = { key: `${kind}-${slot}`, kind, slot };
  return { injection, slot, index, afterId: null, beforeId: null, side: 'before' };
}

/** The slot with the posts now beside it. It keeps to the post it kept to; a new one to the post below, if that is next. */
function settleSlot(slot: PlacedSlot, place: number, rows: readonly Row[]): PlacedSlot {
  const [above, below] = [rows[place - 1], rows[place]];
  const keepsAbove = slot.side === 'after' && above?.kind === 'status' && above.id === slot.afterId;
  const side = !keepsAbove && (below?.kind === 'status' || above?.kind !== 'status') ? 'before' : 'after';
  const afterId = rows.slice(0, place).findLast(isPost)?.id ?? null;
  const beforeId = rows.slice(place).find(isPost)?.id ?? null;
  return { ...slot, afterId, beforeId, side };
}

type Post = Extract<Row, { kind: 'status' }>;

const isPost = (row: Row): row is Post => row.kind === 'status';
