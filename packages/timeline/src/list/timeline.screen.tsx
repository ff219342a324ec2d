import { lazyPart, useIdle } from '@rookery/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { usePagedRows } from '../place/use-paged-rows.js';
import type { Injections } from '../rows/timeline-rows.js';
import { sourceKey, type TimelineSource } from '../state/timeline-sources.js';
import { ListScreen } from './list.screen.js';
import { useListPlace } from './use-list-place.js';
import { useTimeline } from './use-timeline.js';

// Mounted once the page is idle.
const ReadingPlaceScreen = lazyPart(async () => (await import('../place/reading-place.screen.js')).ReadingPlaceScreen, {
  isQuiet: true,
});

export interface TimelineScreenProps {
  source: TimelineSource;
  /** Whether the reader returns to the list (back, forward, reload). Then it is shown as it was left. */
  restore: boolean;
  /** Names the place whose position is saved, such as the key of the history entry or the path. */
  scrollKey: string;
  /** The id of the list's element. Unique on the page. */
  listId?: string;
  /** Above the list, in the same scroller. */
  header?: ReactNode;
  /** Instead of the text for an empty list. */
  emptyState?: ReactNode;
  /** Rows between posts, which the `Injection` slot draws. Stable while nothing changes. */
  injections?: Injections | null;
}

/** A timeline: its rows, the banner for new posts, and the way to older ones. */
export function TimelineScreen(props: TimelineScreenProps) {
  const [returns, setReturns] = useState(0);
  const onReturn = useCallback(() => setReturns(count => count + 1), []);
  // Another list, or the same list in another place, has a state of its own.
  const key = `${sourceKey(props.source)}|${props.scrollKey}|${returns}`;
  return <OpenTimeline key={key} {...props} restore={props.restore || returns > 0} onReturn={onReturn} />;
}

interface OpenTimelineProps extends TimelineScreenProps {
  /** Opens the list again at its stored position. */
  onReturn(): void;
}

function OpenTimeline({ source: given, restore, scrollKey, injections = null, onReturn, ...head }: OpenTimelineProps) {
  const { settings, windows, newest, isSignedIn } = useTimelineOptions();
  // Stable for the lifetime of the component, even when the owner makes an equal source for every rendering.
  const [source] = useState(given);
  const isOwnHome = source.kind === 'home' && isSignedIn;
  const place = useListPlace({ scrollKey, restore, windows, newest: isOwnHome ? newest : null });
  const timeline = useTimeline({ source, injections, emptyState: head.emptyState, ...place.restoring });
  const { rows, feed } = timeline;
  const pages = usePagedRows({ isPaged: settings.pagedLists, rows, restoredKey: place.position?.page });

  // The markers API is not worth a request before the page is idle.
  const isIdle = useIdle();
  // A place is offered beside the newest posts, not beside those that an earlier visit stored.
  const hasReadingPlace = isIdle && isOwnHome && !feed.isStored && feed.view.phase === 'ready' && rows.length > 0;
  return (
    <ListScreen {...timeline} id={head.listId} place={place} pages={pages} header={head.header}>
      {hasReadingPlace && (
        <ReadingPlaceScreen
          source={source}
          rows={rows}
          list={place.list}
          isRestored={place.position !== null}
          scrollKey={place.scrollKey}
          showQueue={feed.showQueue}
          onTurnTo={pages.turnTo}
          onReturn={onReturn}
        />
      )}
    </ListScreen>
  );
}
