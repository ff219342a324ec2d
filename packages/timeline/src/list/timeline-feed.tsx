import { BlankState, useMessages } from '@rookery/ui';
import {
  resolvePosition,
  useRowsInView,
  useScrollDirection,
  type Anchor,
  type PlacedAnchor,
  type ScrollPosition,
  type VirtualListHandle,
} from '@rookery/ui/list';
import { memo, useCallback, useEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { createRowCommandRegistry } from '../commands/row-commands.js';
import { useFeed } from '../commands/use-list-commands.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { PagerScreen } from '../place/pager.screen.js';
import type { PagedRows } from '../place/use-paged-rows.js';
import { isPostBelow, type Row } from '../rows/timeline-rows.js';
import { sourceDefinition, type TimelineSource } from '../state/timeline-sources.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { listMessages } from './messages.js';
import { StatusList } from './status-list.js';
import { TimelineRow, type GapControl } from './timeline-row.js';
import { useGapFill } from './use-gap-fill.js';
import type { TimelineFeedState } from './use-timeline.js';

interface TimelineFeedProps {
  id: string | undefined;
  list: RefObject<VirtualListHandle | null>;
  source: TimelineSource;
  timeline: TimelineFeedState;
  pages: PagedRows<Row>;
  /** Where the reader left the list; null at its top. */
  position: ScrollPosition | null;
  emptyState: ReactNode;
  /** Below the rows, instead of the button for more posts or the end. */
  end?: ReactNode;
  onAnchorChange(anchor: PlacedAnchor): void;
}

/** The rows of a timeline with the cursor, the gaps and the pages. Memoized: a growing queue does not render it. */
export const TimelineFeed = memo(function TimelineFeed(props: TimelineFeedProps) {
  const { id, list, source, timeline, pages, position, emptyState, end, onAnchorChange } = props;
  const options = useTimelineOptions();
  const { rows, gapRequest, fillGap, onHold, onRest, onToggleReblogs } = timeline;
  const { shown, page, firstKey } = pages;
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands, sourceDefinition(source).filterContext);

  const { direction, track } = useScrollDirection();
  const { onFillGap, filled, moved } = useGapFill({ rows: shown, list, direction, fillGap });
  const older = page === null ? timeline.older : null;
  const keptKeys = useFeed({ rows: shown, list, filled, moved, older }, commands, options.feeds);
  useEffect(() => onHold(keptKeys), [onHold, keptKeys]);
  useRowsInView(list, shown, onRest);

  const { newerId, isLoading, hasFailed } = gapRequest;
  const gaps = useMemo<GapControl>(
    () => ({ newerId, isLoading, hasFailed, onFill: onFillGap }),
    [newerId, isLoading, hasFailed, onFillGap],
  );
  // The number of rows is not known until the last page is loaded.
  const setSize = timeline.older === null ? rows.length : -1;
  const renderRow = useCallback(
    (row: Row, index: number) => (
      <TimelineRow row={row} position={index + 1} setSize={setSize} host={host} gaps={gaps} onToggleReblogs={onToggleReblogs} />
    ),
    [setSize, host, gaps, onToggleReblogs],
  );

  const anchor = position === null ? null : resolvePosition(position, rows, isPostBelow);
  const start = page?.start ?? 0;
  const onPlace = useCallback(
    (place: Anchor) => {
      track(place);
      onAnchorChange(firstKey === null ? place : { ...place, index: place.index + start, page: firstKey });
    },
    [track, onAnchorChange, firstKey, start],
  );
  return (
    <StatusList
      id={id}
      ref={list}
      phase={timeline.phase}
      isHome={source.kind === 'home'}
      reason={timeline.reason}
      rows={shown}
      renderRow={renderRow}
      older={timeline.older}
      autoloadMore={page === null && options.settings.autoloadMore}
      isBusy={timeline.isBusy}
      isOffline={timeline.isOffline}
      onRetry={timeline.retry}
      onSignIn={options.onSignIn}
      emptyState={emptyState ?? <EmptyTimeline source={source} />}
      initialAnchor={anchor}
      initialSizes={anchor?.sizes}
      onAnchorChange={onPlace}
      keepMountedKeys={keptKeys}
      end={end ?? (page && <PagerScreen rows={rows} pages={pages} older={timeline.older} list={list} onPlace={onPlace} />)}
    />
  );
});

function EmptyTimeline({ source }: { source: TimelineSource }) {
  const text = useMessages(listMessages);
  if (source.kind === 'home') return <BlankState title={text.emptyHome()} description={text.emptyHomeHint()} />;
  if (source.kind === 'remote') return <BlankState title={text.emptyRemote({ instance: source.host })} />;
  return <BlankState title={text.empty()} />;
}
