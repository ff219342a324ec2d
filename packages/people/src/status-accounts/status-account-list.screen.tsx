import type { Account } from '@rookery/api-client';
import { ListStates, useMessages, type ListStatesProps } from '@rookery/ui';
import { useTimelineOptions } from '@rookery/timeline';
import { FollowButtonScreen } from '@rookery/timeline/follow';
import type { ReactNode } from 'react';
import { AccountRow } from '../accounts/account-row.js';
import { accountMessages } from '../accounts/messages.js';

/** The accounts of a modal in each of the states of their list (MOD-14). */
export function StatusAccountList({ children, ...states }: Omit<ListStatesProps, 'onSignIn' | 'end'>) {
  const { isSignedIn, onSignIn } = useTimelineOptions();
  const text = useMessages(accountMessages);
  return (
    <ListStates
      {...states}
      onSignIn={isSignedIn ? undefined : onSignIn}
      end={<p className="rk-account-list-end">{text.end()}</p>}
    >
      <ul className="rk-account-list rk-status-accounts">{children}</ul>
    </ListStates>
  );
}

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
