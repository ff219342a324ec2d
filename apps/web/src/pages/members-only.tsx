import { isSignInNeeded } from '@rookery/api-client';
import { useTimelineOptions } from '@rookery/timeline';
import { ErrorState, SignInNeeded } from '@rookery/ui';
import type { ReactNode } from 'react';

/** Shows its children to members, and the sign-in prompt to visitors. */
export function MembersOnly({ children }: { children: ReactNode }) {
  const { isSignedIn, onSignInNeeded } = useTimelineOptions();
  return isSignedIn ? children : <SignInNeeded onSignIn={onSignInNeeded} />;
}

interface LoadFailureProps {
  error: unknown;
  title: string;
  onRetry: () => void;
}

/** A failed request with a retry; for visitors the sign-in prompt, where the server refuses them. */
export function LoadFailure({ error, title, onRetry }: LoadFailureProps) {
  const { isSignedIn, onSignInNeeded } = useTimelineOptions();
  if (!isSignedIn && isSignInNeeded(error)) return <SignInNeeded onSignIn={onSignInNeeded} />;
  return <ErrorState title={title} onRetry={onRetry} />;
}
