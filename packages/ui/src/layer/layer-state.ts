/** The field of `history.state` with the number of layers that lie over the page in an entry. */
const FIELD = 'layers';

/** How many layers lie over the page in a history entry. */
export function layerDepth(state: unknown): number {
  const depth = isRecord(state) ? state[FIELD] : 0;
  return typeof depth === 'number' && Number.isInteger(depth) && depth > 0 ? depth : 0;
}

/** The state of the entry of a layer over the entry with `state`. `idx` is the position that React Router keeps. */
export function layerState(state: unknown, depth: number): Record<string, unknown> {
  const below = isRecord(state) ? state : {};
  return { ...below, ...(typeof below['idx'] === 'number' && { idx: below['idx'] + 1 }), [FIELD]: depth };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
