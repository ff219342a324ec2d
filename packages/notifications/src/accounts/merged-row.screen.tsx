import type { Account } from '@rookery/api-client';
import { useOwnAccountId } from '@rookery/store';
import { useTimelineOptions } from '@rookery/timeline';
import { AsAccount, useRowCommands, type createRowCommandRegistry, type SignedInAccount } from '@rookery/timeline/parts';
import { safeUrl, useMessages } from '@rookery/ui';
import { useMemo, type MouseEvent } from 'react';
import { NotificationRowView } from '../list/notification-row.js';
import { FollowRequest } from '../list/notification-row.screen.js';
import { accountsMessages } from './messages.js';
import type { AccountRow } from './account-lists.data.js';

interface MergedRowScreenProps {
  /** Its key in the merged list. */
  rowKey: string;
  account: SignedInAccount;
  row: AccountRow;
  /** Whether it is a row of the account shown. */
  isOwn: boolean;
  /** One-based place in the list. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  registry: ReturnType<typeof createRowCommandRegistry>;
  /** Opens a page of the app as an account. */
  onOpen(accountId: string, href: string): void;
}

/** A row of the merged list, with the client and the cache of its account. Its post is a line: acting on it is a matter of its own page. */
export function MergedRowScreen(props: MergedRowScreenProps) {
  const { account, isOwn, onOpen } = props;
  // A link to a page leads to it as the account of the row.
  const onClickCapture = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (isOwn || link === null || link.origin !== location.origin || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(account.id, link.pathname);
  };
  return (
    <AsAccount account={account}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the links in it are pressed */}
      <div onClickCapture={onClickCapture}>
        <OfAccount {...props} />
      </div>
    </AsAccount>
  );
}

function OfAccount({ rowKey, account, row, isOwn, registry, onOpen, ...place }: MergedRowScreenProps) {
  const text = useMessages(accountsMessages);
  const { hrefs } = useTimelineOptions();
  const ownAccountId = useOwnAccountId();
  const { newest, count, isUnread } = row.notification;
  const { status } = newest;
  const accounts = useNamedAccounts(row.notification.accounts, account, isOwn);
  const [first] = accounts;
  const href = status !== null ? hrefs.status(status) : first === undefined ? null : hrefs.account(first);
  // The address of a post holds the id that it has at the server of its account: in another tab it opens on its own page.
  const tabHref = isOwn || status === null ? href : (safeUrl(status.url ?? status.uri, 'link') ?? href);
  const open = (): void => {
    if (href !== null) onOpen(account.id, href);
  };
  useRowCommands(registry, rowKey, {
    run(command) {
      if (command !== 'open' || href === null) return false;
      open();
      return true;
    },
  });
  return (
    <NotificationRowView
      {...place}
      notification={newest}
      accounts={accounts}
      count={count}
      ownAccountId={ownAccountId}
      isUnread={isUnread}
      status={status}
      open={href === null ? null : { href: tabHref ?? href, onOpen: open }}
      actions={
        <>
          {newest.type === 'follow_request' && first !== undefined && <FollowRequest account={first} />}
          <p className="rk-notification-account">
            <span className="rk-visually-hidden">{text.of()}</span> <bdi dir="ltr">@{account.handle}</bdi>
          </p>
        </>
      }
    />
  );
}

/** Accounts with whole handles: those of another server say nothing here without it. */
function useNamedAccounts(accounts: readonly Account[], { client }: SignedInAccount, isOwn: boolean): readonly Account[] {
  return useMemo(() => {
    const { host } = new URL(client.baseUrl);
    return isOwn ? accounts : accounts.map(one => (one.acct.includes('@') ? one : { ...one, acct: `${one.acct}@${host}` }));
  }, [accounts, client, isOwn]);
}
