import { createContext, useContext } from 'react';
import type { ResolvedTimelineOptions } from './timeline-options.js';

export const TimelineContext = createContext<ResolvedTimelineOptions | null>(null);

/** The options of the nearest `TimelineProvider`; throws outside one. */
export function useTimelineOptions(): ResolvedTimelineOptions {
  const options = useContext(TimelineContext);
  if (options === null) throw new Error('A timeline, status or thread needs a TimelineProvider above it.');
  return options;
}
