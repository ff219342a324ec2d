import type { Location } from 'react-router-dom';

/** The history state of a viewer for media of posts: the page behind it, the post and the index of the attachment. */
export interface PostViewerState {
  readonly behind: Location;
  readonly statusId: string;
  readonly index: number;
  /** The viewer goes on through all media of this profile. */
  readonly accountId?: string;
}

/** The history state of a viewer for the avatar or the header picture of a profile. */
export interface PictureViewerState {
  readonly behind: Location;
  readonly picture: 'avatar' | 'header';
  readonly accountId: string;
}

export type ViewerState = PostViewerState | PictureViewerState;

/** Parses the state of a history entry; null when it opens no viewer. */
export function viewerState(state: unknown): ViewerState | null {
  const viewer = isRecord(state) ? state['viewer'] : null;
  if (!isRecord(viewer) || !isRecord(viewer['behind']) || typeof viewer['behind']['pathname'] !== 'string') return null;
  const { statusId, index, accountId, picture } = viewer;
  const behind = viewer['behind'] as unknown as Location;
  if ((picture === 'avatar' || picture === 'header') && typeof accountId === 'string') return { behind, picture, accountId };
  if (typeof statusId !== 'string' || typeof index !== 'number') return null;
  return { behind, statusId, index, ...(typeof accountId === 'string' && { accountId }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
