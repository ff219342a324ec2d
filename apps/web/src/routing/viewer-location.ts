import type { Location } from 'react-router-dom';

/** The history state of an open media viewer: the page behind it, the post and the index of the attachment. */
export interface ViewerState {
  readonly behind: Location;
  readonly statusId: string;
  readonly index: number;
}

/** Parses the state of a history entry; null when it opens no viewer. */
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
