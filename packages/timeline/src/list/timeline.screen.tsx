import type { Status } from '@rookery/api-client';
import type { GapSide } from '@rookery/api-client/list';
import { statusKey } from '@rookery/api-client/query';
import { BlankState, PullToRefresh, useIdle, useMessages } from '@rookery/ui';
import {
  resolvePosition,
  useRowsInView,
  useScrollDirection,
  useScroller,
  useScrollRestoration,
  type Anchor,
  type VirtualListHandle,
} from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useFeed } from '../commands/use-feed.js';
import { usePagedRows } from '../place/use-paged-rows.js';
import { useRefreshable } from '../refresh/use-refreshable.js';
import { PendingRow } from '../pending/lazy-pending-row.js';
import { createRowCommandRegistry, openCommand, type RowCommandRegistry } from '../commands/row-commands.js';
import { StatusRow } from '../status/status.screen.js';
import { useStatusRowHost } from '../status/use-status-row-host.js';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { Gap } from './gap.js';
import { listMessages } from './messages.js';
import { NewItemsBanner } from './new-items-banner.js';
import { CollapsedReblogsLine } from './collapsed-reblogs.js';
import { StatusList } from './status-list.js';
import { isPostBelow, type InjectRows, type Row } from './timeline-rows.js';
import { sourceKey, type TimelineSource } from '../state/timeline-sources.js';
import { Tombstone } from './tombstone.js';
import { useNewItems } from './use-new-items.js';
import { useGapFill } from './use-gap-fill.js';
import { useTimeline } from './use-timeline.js';
import { useTimelineWindow } from './use-timeline-window.js';

const PagerScreen = lazy(async () => ({ default: (await import('../place/pager.screen.js')).PagerScreen }));
const NewItemsSaid = lazy(async () => ({ default: (await import('./new-items-said.js')).NewItemsSaid }));
const ReadingPlaceScreen = lazy(async () => ({
  default: (await import('../place/reading-place.screen.js')).ReadingPlaceScreen,
}));

export interface TimelineScreenProps {
  source: TimelineSource;
  /** Whether the reader comes back (back, forward, reload): then the list stands as it was left. */
  restore: boolean;
  /** Names the place whose position is kept, such as the history entry's key or the path. */
  scrollKey: string;
  /** Above the list, in the page's own scroller. */
  header?: ReactNode;
  /** In place of the words for an empty list. */
  emptyState?: ReactNode;
  /** Puts what stands between posts there; drawn by the `Injection` slot. Give the same function while nothing changes. */
  injections?: InjectRows | null;
}

/** A living list of posts. */
export function TimelineScreen(props: TimelineScreenProps) {
  // Another list, or the same one in another place, starts with a state of its own.
  return <TimelineOf key={`${sourceKey(props.source)}|${props.scrollKey}`} {...props} />;
}

