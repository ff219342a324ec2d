import { BlankState, ErrorState, LoadMore, Loading, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { accountMessages } from '../accounts/messages.js';

export interface AccountListProps {
  state: 'loading' | 'failed' | 'ready';
  /** One for each account; empty: nobody. */
  rows: readonly ReactNode[];
  emptyText: string;
  failedText: string;
  /** The words of the server for a failure; '' without any. */
  reason?: string;
  onRetry(): void;
  /** Undefined: all of them are shown. */
  onLoadMore?: (() => void) | undefined;
  isLoadingMore?: boolean;
  /** The last page that was asked for did not load: its error; null otherwise. */
  moreFailedText?: string | null;
}

/** A list of accounts in a modal, in each of its states. MOD-14 */
export function AccountList(props: AccountListProps) {
  const { state, rows, emptyText, failedText, reason, onRetry, onLoadMore, isLoadingMore = false, moreFailedText = null } = props;
  const text = useMessages(accountMessages);
  if (state === 'loading') return <Loading />;
  if (state === 'failed') return <ErrorState title={failedText} description={reason} onRetry={onRetry} />;
  if (rows.length === 0 && onLoadMore === undefined) return <BlankState title={emptyText} />;
  return (
    <>
      {rows.length > 0 && <ul className="rk-account-list rk-status-accounts">{rows}</ul>}
      {onLoadMore === undefined ? (
        <p className="rk-account-list-end">{text.end()}</p>
      ) : moreFailedText === null ? (
        <LoadMore isLoading={isLoadingMore} onPress={onLoadMore} />
      ) : (
        <ErrorState title={moreFailedText} description={reason} onRetry={onLoadMore} />
      )}
    </>
  );
}
