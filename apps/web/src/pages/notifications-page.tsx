import { useAccount, useClient, useFeatures } from '@rookery/store';
import {
  accountsMessages,
  MergedNotificationsScreen,
  notificationFilters,
  notificationMessages,
  notificationsPath,
  NotificationRequestsScreen,
  NotificationsScreen,
  requestMessages,
  useClearNotifications,
  type NotificationTab,
} from '@rookery/notifications';
import { LazyMenuButton, NavTabs, RadioGroup, plainName, shownHandle, useMessages } from '@rookery/ui';
import { Ellipsis, Settings, Trash2 } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { modals } from '../modals/modals.js';
import { pageAt } from '../routing/base.dom.js';
import { fromPage } from '../routing/from-page.dom.js';
import { useIsReturn } from '../routing/arrival.js';
import { useStableNavigate } from '../routing/use-stable-navigate.js';
import { useAccounts } from '../session/other-accounts.js';
import { useSession } from '../session/session-provider.js';
import { rememberNotificationsPath } from '../session/known-features.dom.js';
import { useSettings } from '../settings/settings-provider.js';
import { PageHeader, useIsColumn } from '../shell/page-header.js';
import { MemberPage, MembersOnly } from './page-states.js';
import { NotFoundPage } from './not-found-page.js';
import { OpenedPage } from './opened-page.js';
import '@rookery/notifications/styles.css';

const simpleTabs: readonly NotificationTab[] = ['all', 'mentions'];

/** The member's notifications, those that are kept back, and those of one account. HINT-02 */
export function NotificationsPage() {
  const { pathname } = useLocation();
  const { accountId, tab } = useParams();
  const { settings } = useSettings();
  if (accountId !== undefined) return <OfAccountPage key={accountId} accountId={accountId} />;
  if (pathname.toLowerCase().startsWith('/notifications/requests')) return <RequestsPage />;
  if (tab === 'opened') return <OpenedPage />;
  const chosen = notificationFilters.find(name => name === (tab ?? settings.notificationTab));
  return chosen === undefined ? <NotFoundPage /> : <TabPage key={chosen} tab={chosen} />;
}

function TabPage({ tab }: { tab: NotificationTab }) {
  const text = useMessages(notificationMessages);
  const { settings, change } = useSettings();
  const restore = useIsReturn();
  // A column has a tab of its own, and its account's notifications alone.
  const isColumn = useIsColumn();
  const isMerged = useSession().sessions.length > 1 && settings.allAccounts && !isColumn;
  useEarlyList(tab, settings.groupNotifications);
  const tabs = settings.allNotificationTabs ? notificationFilters : simpleTabs;
  useEffect(() => {
    if (!isColumn && tab !== settings.notificationTab) change({ notificationTab: tab });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a change of the setting in another tab of the browser does not come back here
  }, [tab]);
  return (
    <>
      <PageHeader title={text.label()} actions={<NotificationsMenu />}>
        <NavTabs
          label={text.filters()}
          items={(tabs.includes(tab) ? tabs : [...tabs, tab]).map(name => ({
            href: `/notifications/${name}`,
            label: text[name](),
            isCurrent: name === tab,
          }))}
        />
      </PageHeader>
      <MembersOnly>
        {!isColumn && <AccountsChoice />}
        {isMerged ? (
          <OfAllAccounts tab={tab} />
        ) : (
          <NotificationsScreen
            listId="status-list"
            tab={tab}
            isGrouping={settings.groupNotifications}
            restore={restore}
            scrollKey={`notifications:${tab}`}
            requestsHref="/notifications/requests"
          />
        )}
      </MembersOnly>
    </>
  );
}

/** The choice between the account shown and all of them; nothing where there is one. */
function AccountsChoice() {
  const text = useMessages(accountsMessages);
  const { sessions } = useSession();
  const { settings, change } = useSettings();
  if (sessions.length < 2) return null;
  return (
    <div className="rk-notification-choice">
      <RadioGroup
        label={text.which()}
        value={settings.allAccounts ? 'all' : 'shown'}
        options={(['shown', 'all'] as const).map(value => ({ value, label: text[value]() }))}
        onChange={value => change({ allAccounts: value === 'all' })}
      />
    </div>
  );
}

/** The notifications of all accounts. One of another account opens as that account, which is shown from then on. */
function OfAllAccounts({ tab }: { tab: NotificationTab }) {
  const { settings } = useSettings();
  const { session, select } = useSession();
  const restore = useIsReturn();
  const navigate = useStableNavigate();
  const accounts = useAccounts();
  const shownId = session?.id;
  const onOpen = useCallback(
    (accountId: string, href: string) =>
      fromPage(() => {
        const open = (): void => navigate(pageAt(href));
        if (accountId === shownId) open();
        else void select(accountId).then(open);
      }),
    [shownId, select, navigate],
  );
  return (
    <MergedNotificationsScreen
      listId="status-list"
      accounts={accounts}
      tab={tab}
      isGrouping={settings.groupNotifications}
      restore={restore}
      scrollKey={`all-notifications:${tab}`}
      onOpen={onOpen}
    />
  );
}

/** Lets the boot script request the list at the next start. */
function useEarlyList(tab: NotificationTab, isGrouped: boolean): void {
  const client = useClient();
  const { data: features } = useFeatures();
  useEffect(() => {
    if (features === undefined || client.accessToken === null) return;
    rememberNotificationsPath(client.baseUrl, tab, notificationsPath(client, { tab, accountId: null, isGrouped }, features));
  }, [client, features, tab, isGrouped]);
}

function NotificationsMenu() {
  const text = useMessages(notificationMessages);
  const navigate = useStableNavigate();
  const clear = useClearNotifications();
  return (
    <LazyMenuButton
      label={text.options()}
      icon={<Ellipsis size={20} strokeWidth={1.85} aria-hidden="true" />}
      items={[
        {
          id: 'settings',
          label: text.settings(),
          icon: <Settings size={18} aria-hidden="true" />,
          onAction: () => navigate('/settings/notifications'),
        },
        {
          id: 'clear',
          label: text.clear(),
          icon: <Trash2 size={18} aria-hidden="true" />,
          isDanger: true,
          onAction: () => modals.open({ type: 'CONFIRM', question: 'clearNotifications', onConfirm: clear }),
        },
      ]}
    />
  );
}

function RequestsPage() {
  const text = useMessages(requestMessages);
  return (
    <MemberPage title={text.label()} isDeep>
      <NotificationRequestsScreen hrefOf={accountId => `/notifications/requests/${encodeURIComponent(accountId)}`} />
    </MemberPage>
  );
}

function OfAccountPage({ accountId }: { accountId: string }) {
  const text = useMessages(requestMessages);
  const { data: account } = useAccount(accountId);
  const restore = useIsReturn();
  const name = account && (plainName(account.display_name, account.emojis) || `@${shownHandle(account.acct)}`);
  return (
    <MemberPage title={name ?? text.label()} isDeep>
      <NotificationsScreen
        listId="status-list"
        tab="all"
        accountId={accountId}
        isGrouping={false}
        restore={restore}
        scrollKey={`notifications-of:${accountId}`}
      />
    </MemberPage>
  );
}
