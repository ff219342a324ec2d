import { browserStorage, type Notification } from '@rookery/api-client';
import { createWindowStore } from '@rookery/store';
import { BlankState, useMessages } from '@rookery/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useTimelineOptions } from '@rookery/timeline';
import { ListScreen, useListPlace, type RowPlace } from '@rookery/timeline/parts';
import { notificationMessages } from '../messages.js';
import { NotificationRowScreen } from './notification-row.screen.js';
import type { NotificationRowData } from './notification-rows.js';
import type { NotificationTab } from './notification-types.js';
import { notificationItems, type NotificationSource } from './notifications.data.js';
import { KeptBackLine } from './kept-back-line.js';
import { useKeptBack } from './use-kept-back.js';
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
  /** The page with the notifications that the policy keeps back: a line above the list leads there, once there are any. */
  requestsHref?: string;
}

/** A list of notifications: its rows, the banner for new ones, and the way to older ones (HINT-02). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  // Another list has a state of its own.
  const { tab, accountId = null, isGrouping } = props;
  return <OpenNotifications key={`${tab}|${accountId ?? ''}|${String(isGrouping)}`} {...props} />;
}

function OpenNotifications(props: NotificationsScreenProps) {
  const { tab, accountId = null, isGrouping, restore, scrollKey, listId, requestsHref } = props;
  const text = useMessages(notificationMessages);
  const { storageScope } = useTimelineOptions();
  const [source] = useState<NotificationSource>({ tab, accountId, isGrouped: isGrouping });
  const [items] = useState(() => notificationItems(isGrouping));
  const [windows] = useState(() => createWindowStore<Notification>(storageScope, { tabStorage: browserStorage('session') }));
  const place = useListPlace({ scrollKey, restore, windows });
  const { feed, rows } = useNotifications({ source, isGrouping, ...place.restoring });

  // Above the placeholders the line would move them when it is known.
  const keptBack = useKeptBack(requestsHref !== undefined);
  const view = useMemo(
    () => (keptBack.isPending ? { ...feed.view, phase: 'loading' as const } : feed.view),
    [keptBack.isPending, feed.view],
  );
  return (
    <ListScreen
      id={listId}
      place={place}
      feed={{ ...feed, view }}
      items={items}
      rows={rows}
      renderRow={renderRow}
      filterContext="notifications"
      itemText={text}
      header={
        view.phase !== 'loading' && requestsHref !== undefined && <KeptBackLine count={keptBack.count} href={requestsHref} />
      }
      emptyState={
        tab === 'all' ? (
          <BlankState title={text.empty()} description={text.emptyHint()} />
        ) : (
          <BlankState title={text.emptyFiltered()} />
        )
      }
    />
  );
}

const renderRow = (row: NotificationRowData, place: RowPlace): ReactNode => <NotificationRowScreen row={row} {...place} />;
