/** The field of `history.state` with the number of layers that lie over the page in an entry. */
const FIELD = 'layers';

/** How many layers lie over the page in a history entry. */
export function layerDepth(state: unknown): number {
  const depth = isRecord(state) ? state[FIELD] : 0;
  return typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0;
}

/** The state of the entry of a layer over the entry with `state`. `idx` is the position that React Router keeps. */
export function layerState(state: unknown, depth: number): Record<string, unknown> {
  const index = entryIndex(state);
  return { ...(isRecord(state) && state), ...(index !== null && { idx: index + 1 }), [FIELD]: depth };
}

/** The position of an entry in the visit, from 0, as React Router keeps it. Null: no router wrote the entry. */
export function entryIndex(state: unknown): number | null {
  const index = isRecord(state) ? state['idx'] : null;
  return typeof index === 'number' ? index : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
