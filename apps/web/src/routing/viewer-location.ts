import type { Location } from 'react-router-dom';

/**
 * The history state of an open media viewer: the page behind it, the post and the index of the attachment. With an account the viewer goes
 * on through all media of its profile.
 */
export interface ViewerState {
  readonly behind: Location;
  readonly statusId: string;
  readonly index: number;
  readonly accountId?: string;
}

/** Parses the state of a history entry; null when it opens no viewer. */
export function viewerState(state: unknown): ViewerState | null {
  const viewer = isRecord(state) ? state['viewer'] : null;
  if (!isRecord(viewer) || !isRecord(viewer['behind'])) return null;
  const { behind, statusId, index, accountId } = viewer;
  if (typeof statusId !== 'string' || typeof index !== 'number' || typeof behind['pathname'] !== 'string') return null;
  const profile = typeof accountId === 'string' ? { accountId } : {};
  return { behind: behind as unknown as Location, statusId, index, ...profile };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