function TimelineOf({ source: given, restore, scrollKey, header, emptyState, injections }: TimelineScreenProps) {
  const options = useTimelineOptions();
  const { settings, slots, scrollMemory, windows, onSignInNeeded } = options;
  // The same for as long as this stands, however often its owner writes it anew.
  const [source] = useState(given);
  const list = useRef<VirtualListHandle>(null);
  const scroller = useScroller();
  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands);
  const { position, onAnchorChange } = useScrollRestoration({ memory: scrollMemory, scrollKey, restore, list });
  const timeline = useTimeline({
    source,
    restore,
    injections,
    restoreWindow: position === null ? null : () => windows.read(scrollKey),
  });
  const { rows, queued, gapRequest, fillGap, showQueue, reading, onRest } = timeline;
  const { isTombstone, reblogsOf, isExpanded, onToggleReblogs } = timeline;
  useTimelineWindow({ windows, memory: scrollMemory, scrollKey, source, state: timeline.state });

  const pages = usePagedRows({ isPaged: settings.pagedLists, rows, restoredKey: position?.page });
  const { shown, page, turnTo } = pages;
  const { news, show, refresh } = useNewItems({
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
  // From then on there is an element for it: what comes together with its words is not read out.
  const [hasWaited, setHasWaited] = useState(false);
  if (queued > 0 && !hasWaited) setHasWaited(true);
  const refreshNow = useRefreshable(refresh);

  const { direction, track } = useScrollDirection();
  const { onFillGap, filled, moved } = useGapFill({ rows: shown, list, direction, fillGap });
  const older = page === null ? timeline.older : null;
  const keptKeys = useFeed({ rows: shown, list, filled, moved, older }, commands, options.feeds);
  useEffect(() => reading.hold(keptKeys), [reading, keptKeys]);
  useRowsInView(list, shown, onRest);

  const { key: busyGap, isLoading, hasFailed } = gapRequest;
  const { Injection: InjectionSlot } = slots;
  // What more there may be is not known before it is loaded.
  const setSize = timeline.older === null ? rows.length : -1;
  const renderRow = useCallback(
    (row: Row, index: number): ReactNode => {
      const place = { position: index + 1, setSize };
      if (row.kind === 'status') {
        if (isTombstone(row.id)) return <Tombstone {...place} />;
        const reblogs = reblogsOf(row.id);
        const footnote = reblogs && (
          <CollapsedReblogsLine {...reblogs} isExpanded={isExpanded(row.id)} onToggle={() => onToggleReblogs(row.id)} />
        );
        return (
          <StatusRow
            host={host}
            rowKey={row.key}
            statusId={row.id}
            isPinned={row.isPinned === true}
            footnote={footnote}
            {...place}
          />
        );
      }
      if (row.kind === 'injection') {
        // A feed holds articles and nothing else, whatever the slot draws.
        return InjectionSlot ? (
          <article
            className="rk-injection"
            aria-posinset={place.position}
            aria-setsize={setSize}
            aria-labelledby={row.key}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
            tabIndex={0}
          >
            <InjectionSlot injection={row.injection} titleId={row.key} />
          </article>
        ) : null;
      }
      if (row.kind === 'pending') return <PendingRow idempotencyKey={row.idempotencyKey} {...place} />;
      const isBusy = row.newerId === busyGap;
      return (
        <GapRow
          row={row}
          isLoading={isBusy && isLoading}
          hasFailed={isBusy && hasFailed}
          onFill={onFillGap}
          registry={commands}
          {...place}
        />
      );
    },
    [
      host,
      commands,
      InjectionSlot,
      setSize,
      busyGap,
      isLoading,
      hasFailed,
      onFillGap,
      isTombstone,
      reblogsOf,
      isExpanded,
      onToggleReblogs,
    ],
  );

  const anchor = position === null ? null : resolvePosition(position, rows, isPostBelow);
  const start = page?.start ?? 0;
  const pageKey = pages.firstKey;
  const onPlace = useCallback(
    (place: Anchor) => {
      track(place);
      onAnchorChange(pageKey === null ? place : { ...place, index: place.index + start, page: pageKey });
    },
    [track, onAnchorChange, pageKey, start],
  );
  const goTo = useCallback(
    (key: string) => {
      if (list.current?.scrollToKey(key, { offset: scroller.padding().start }) === false) turnTo(key);
      list.current?.element()?.focus({ preventScroll: true });
    },
    [turnTo, scroller],
  );
  // Not before the page has come to rest: nobody waits for it.
  const keepsPlace = useIdle() && source.kind === 'home' && options.isSignedIn && timeline.phase === 'ready' && rows.length > 0;
  return (
    <PullToRefresh onRefresh={refreshNow}>
      <section className="rk-timeline">
        {header}
        {hasWaited && (
          <Suspense fallback={null}>
            <NewItemsSaid count={news === 'flush' ? 0 : queued} />
          </Suspense>
        )}
        {(news === 'button' || news === 'banner') && (
          <NewItemsBanner count={queued} isFloating={news === 'banner'} onPress={show} />
        )}
        <StatusList
          ref={list}
          phase={timeline.phase}
          isHome={source.kind === 'home'}
          rows={shown}
          renderRow={renderRow}
          older={timeline.older}
          autoloadMore={page === null && settings.autoloadMore}
          isBusy={timeline.isBusy}
          isOffline={timeline.isOffline}
          onRetry={timeline.retry}
          onSignInNeeded={onSignInNeeded}
          emptyState={emptyState ?? <EmptyTimeline source={source} />}
          initialAnchor={anchor}
          initialSizes={anchor?.sizes}
          onAnchorChange={onPlace}
          keepMountedKeys={keptKeys}
          end={
            page && (
              <Suspense fallback={null}>
                <PagerScreen rows={rows} pages={pages} older={timeline.older} list={list} onPlace={onPlace} />
              </Suspense>
            )
          }
        />
        {keepsPlace && (
          <Suspense fallback={null}>
            <ReadingPlaceScreen
              source={source}
              rows={rows}
              list={list}
              isRestored={position !== null}
              showQueue={showQueue}
              onGo={goTo}
            />
          </Suspense>
        )}
      </section>
    </PullToRefresh>
  );
}

interface GapRowProps {
  row: Extract<Row, { kind: 'gap' }>;
  isLoading: boolean;
  hasFailed: boolean;
  position: number;
  setSize: number;
  registry: RowCommandRegistry;
  onFill(row: Extract<Row, { kind: 'gap' }>, side?: GapSide): void;
}

function GapRow({ row, registry, onFill, ...state }: GapRowProps) {
  useEffect(
    () =>
      registry.register(
        row.key,
        openCommand(() => onFill(row)),
      ),
    [registry, row, onFill],
  );
  const queryClient = useQueryClient();
  // Read, not asked for: where a post is gone its time is not worth a request.
  const timeOf = (id: string): string | null => queryClient.getQueryData<Status>(statusKey(id))?.created_at ?? null;
  return <Gap newerAt={timeOf(row.newerId)} olderAt={timeOf(row.olderId)} onFill={side => onFill(row, side)} {...state} />;
}

function EmptyTimeline({ source }: { source: TimelineSource }) {
  const text = useMessages(listMessages);
  if (source.kind === 'home') return <BlankState title={text.emptyHome()} description={text.emptyHomeHint()} />;
  if (source.kind === 'remote') return <BlankState title={text.emptyRemote({ instance: source.host })} />;
  return <BlankState title={text.empty()} />;
}
