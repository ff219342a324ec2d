import { TimelineScreen, type TimelineSource, type Injections } from '@rookery/timeline';
import type { ReactNode } from 'react';
import { useIsReturn } from '../routing/arrival.js';

interface TimelinePageProps {
  source: TimelineSource;
  /** Key of the stored scroll position. LIST-06 */
  scrollKey: string;
  emptyState: ReactNode;
  /** Injects rows between the posts. */
  injections?: Injections | null;
}

/** A list that restores its scroll position after going back or forward or reloading, and starts at its top after a link. */
export function TimelinePage({ source, scrollKey, emptyState, injections }: TimelinePageProps) {
  const restore = useIsReturn();
  return (
    <TimelineScreen
      listId="status-list"
      source={source}
      restore={restore}
      scrollKey={scrollKey}
      emptyState={emptyState}
      injections={injections ?? null}
    />
  );
}
