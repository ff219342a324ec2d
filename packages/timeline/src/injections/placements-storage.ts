import type { Placement, PlacementState } from '../options/timeline-options.js';
import { noPlacements } from './placements.js';

/** Parses stored placements. Missing and damaged text gives none. */
export function readPlacements(text: string | null): PlacementState {
  const value = parse(text);
  if (!isRecord(value) || !Array.isArray(value['placed']) || !Array.isArray(value['order'])) return noPlacements;
  const { base } = value;
  return {
    placed: value['placed'].filter(isPlacement),
    base:
      isRecord(base) && typeof base['id'] === 'string' && isWhole(base['index'])
        ? { id: base['id'], index: base['index'] }
        : null,
    order: value['order'].filter(id => typeof id === 'string'),
    isWaiting: false,
  };
}

function isPlacement(value: unknown): value is Placement {
  if (!isRecord(value) || !isRecord(value['injection'])) return false;
  const { key, kind, ordinal } = value['injection'];
  return (
    typeof key === 'string' &&
    typeof kind === 'string' &&
    isWhole(ordinal) &&
    value['ordinal'] === ordinal &&
    isWhole(value['index']) &&
    isIdOrNull(value['afterId']) &&
    isIdOrNull(value['beforeId']) &&
    (value['side'] === 'after' || value['side'] === 'before')
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWhole = (value: unknown): value is number => Number.isInteger(value);
const isIdOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
