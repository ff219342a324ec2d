import { browserStorage, errorText, type Notification, type Status } from '@rookery/api-client';
import { useClient, useStatus } from '@rookery/store';
import { safeUrl, shownHandle, useMessages } from '@rookery/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { memo, useEffect, useState } from 'react';
import {
  createActedVersions,
  rememberUpdate,
  type RowCommands,
  statusCommands,
  type StatusRowState,
  useRowCommands,
  StatusSkeletonRow,
  StatusRow,
  type StatusRowHost,
} from '@rookery/timeline/parts';
import { useAction, useTimelineOptions } from '@rookery/timeline';
import { notificationMessages } from '../messages.js';
import {
  GroupAccounts,
  NotificationIcon,
  NotificationRowView,
  RequestButtons,
  type NotificationRowProps,
} from './notification-row.js';
import { NotificationSentence } from './notification-sentence.js';
import type { NotificationRowData } from './notification-rows.js';
import { postFormOf } from './notification-types.js';
import { groupAccountsQuery, removeRequest } from './notifications.data.js';

interface NotificationRowScreenProps {
  row: NotificationRowData;
  /** One-based place in the list. */
  position: number;
  /** Rows of the list; -1 when not known. */
  setSize: number;
  host: StatusRowHost;
}

/** A row of notifications: a post that says why it is here, or a sentence with the accounts that acted. */
export const NotificationRowScreen = memo(function NotificationRowScreen({ row, host, ...place }: NotificationRowScreenProps) {
  const { newest } = row;
  const { status, type } = newest;
  const { storageScope } = useTimelineOptions();
  useEffect(() => {
    if (type === 'update' && status !== null) rememberUpdate(createActedVersions(browserStorage('local'), storageScope), status);
  }, [type, status, storageScope]);
  const form = postFormOf(type);
  if (status !== null && form === 'whole') {
    return (
      <StatusRow
        {...place}
        host={host}
        rowKey={row.key}
        statusId={status.id}
        headline={<Headline row={row} ownAccountId={host.ownAccountId} />}
      />
    );
  }
  return status !== null && form === 'line' ? (
    <LineRow row={row} host={host} statusId={status.id} {...place} />
  ) : (
    <PlainRow row={row} host={host} {...place} />
  );
});

function Headline({ row, ownAccountId }: { row: NotificationRowData; ownAccountId: string | null }) {
  const text = useMessages(notificationMessages);
  const { newest, accounts, count, isUnread } = row;
  return (
    <p className="rk-notification-headline" data-unread={isUnread || undefined}>
      <NotificationIcon type={newest.type} size={18} />
      <span dir="auto">
        <NotificationSentence notification={newest} accounts={accounts} count={count} ownAccountId={ownAccountId} />
      </span>
      {isUnread && <span className="rk-notification-new">{text.unread()}</span>}
    </p>
  );
}

/** The keys that are about the account that acted, not about the reader's own post. */
function useAccountCommands({ accounts: [account] }: NotificationRowData): RowCommands {
  const { onOpenAccount, onMention } = useTimelineOptions();
  return {
    run(command) {
      if (account === undefined) return false;
      if (command === 'openAuthor') onOpenAccount(account);
      else if (command === 'mention' && onMention !== null) onMention(account);
      else return false;
      return true;
    },
  };
}

// A line has no content warning and no media.
const closedRow: StatusRowState = {
  isTextOpen: false,
  isMediaCovered: true,
  element: () => null,
  setTextOpen: () => undefined,
  setMediaCovered: () => undefined,
  showMediaInPlace: () => undefined,
};

function LineRow({ statusId, ...props }: NotificationRowScreenProps & { statusId: string }) {
  const { data: status } = useStatus(statusId);
  if (status === undefined) return <StatusSkeletonRow position={props.position} setSize={props.setSize} />;
  return <LineOfStatus {...props} status={status} />;
}

