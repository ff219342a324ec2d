import type { Account } from '@rookery/api-client';
import { useAccount, type ListDefinition } from '@rookery/store';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { useCallback, type ReactNode } from 'react';
import { WindowedAccountList } from './account-list.js';
import { AccountItem } from './account-row.js';
import { useListed } from './use-listed.js';

export interface AccountListScreenProps {
  /** Stable: a new one is another list. */
  definition: ListDefinition<Account>;
  /** Key of the stored scroll position (LIST-06). */
  scrollKey: string;
  /** The reader came back to the list: it opens at that position. */
  restore: boolean;
  /** The accessible name of the list. */
  label: string;
  failedTitle: string;
  emptyState: ReactNode;
  /** Below the last account, once all are loaded. Default: a line that says so. */
  end?: ReactNode;
  /** The content of a row after the account. Stable. Default: the follow button. */
  renderEnd?: (account: Account) => ReactNode;
}

/** A list of accounts on the list engine, with its position restored on return. */
export function AccountListScreen({
  definition,
  scrollKey,
  restore,
  renderEnd = followButton,
  ...texts
}: AccountListScreenProps) {
  const listed = useListed(definition, { scrollKey, restore });
  const renderAccount = useCallback((id: string) => <Row accountId={id} renderEnd={renderEnd} />, [renderEnd]);
  return <WindowedAccountList {...texts} {...listed} renderAccount={renderAccount} />;
}

const followButton = (account: Account): ReactNode => <FollowButtonScreen account={account} isInList size="sm" />;

function Row({ accountId, renderEnd }: { accountId: string; renderEnd: (account: Account) => ReactNode }) {
  const { data: account } = useAccount(accountId);
  return account === undefined ? null : <AccountItem account={account}>{renderEnd(account)}</AccountItem>;
}
