import { lazy, Suspense, useState } from 'react';
import type { ViewerState } from '../routing/viewer-location.js';

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
