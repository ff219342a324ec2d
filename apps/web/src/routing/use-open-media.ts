import type { Status } from '@rookery/api-client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStableNavigate } from './use-stable-navigate.js';
import { viewerState, type PictureViewerState, type PostViewerState, type ViewerState } from './viewer-location.js';

type Shown = Omit<PostViewerState, 'behind'> | Omit<PictureViewerState, 'behind'>;

/** Opens the media viewer over the page as a history entry: going back closes it. */
function useOpenViewer(): (shown: Shown) => void {
  const navigate = useStableNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  // Stable across addresses: a new callback would render every post again.
  return useCallback(
    shown => {
      const here = latest.current;
      const viewer: ViewerState = { ...shown, behind: viewerState(here.state)?.behind ?? here };
      navigate(here, { state: { viewer }, preventScrollReset: true });
    },
    [navigate],
  );
}

/** Opens the viewer for an attachment of a post. With an account the viewer goes on through all media of its profile. */
export function useOpenMedia(): (status: Status, index: number, accountId?: string) => void {
  const open = useOpenViewer();
  return useCallback((status, index, accountId) => open({ statusId: status.id, index, ...(accountId && { accountId }) }), [open]);
}

/** Opens the viewer for the avatar or the header picture of a profile. */
export function useOpenPicture(): (accountId: string, picture: PictureViewerState['picture']) => void {
  const open = useOpenViewer();
  return useCallback((accountId, picture) => open({ accountId, picture }), [open]);
}
