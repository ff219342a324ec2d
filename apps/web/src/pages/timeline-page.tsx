import { TimelineScreen, type TimelineSource, type InjectRows } from '@rookery/timeline';
import type { ReactNode } from 'react';
import { useIsReturn } from '../routing/arrival.js';

export interface TimelinePageProps {
  source: TimelineSource;
  /** Names the place that is kept in this list. */
  scrollKey: string;
  emptyState: ReactNode;
  /** What stands between the posts. */
  injections?: InjectRows | null;
}

/** A list at its place: going back, forward or reloading brings the reader to where they were, a link to the top. */
export function TimelinePage({ source, scrollKey, emptyState, injections }: TimelinePageProps) {
  const restore = useIsReturn();
  return (
    <TimelineScreen source={source} restore={restore} scrollKey={scrollKey} emptyState={emptyState} injections={injections} />
  );
}
