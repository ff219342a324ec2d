import type { QueryClient } from '@tanstack/react-query';
import { letEndGo } from './timeline-end.js';
import { isServerOrdered, pagePathBelow, type TimelineSource } from './timeline-source.js';
import { timelineKey, updateTimeline } from './timeline.data.js';

/** Lets go of the end of a list that has grown too long for a reader at its top; where only the server's links lead on it stays. */
export function letEndOfListGo(queryClient: QueryClient, source: TimelineSource): void {
  if (isServerOrdered(source)) return;
  updateTimeline(queryClient, timelineKey(source), state => letEndGo(state, id => pagePathBelow(source, id)));
}
