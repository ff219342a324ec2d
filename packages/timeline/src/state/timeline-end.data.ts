import type { QueryClient } from '@tanstack/react-query';
import { letEndGo } from './timeline-end.js';
import { isServerOrdered, pagePathBelow, type TimelineSource } from './timeline-source.js';
import { flushQueue } from './timeline-state.js';
import { timelineKey, updateTimeline } from './timeline.data.js';

/** Shows what waited in the queue of a list whose reader is at its top, and lets go of its end when it has grown long. */
export function showQueueAtTop(queryClient: QueryClient, source: TimelineSource): void {
  const linkBelow = (id: string): string => pagePathBelow(source, id);
  updateTimeline(queryClient, timelineKey(source), state => {
    const shown = flushQueue(state);
    return isServerOrdered(source) ? shown : letEndGo(shown, linkBelow);
  });
}
