import { PullToRefresh } from '@rookery/ui';
import { useCallback, type ComponentType, type ReactNode } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import type { GapRowData } from '../rows/timeline-rows.js';
import { ListFeed, type FeedRow, type ListFeedProps } from './list-feed.screen.js';
import type { QueueTexts } from './messages.js';
import { NewItemsHead } from './new-items-banner.js';
import type { FeedList } from './use-feed-list.js';
import type { ListPlace } from './use-list-place.js';
import { useListWindow } from './use-list-window.js';
import { useNewItems } from './use-new-items.js';

interface ListedItem {
  id: string;
  created_at: string | null;
}

export interface QueuedListProps<Row extends FeedRow, Item extends ListedItem> extends Omit<
  ListFeedProps<Row, Item>,
  'view' | 'gaps' | 'itemText'
> {
  feed: FeedList;
  itemText?: ListFeedProps<Row, Item>['itemText'] & QueueTexts;
  /** Shows new items at the top without a press (LIST-10). */
  autoloadTimelines: boolean;
  /** Above the list, in the same scroller. */
  header?: ReactNode;
  /** Around the list. Default: nothing is. */
  Frame?: ComponentType<{ onRefresh(): Promise<void>; children: ReactNode }>;
  /** Below the list. */
  children?: ReactNode;
}

/** A list with the button for its new items. */
export function QueuedList<Row extends FeedRow, Item extends ListedItem>(props: QueuedListProps<Row, Item>) {
  const { feed, autoloadTimelines, header, Frame = NoFrame, children, ...rest } = props;
  const { queued, showQueue } = feed;
  const { list, pages, itemText } = rest;
  const turnTo = pages?.turnTo;
  const { scope } = useTimelineOptions();
  const newItems = useNewItems({
    count: queued,
    isStored: feed.isStored,
    isOneOfMany: scope !== undefined,
    autoloadTimelines,
    isElsewhere: (pages?.page?.start ?? 0) > 0,
    rows: rest.rows,
    list,
    showQueue: useCallback(
      (isAtTop?: boolean) => {
        turnTo?.(null);
        showQueue(isAtTop);
      },
      [turnTo, showQueue],
    ),
    refetch: feed.refetch,
  });
  const onRefresh = useRefreshable(newItems.refresh);
  return (
    <Frame onRefresh={onRefresh}>
      <section className="rk-timeline">
        {header}
        <NewItemsHead
          count={queued}
          hasMore={feed.hasMoreQueued}
          news={newItems.news}
          onShow={newItems.show}
          itemText={itemText}
        />
        <ListFeed {...rest} view={feed.view} gaps={feed.gaps} />
        {children}
      </section>
    </Frame>
  );
}

const NoFrame = ({ children }: { children: ReactNode }) => children;

export interface ListScreenProps<Row extends FeedRow, Item extends ListedItem> extends Omit<
  QueuedListProps<Row, Item>,
  'autoloadTimelines' | 'Frame' | 'list' | 'position' | 'onAnchorChange'
> {
  place: ListPlace<Item>;
}

/**
 * A list that fills a page: its rows and states, the cursor, gaps, new items, older ones, the reader's place and the part stored for a
 * reload. What differs is an argument: the list (`useFeedList`), how its items are read (`ListItems`), and what a row is.
 */
export function ListScreen<Row extends FeedRow, Item extends ListedItem>({ place, ...list }: ListScreenProps<Row, Item>) {
  const { settings } = useTimelineOptions();
  const { feed, items, rows } = list;
  useListWindow<Row | GapRowData, Item>({ place, definition: feed.definition, items, rows, state: feed.state });
  return (
    <QueuedList
      {...list}
      autoloadTimelines={settings.autoloadTimelines}
      Frame={PullToRefresh}
      list={place.list}
      position={place.position}
      onAnchorChange={place.onAnchorChange}
    />
  );
}
