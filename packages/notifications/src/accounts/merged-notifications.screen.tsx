import { useTimelineOptions } from '@rookery/timeline';
import { createRowCommandRegistry, opensAt, useFeed, useListPlace, type SignedInAccount } from '@rookery/timeline/parts';
import { BlankState, ListEnd, useMessages } from '@rookery/ui';
import { ItemList } from '@rookery/ui/list';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { notificationMessages } from '../messages.js';
import type { NotificationTab } from '../list/notification-types.js';
import { FailedAccounts } from './failed-accounts.js';
import { MergedRowScreen } from './merged-row.screen.js';
import { mergedView } from './merged-view.js';
import type { MergedRow } from './merged-rows.js';
import type { AccountRow } from './account-lists.data.js';
import { accountsMessages } from './messages.js';
import { useAccountLists } from './use-account-lists.js';

export interface MergedNotificationsScreenProps {
  /** The accounts, that which is shown among them. Stable. */
  accounts: readonly SignedInAccount[];
  tab: NotificationTab;
  /** Whether notifications of one kind and post are one row. */
  isGrouping: boolean;
  /** Whether the reader returns to the list. Then it opens where it was left. */
  restore: boolean;
  /** Names the place whose position is saved. */
  scrollKey: string;
  /** The id of the list's element. Unique on the page. */
  listId?: string;
  /** Opens a page of the app as one of the accounts. Stable. */
  onOpen(accountId: string, href: string): void;
}

/** The notifications of several accounts in one list, in the order of time. What one account lacks is said above the others. */
export function MergedNotificationsScreen(props: MergedNotificationsScreenProps) {
  const { tab, isGrouping, accounts } = props;
  return <OpenList key={[tab, isGrouping, ...accounts.map(({ id }) => id)].join()} {...props} />;
}

function OpenList({ accounts, tab, isGrouping, restore, scrollKey, listId, onOpen }: MergedNotificationsScreenProps) {
  const text = useMessages(accountsMessages);
  const words = useMessages(notificationMessages);
  const queryClient = useQueryClient();
  const { settings, feeds } = useTimelineOptions();
  const { lists, rows, waitsFor, onLoadOlder, onRetry } = useAccountLists(accounts, tab, isGrouping);
  const { list, position, onAnchorChange } = useListPlace({ scrollKey, restore });
  const [registry] = useState(createRowCommandRegistry);
  const view = mergedView(lists);
  const isLoadingOlder = lists.some(one => one.isLoadingOlder);
  const older = useMemo(
    () => (waitsFor.length === 0 ? null : { isLoading: isLoadingOlder, hasFailed: false, reason: '', onLoad: onLoadOlder }),
    [waitsFor, isLoadingOlder, onLoadOlder],
  );
  const keptKeys = useFeed({ rows, list, older }, registry, feeds);
  const setSize = older === null ? rows.length : -1;
  const renderRow = useCallback(
    ({ key, accountId, row }: MergedRow<AccountRow>, index: number) => {
      const account = accounts.find(({ id }) => id === accountId);
      return (
        account && (
          <MergedRowScreen
            rowKey={key}
            account={account}
            row={row}
            isOwn={account.queryClient === queryClient}
            position={index + 1}
            setSize={setSize}
            registry={registry}
            onOpen={onOpen}
          />
        )
      );
    },
    [accounts, queryClient, setSize, registry, onOpen],
  );
  return (
    <section className="rk-timeline">
      {view.phase === 'ready' && <FailedAccounts lists={lists} onRetry={onRetry} />}
      <ItemList
        {...opensAt(position, rows)}
        id={listId}
        ref={list}
        kind="feed"
        className="rk-status-list"
        tabIndex={-1}
        label={text.label()}
        phase={view.phase}
        isBusy={view.isBusy}
        isOffline={false}
        reason=""
        placeholders={<div className="rk-notification-placeholders" role="feed" aria-busy="true" aria-label={text.label()} />}
        preparing={null}
        failedTitle={text.allFailed()}
        offlineTitle=""
        onRetry={() => lists.forEach(({ accountId }) => onRetry(accountId))}
        emptyState={older === null && <BlankState title={tab === 'all' ? words.empty() : words.emptyFiltered()} />}
        rows={rows}
        renderRow={renderRow}
        older={older}
        autoloadMore={settings.autoloadMore}
        renderEnd={() => <ListEnd older={older} olderFailedTitle={words.olderFailed()} isEmpty={rows.length === 0} end={null} />}
        onAnchorChange={onAnchorChange}
        keepMountedKeys={keptKeys}
      />
    </section>
  );
}
