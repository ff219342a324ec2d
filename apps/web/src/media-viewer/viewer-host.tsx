import type { Status } from '@rookery/api-client';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewerState, type ViewerState } from './viewer-location.js';

const LazyViewer = lazy(async () => ({ default: (await import('./media-viewer.screen.js')).MediaViewerScreen }));

/** Draws the viewer once one was asked for; its code comes then. */
export function ViewerHost({ viewer }: { viewer: ViewerState | null }) {
  const [isWanted, setWanted] = useState(viewer !== null);
  if (viewer !== null && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <LazyViewer viewer={viewer} />
    </Suspense>
  ) : null;
}

/** Opens the viewer over the page, as an entry of the history: going back closes it. */
export function useOpenMedia(): (status: Status, index: number) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  useLayoutEffect(() => {
    latest.current = location;
  }, [location]);
  // The same for every address: a new one would draw every post anew.
  return useCallback(
    (status, index) => {
      const here = latest.current;
      const viewer: ViewerState = { behind: viewerState(here.state)?.behind ?? here, statusId: status.id, index };
      void navigate(here, { state: { viewer }, preventScrollReset: true });
    },
    [navigate],
  );
}
