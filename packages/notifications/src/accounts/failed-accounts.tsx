import { Button, useMessages } from '@rookery/ui';
import type { AccountList } from './account-lists.data.js';
import { accountsMessages } from './messages.js';

interface FailedAccountsProps {
  lists: readonly (Pick<AccountList, 'accountId' | 'failed' | 'reason'> & {
    readonly account: Pick<AccountList['account'], 'handle'>;
    readonly rows: readonly unknown[];
  })[];
  onRetry(accountId: string): void;
}

/** A line for each account whose notifications are missing, with a way to ask for them again. */
export function FailedAccounts({ lists, onRetry }: FailedAccountsProps) {
  const text = useMessages(accountsMessages);
  return lists.map(({ accountId, account: { handle }, failed, reason, rows }) => {
    if (failed === null) return null;
    const words = failed === 'older' ? text.olderFailed : rows.length === 0 ? text.failed : text.newestFailed;
    return (
      <div key={accountId} className="rk-notification-failed" role="alert">
        <span>
          <span>{words({ handle })}</span>
          {reason && <span dir="auto"> {reason}</span>}
        </span>
        <Button size="sm" aria-label={text.tryAgainFor({ handle })} onClick={() => onRetry(accountId)}>
          {text.tryAgain()}
        </Button>
      </div>
    );
  });
}
