import { lazyPart, PullToRefresh, useIdle } from '@rookery/ui';
import { useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { usePagedRows } from '../place/use-paged-rows.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import type { Injections } from '../rows/timeline-rows.js';
import { sourceKey, type TimelineSource } from '../state/timeline-sources.js';
import { NewItemsHead } from './new-items-head.js';
import { TimelineFeed } from './timeline-feed.js';
import { useNewItems } from './use-new-items.js';
import { useTimeline } from './use-timeline.js';
import { useTimelineWindow } from './use-timeline-window.js';

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
  const { listId, header, emptyState } = head;
  const { settings, scrollMemory, windows, isSignedIn } = useTimelineOptions();
  // Stable for the lifetime of the component, even when the owner makes an equal source for every rendering.
  const [source] = useState(given);
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory: scrollMemory, scrollKey, restore, list });
  const restoreWindow = position === null ? null : () => windows.read(scrollKey);
  const timeline = useTimeline({ source, restore, injections, restoreWindow });
  const { rows, queued, showQueue } = timeline;
  useTimelineWindow({ windows, memory: scrollMemory, scrollKey, source, state: timeline.state });

  const pages = usePagedRows({ isPaged: settings.pagedLists, rows, restoredKey: position?.page });
  const { page, turnTo } = pages;
  const newItems = useNewItems({
    count: queued,
    autoloadTimelines: settings.autoloadTimelines,
    isElsewhere: page !== null && page.start > 0,
    rows,
    list,
    showQueue: useCallback(
      (isAtTop?: boolean) => {
        turnTo(null);
        showQueue(isAtTop);
      },
      [turnTo, showQueue],
    ),
    refetch: timeline.refetch,
  });
  const refreshNow = useRefreshable(newItems.refresh);

  // The markers API is not worth a request before the page is idle.
  const isIdle = useIdle();
  const hasReadingPlace = isIdle && source.kind === 'home' && isSignedIn && timeline.phase === 'ready' && rows.length > 0;
  return (
    <PullToRefresh onRefresh={refreshNow}>
      <section className="rk-timeline">
        {header}
        <NewItemsHead count={queued} hasMore={timeline.hasMoreQueued} news={newItems.news} onShow={newItems.show} />
        <TimelineFeed
          id={listId}
          list={list}
          source={source}
          timeline={timeline.feed}
          pages={pages}
          position={position}
          emptyState={emptyState}
          onAnchorChange={onAnchorChange}
        />
        {hasReadingPlace && (
          <ReadingPlaceScreen
            source={source}
            rows={rows}
            list={list}
            isRestored={position !== null}
            scrollKey={scrollKey}
            showQueue={showQueue}
            onTurnTo={turnTo}
            onReturn={onReturn}
          />
        )}
      </section>
    </PullToRefresh>
  );
}
