import { useTimelineOptions } from '@rookery/timeline';
import { SignInNeeded } from '@rookery/ui';
import type { ReactNode } from 'react';

/** What only a member has: a visitor is offered the way in. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isSignedIn, onSignInNeeded } = useTimelineOptions();
  return isSignedIn ? children : <SignInNeeded onSignIn={onSignInNeeded} />;
}
