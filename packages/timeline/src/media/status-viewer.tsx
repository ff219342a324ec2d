import { lazyPart } from '@rookery/ui';
import { useState } from 'react';
import type { StatusSlidesProps } from './status-slides.js';
import type { ShownMedia } from './slides.js';

export interface StatusViewerProps extends Omit<StatusSlidesProps, 'isOpen' | 'shown'> {
  /** The attachment that is shown; null: the viewer is closed. */
  shown: ShownMedia | null;
}

const LazySlides = lazyPart(async () => (await import('./status-slides.js')).StatusSlides);

/**
 * The media of a post in full screen, one at a time (MOD-13). Closes on Escape, a press beside the picture and a swipe down, and inside a
 * `LayerHistoryProvider` by going back. Its code loads when it first opens.
 */
export function StatusViewer({ shown, ...props }: StatusViewerProps) {
  // While it fades out the viewer keeps its last content.
  const [last, setLast] = useState(shown);
  const [hasFailed, setFailed] = useState(false);
  if (shown !== null && shown !== last) setLast(shown);
  // The next opening loads the code again.
  if (shown === null && hasFailed) {
    setFailed(false);
    setLast(null);
  }
  const content = shown ?? last;
  const onLoadFailed = (): void => {
    setFailed(true);
    props.onShow(null);
  };
  return content && <LazySlides {...props} shown={content} isOpen={shown !== null} onLoadFailed={onLoadFailed} />;
}
