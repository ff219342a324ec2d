import { isApiError } from '@rookery/api-client';
import { profileMessages } from '@rookery/people/profile';
import { BlankState, useMessages } from '@rookery/ui';
import { UserRoundX } from 'lucide-react';
import { WayHome } from './not-found-page.js';

/** Shown at the addresses of an account that the server does not know, or that was removed (410). */
export function AccountMissing({ error = null }: { error?: unknown }) {
  const text = useMessages(profileMessages);
  const isRemoved = isApiError(error) && error.status === 410;
  return (
    <BlankState
      icon={<UserRoundX size={28} strokeWidth={1.6} aria-hidden="true" />}
      title={isRemoved ? text.accountRemovedTitle() : text.accountMissingTitle()}
      description={isRemoved ? text.accountRemovedText() : text.accountMissingText()}
      action={<WayHome />}
    />
  );
}
