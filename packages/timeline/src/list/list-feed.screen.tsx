import type { FilterContext, ListGaps, ListView } from '@rookery/store';
import {
  useRowsInView,
  useScrollDirection,
  type Anchor,
  type PlacedAnchor,
  type ScrollPosition,
  type VirtualListHandle,
} from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { memo, useCallback, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { useFeed } from '../commands/use-list-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { PagerScreen } from '../place/pager.screen.js';
import type { PagedRows } from '../place/use-paged-rows.js';
import type { GapRowData } from '../rows/timeline-rows.js';
import { useStatusRowHost, type StatusRowHost } from '../status/use-status-row-host.js';
import { GapRow } from './gap.js';
import { StatusList, type ListTexts } from './status-list.js';
import { useGapFill } from './use-gap-fill.js';
import { opensAt, type ListItems } from './use-list-place.js';

export interface FeedRow {
  kind: string;
  key: string;
}

/** Where a row is, and what the rows of its list share. */
export interface RowPlace {
  /** One-based. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  host: StatusRowHost;
}

/** Each is stable while it is the same. */
export interface ListFeedProps<Row extends FeedRow, Item extends { created_at: string | null }> {
  id?: string | undefined;
  list: RefObject<VirtualListHandle | null>;
  view: ListView;
  gaps: ListGaps;
  items: ListItems<Row, Item>;
  rows: readonly (Row | GapRowData)[];
  /** The page of the rows that is shown. Absent: all are. */
  pages?: PagedRows<Row | GapRowData>;
  renderRow(row: Row, place: RowPlace): ReactNode;
  filterContext: FilterContext | null;
  isHome?: boolean;
  /** The texts of another kind of items. Default: posts. */
  itemText?: (ListTexts & { gapFailed(): string }) | undefined;
  emptyState: ReactNode;
  /** Below the rows, instead of the button for more or the end. */
  foot?: ReactNode;
  /** Where the reader left the list; null at its top. */
  position: ScrollPosition | null;
  onAnchorChange?: (anchor: PlacedAnchor) => void;
  /** Called with the keys of the rows that stay mounted. */
  onHold?: (keys: readonly string[]) => void;
  /** Called when scrolling rests, with the keys of the rows in view. */
  onRest?: (keys: readonly string[]) => void;
}

function Feed<Row extends FeedRow, Item extends { created_at: string | null }>(props: ListFeedProps<Row, Item>) {
  const { id, list, view, gaps, items, rows, pages, renderRow, position, foot, onAnchorChange, onHold, onRest = ignore } = props;
  const { settings, feeds, isSignedIn, onSignIn, scope } = useTimelineOptions();
  const queryClient = useQueryClient();
  const shown = pages?.shown ?? rows;
  const page = pages?.page ?? null;
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands, props.filterContext);

  const keyOf = useCallback((itemId: string) => items.keyOf(itemId, items.itemOf(queryClient, itemId)), [items, queryClient]);
  const timeOf = useCallback((itemId: string) => items.itemOf(queryClient, itemId)?.created_at, [items, queryClient]);
  const { direction, track } = useScrollDirection();
  const { onFillGap, filled, moved } = useGapFill({ rows: shown, list, direction, fillGap: gaps.fill, rowKeyOf: keyOf });
  const keptKeys = useFeed({ rows: shown, list, filled, moved, older: page === null ? view.older : null }, commands, feeds);
  useEffect(() => onHold?.(keptKeys), [onHold, keptKeys]);
  useRowsInView(list, shown, onRest);

  // The number of rows is not known until the last page is loaded.
  const setSize = view.older === null ? rows.length : -1;
  const gapFailed = props.itemText?.gapFailed;
  const renderItem = useCallback(
    (row: Row | GapRowData, index: number) => {
      const place = { position: index + 1, setSize, host };
      if (!isGap(row)) return renderRow(row, place);
      const isAsked = row.newerId === gaps.newerId;
      return (
        <GapRow
          {...place}
          row={row}
          isLoading={isAsked && gaps.isLoading}
          hasFailed={isAsked && gaps.hasFailed}
          timeOf={timeOf}
          failure={gapFailed?.()}
          onFill={onFillGap}
        />
      );
    },
    [setSize, host, renderRow, gaps.newerId, gaps.isLoading, gaps.hasFailed, timeOf, gapFailed, onFillGap],
  );

  const firstKey = pages?.firstKey ?? null;
  const start = page?.start ?? 0;
  const onPlace = useCallback(
    (place: Anchor) => {
      track(place);
      onAnchorChange?.(firstKey === null ? place : { ...place, index: place.index + start, page: firstKey });
    },
    [track, onAnchorChange, firstKey, start],
  );
  return (
    <StatusList
      {...view}
      {...opensAt(position, rows, (row, key) => !isGap(row) && items.isBelow(row, key))}
      id={scope && id ? `${scope}-${id}` : id}
      ref={list}
      isHome={props.isHome}
      rows={shown}
      renderRow={renderItem}
      autoloadMore={page === null && settings.autoloadMore}
      onSignIn={isSignedIn ? undefined : onSignIn}
      emptyState={props.emptyState}
      itemText={props.itemText}
      onAnchorChange={onPlace}
      keepMountedKeys={keptKeys}
      foot={foot ?? (pages && page && <PagerScreen rows={rows} pages={pages} older={view.older} list={list} onPlace={onPlace} />)}
    />
  );
}

/** The rows of a list with the cursor, the gaps and the pages. Memoized: a growing queue does not render it. */
export const ListFeed = memo(Feed) as typeof Feed;

const isGap = (row: FeedRow): row is GapRowData => row.kind === 'gap';
const ignore = (): void => undefined;
