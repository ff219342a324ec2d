import { isApiError } from '@rookery/api-client';
import { profileMessages } from '@rookery/people/profile';
import { BlankState, shownHandle, useMessages } from '@rookery/ui';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageHeader } from '../shell/page-header.js';
import { WayHome } from './not-found-page.js';
import { isGone, LoadFailure } from './page-states.js';

interface AccountPendingProps {
  /** The handle of the address. */
  acct: string;
  /** Null: the account is being loaded. */
  error: unknown;
  failedTitle: string;
  onRetry: () => void;
  /** Until the account is there. */
  placeholder: ReactNode;
}

/** A page of an account that is not there: it is being loaded, could not be, is not known to the server, or was removed (410). */
export function AccountPending({ acct, error, failedTitle, onRetry, placeholder }: AccountPendingProps) {
  return (
    <>
      <PageHeader title={`@${shownHandle(acct)}`} isDeep />
      {error === null && placeholder}
      {error !== null && isGone(error) && <AccountMissing isRemoved={isApiError(error) && error.status === 410} />}
      {error !== null && !isGone(error) && <LoadFailure error={error} title={failedTitle} onRetry={onRetry} />}
    </>
  );
}

function AccountMissing({ isRemoved }: { isRemoved: boolean }) {
  const text = useMessages(profileMessages);
  return (
    <BlankState
      icon={<UserRoundX size={28} strokeWidth={1.6} aria-hidden="true" />}
      title={isRemoved ? text.accountRemovedTitle() : text.accountMissingTitle()}
      description={isRemoved ? text.accountRemovedText() : text.accountMissingText()}
      action={<WayHome />}
    />
  );
}