function LineOfStatus({ row, host, status, ...place }: NotificationRowScreenProps & { status: Status }) {
  const options = useTimelineOptions();
  const ofAccount = useAccountCommands(row);
  const { actions, ownAccountId, registry } = host;
  const originalUrl = safeUrl(status.url ?? status.uri, 'link');
  const ofStatus = statusCommands(
    { status, isFocused: false, ownAccountId, originalUrl, row: closedRow },
    { app: options, actions },
  );
  useRowCommands(registry, row.key, {
    run: command => ofAccount.run(command) || ofStatus.run(command),
    refusal: command => (command === 'openAuthor' ? null : ofStatus.refusal(command)),
  });
  return (
    <RowOf
      {...place}
      row={row}
      ownAccountId={ownAccountId}
      status={status}
      open={{ href: options.hrefs.status(status), onOpen: () => void ofStatus.run('open') }}
    />
  );
}

function PlainRow({ row, host, ...place }: NotificationRowScreenProps) {
  const { hrefs, onOpenAccount } = useTimelineOptions();
  const ofAccount = useAccountCommands(row);
  const [account] = row.accounts;
  const open = account === undefined ? null : { href: hrefs.account(account), onOpen: () => onOpenAccount(account) };
  useRowCommands(host.registry, row.key, {
    run(command) {
      if (command !== 'open') return ofAccount.run(command);
      open?.onOpen();
      return open !== null;
    },
  });
  return <RowOf {...place} row={row} ownAccountId={host.ownAccountId} status={null} open={open} />;
}

type RowOfProps = Pick<NotificationRowProps, 'position' | 'setSize' | 'ownAccountId' | 'status' | 'open'> & {
  row: NotificationRowData;
};

function RowOf({ row, ...props }: RowOfProps) {
  const { newest, accounts, count, isUnread } = row;
  const [account] = accounts;
  return (
    <NotificationRowView
      {...props}
      notification={newest}
      accounts={accounts}
      count={count}
      isUnread={isUnread}
      actions={
        newest.type === 'follow_request' && account !== undefined ? (
          <FollowRequest account={account} />
        ) : count > 2 ? (
          <Group row={row} />
        ) : null
      }
    />
  );
}

/** The accounts of a group that its sentence does not name, requested where the server only counted them. */
function Group({ row }: { row: NotificationRowData }) {
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const groupKey = row.newest.group_key;
  const hasMore = groupKey !== null && row.count > row.accounts.length;
  const query = useQuery({ ...groupAccountsQuery(client, groupKey ?? ''), enabled: isOpen && hasMore });
  const isLoading = isOpen && hasMore && query.isPending && !query.isError;
  return (
    <GroupAccounts
      accounts={isOpen && !isLoading ? (query.data ?? row.accounts) : null}
      isLoading={isLoading}
      hasFailed={isOpen && query.isError}
      reason={errorText(query.error, '')}
      onToggle={() => setOpen(!isOpen)}
    />
  );
}

/** The answers to a follow request, with what they do. */
export function FollowRequest({ account }: { account: Notification['accounts'][number] }) {
  const text = useMessages(notificationMessages);
  const queryClient = useQueryClient();
  const run = useAction();
  const [isBusy, setBusy] = useState(false);
  const answer = async (isAccepted: boolean): Promise<void> => {
    setBusy(true);
    const isDone = await run(
      actions => (isAccepted ? actions.acceptFollowRequest : actions.rejectFollowRequest),
      { accountId: account.id },
      isAccepted ? text.acceptFailed() : text.rejectFailed(),
    );
    setBusy(false);
    if (isDone) removeRequest(queryClient, account.id);
  };
  return (
    <RequestButtons
      name={account.display_name || `@${shownHandle(account.acct)}`}
      isBusy={isBusy}
      onAccept={() => void answer(true)}
      onReject={() => void answer(false)}
    />
  );
}
