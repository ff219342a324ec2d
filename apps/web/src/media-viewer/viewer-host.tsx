import { lazy, Suspense, useState } from 'react';
import type { ViewerState } from '../routing/viewer-location.js';

const LazyViewer = lazy(async () => ({ default: (await import('./media-viewer.screen.js')).MediaViewerScreen }));

/** Loads and mounts the viewer when it opens for the first time, and keeps it mounted for its closing animation. */
export function ViewerHost({ viewer }: { viewer: ViewerState | null }) {
  const [isWanted, setWanted] = useState(viewer !== null);
  if (viewer !== null && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense fallback={null}>
      <LazyViewer viewer={viewer} />
    </Suspense>
  ) : null;
}
