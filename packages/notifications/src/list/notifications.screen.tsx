import { browserStorage, compareIds, type Notification } from '@rookery/api-client';
import { createWindowStore } from '@rookery/store';
import { BlankState, PullToRefresh, useMessages } from '@rookery/ui';
import { resolvePosition, useScrollDirection, useScrollRestoration, type Anchor, type VirtualListHandle } from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import {
  createRowCommandRegistry,
  useFeed,
  GapRow,
  NewItemsHead,
  StatusList,
  useGapFill,
  useListWindow,
  useNewItems,
  useStatusRowHost,
} from '@rookery/timeline/parts';
import { useTimelineOptions, useRefreshable } from '@rookery/timeline';
import { notificationMessages } from '../messages.js';
import { NotificationRowScreen } from './notification-row.screen.js';
import { notificationRowKey, type NotificationRow } from './notification-rows.js';
import type { NotificationTab } from './notification-types.js';
import { knownNotification, type NotificationSource } from './notifications.data.js';
import { useNotifications } from './use-notifications.js';

export interface NotificationsScreenProps {
  tab: NotificationTab;
  /** Only those of this account, filtered ones included. */
  accountId?: string;
  /** Whether notifications of one kind and post are one row. */
  isGrouping: boolean;
  /** Whether the reader returns to the list (back, forward, reload). Then it is shown as it was left. */
  restore: boolean;
  /** Names the place whose position is saved. */
  scrollKey: string;
  /** The id of the list's element. Unique on the page. */
  listId?: string;
  /** Above the list, in the same scroller, once the list is loaded. */
  header?: ReactNode;
  /** The header is not known yet. The list waits for it. */
  isHeaderPending?: boolean;
}

/** A list of notifications: its rows, the banner for new ones, and the way to older ones (HINT-02). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  // Another list has a state of its own.
  const { tab, accountId = null, isGrouping } = props;
  return <OpenNotifications key={`${tab}|${accountId ?? ''}|${String(isGrouping)}`} {...props} />;
}

function OpenNotifications(props: NotificationsScreenProps) {
  const { tab, accountId = null, isGrouping, restore, scrollKey, listId, header, isHeaderPending = false } = props;
  const text = useMessages(notificationMessages);
  const queryClient = useQueryClient();
  const { settings, scrollMemory, storageScope, feeds, onSignIn } = useTimelineOptions();
  const [source] = useState<NotificationSource>({ tab, accountId, isGrouped: isGrouping });
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory: scrollMemory, scrollKey, restore, list });
  const [windows] = useState(() => createWindowStore<Notification>(storageScope, { tabStorage: browserStorage('session') }));
  const notifications = useNotifications({
    source,
    isGrouping,
    restore,
    restoreWindow: position === null ? null : () => windows.read(scrollKey),
  });
  const { rows, definition, older, queued, gapRequest } = notifications;

  const rowsNow = useRef(rows);
  useLayoutEffect(() => {
    rowsNow.current = rows;
  });
  const windowed = useMemo(
    () => ({
      queryKey: definition.queryKey,
      order: definition.order,
      idOfKey: (key: string) => {
        const row = rowsNow.current.find(candidate => candidate.key === key);
        return row?.kind === 'notification' ? row.newest.id : null;
      },
      itemOf: knownNotification,
    }),
    [definition],
  );
  useListWindow({ windows, memory: scrollMemory, scrollKey, list: windowed, state: notifications.state });

  const newItems = useNewItems({
    count: queued,
    autoloadTimelines: settings.autoloadTimelines,
    isElsewhere: false,
    rows,
    list,
    showQueue: notifications.showQueue,
    refetch: notifications.refetch,
  });
  const refreshNow = useRefreshable(newItems.refresh);

  const [commands] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(commands, 'notifications');
  const { direction, track } = useScrollDirection();
  const rowKeyOf = useCallback(
    (id: string) => {
      const item = knownNotification(queryClient, id);
      return item === undefined ? '' : notificationRowKey(item, isGrouping);
    },
    [queryClient, isGrouping],
  );
  const { onFillGap, filled, moved } = useGapFill({ rows, list, direction, fillGap: notifications.fillGap, rowKeyOf });
  const keptKeys = useFeed({ rows, list, filled, moved, older }, commands, feeds);
  const onPlace = useCallback(
    (place: Anchor) => {
      track(place);
      onAnchorChange(place);
    },
    [track, onAnchorChange],
  );

  // Above the placeholders the header would move them when it is known.
  const phase = isHeaderPending ? 'loading' : notifications.phase;
  const setSize = older === null ? rows.length : -1;
  const renderRow = useCallback(
    (row: NotificationRow, index: number) => {
      const place = { position: index + 1, setSize };
      if (row.kind === 'notification') return <NotificationRowScreen row={row} host={host} {...place} />;
      const isBusy = row.newerId === gapRequest.newerId;
      return (
        <GapRow
          {...place}
          row={row}
          host={host}
          isLoading={isBusy && gapRequest.isLoading}
          hasFailed={isBusy && gapRequest.hasFailed}
          timeOf={id => knownNotification(queryClient, id)?.created_at}
          failure={text.gapFailed()}
          onFill={onFillGap}
        />
      );
    },
    [setSize, host, queryClient, text, gapRequest.newerId, gapRequest.isLoading, gapRequest.hasFailed, onFillGap],
  );

  const anchor = position === null ? null : resolvePosition(position, rows, isBelow);
  return (
    <PullToRefresh onRefresh={refreshNow}>
      <section className="rk-timeline">
        {phase !== 'loading' && header}
        <NewItemsHead
          count={queued}
          hasMore={notifications.hasMoreQueued}
          news={newItems.news}
          onShow={newItems.show}
          itemText={text}
        />
        <StatusList
          id={listId}
          ref={list}
          phase={phase}
          reason={notifications.reason}
          rows={rows}
          renderRow={renderRow}
          older={older}
          autoloadMore={settings.autoloadMore}
          isBusy={notifications.isBusy}
          isOffline={notifications.isOffline}
          onRetry={() => void notifications.refetch()}
          onSignIn={onSignIn}
          emptyState={
            tab === 'all' ? (
              <BlankState title={text.empty()} description={text.emptyHint()} />
            ) : (
              <BlankState title={text.emptyFiltered()} />
            )
          }
          itemText={text}
          initialAnchor={anchor}
          initialSizes={anchor?.sizes}
          onAnchorChange={onPlace}
          keepMountedKeys={keptKeys}
        />
      </section>
    </PullToRefresh>
  );
}

/** Whether the row is older than the single notification `key`, which is not in the list. The order of groups is not known. */
function isBelow(row: NotificationRow, key: string): boolean {
  const id = /^n:([^:]+)$/.exec(key)?.[1];
  return id !== undefined && row.kind === 'notification' && compareIds(row.newest.id, id) < 0;
}
