import type { Account } from '@rookery/api-client';
import { useAccount, useList, type ListDefinition } from '@rookery/api-client/query';
import { useTimelineOptions } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import { useScrollRestoration, type VirtualListHandle } from '@rookery/ui/list';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { useIsReturn } from '../routing/arrival.js';
import { AccountList } from './account-list.js';
import { AccountItem } from './account-row.js';

export interface AccountListScreenProps {
  /** Stable: a new one is another list. */
  definition: ListDefinition<Account>;
  /** Key of the stored scroll position (LIST-06). */
  scrollKey: string;
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
export function AccountListScreen({ definition, scrollKey, renderEnd = followButton, ...texts }: AccountListScreenProps) {
  const { scrollMemory, settings } = useTimelineOptions();
  const restore = useIsReturn();
  const list = useRef<VirtualListHandle>(null);
  const { position, onAnchorChange } = useScrollRestoration({ memory: scrollMemory, scrollKey, restore, list });
  const { query, state, older, loadOlder } = useList(definition);
  const ids = useMemo(() => state?.entries.flatMap(entry => (entry.kind === 'item' ? entry.id : [])) ?? [], [state]);
  const renderAccount = useCallback((id: string) => <Row accountId={id} renderEnd={renderEnd} />, [renderEnd]);
  return (
    <AccountList
      {...texts}
      list={list}
      ids={ids}
      state={state !== undefined ? 'ready' : query.isError ? 'failed' : 'loading'}
      error={query.error}
      onRetry={() => void query.refetch()}
      older={older}
      onLoadOlder={loadOlder}
      autoloadMore={settings.autoloadMore}
      position={position}
      onAnchorChange={onAnchorChange}
      renderAccount={renderAccount}
    />
  );
}

const followButton = (account: Account): ReactNode => <FollowButtonScreen account={account} isInList size="sm" />;

function Row({ accountId, renderEnd }: { accountId: string; renderEnd: (account: Account) => ReactNode }) {
  const { data: account } = useAccount(accountId);
  return account === undefined ? null : <AccountItem account={account}>{renderEnd(account)}</AccountItem>;
}
