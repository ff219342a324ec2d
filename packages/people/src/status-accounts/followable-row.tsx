import type { Account } from '@rookery/api-client';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import type { ReactNode } from 'react';
import { AccountRow } from '../accounts/account-row.js';

interface FollowableRowProps {
  account: Account;
  /** Before the follow button. */
  children?: ReactNode;
}

/** A row of a modal that lists accounts, with the follow button and its state. */
export function FollowableRow({ account, children }: FollowableRowProps) {
  return (
    <AccountRow account={account}>
      {children}
      <FollowButtonScreen account={account} isInList size="sm" />
    </AccountRow>
  );
}
