import type { Location } from 'react-router-dom';

/** What the history keeps of an open viewer: the page behind it, and which attachment of which post it shows. */
export interface ViewerState {
  readonly behind: Location;
  readonly statusId: string;
  readonly index: number;
}

/** The viewer a history entry stands for; null for an ordinary page, and for anything that is no such state. */
export function viewerState(state: unknown): ViewerState | null {
  const viewer = isRecord(state) ? state['viewer'] : null;
  if (!isRecord(viewer) || !isRecord(viewer['behind'])) return null;
  const { behind, statusId, index } = viewer;
  if (typeof statusId !== 'string' || typeof index !== 'number' || typeof behind['pathname'] !== 'string') return null;
  return { behind: behind as unknown as Location, statusId, index };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
