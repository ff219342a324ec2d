import type { Status } from '@rookery/api-client';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useStableNavigate } from './use-stable-navigate.js';
import { viewerState, type ViewerState } from './viewer-location.js';

/**
 * Opens the media viewer over the page as a history entry: going back closes it. With an account the viewer goes on through all media of
 * its profile.
 */
export function useOpenMedia(): (status: Status, index: number, accountId?: string) => void {
  const navigate = useStableNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  // Stable across addresses: a new callback would render every post again.
  return useCallback(
    (status, index, accountId) => {
      const here = latest.current;
      const viewer: ViewerState = {
        behind: viewerState(here.state)?.behind ?? here,
        statusId: status.id,
        index,
        ...(accountId && { accountId }),
      };
      navigate(here, { state: { viewer }, preventScrollReset: true });
    },
    [navigate],
  );
}
