import { useState } from 'react';
import type { ViewerState } from '../routing/viewer-location.js';
import { MediaViewer } from './viewers.js';

/** Loads and mounts the viewer when it opens for the first time, and keeps it mounted for its closing animation. */
export function ViewerHost({ viewer }: { viewer: ViewerState | null }) {
  const [isWanted, setWanted] = useState(viewer !== null);
  const [hasFailed, setFailed] = useState(false);
  if (viewer !== null && !isWanted) setWanted(true);
  // The next opening loads the code again.
  if (viewer === null && hasFailed) {
    setFailed(false);
    setWanted(false);
  }
  return isWanted ? <MediaViewer viewer={viewer} onLoadFailed={() => setFailed(true)} /> : null;
}
