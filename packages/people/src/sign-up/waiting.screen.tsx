import { errorText } from '@rookery/api-client';
import { useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { signUpMessages } from './messages.js';
import type { PendingSignUp } from './pending-sign-ups.js';
import { SignUpWaiting } from './sign-up-waiting.js';
import { pendingQuery, sendConfirmation } from './sign-up.data.js';
import type { SignUp } from './use-sign-up.js';

interface WaitingProps {
  signUp: SignUp;
  pending: PendingSignUp;
  server: string;
  loginHref: string;
}

/** A sign-up that waits: looks again and again whether the account can act. */
export function WaitingScreen({ signUp, pending, server, loginHref }: WaitingProps) {
  const text = useMessages(signUpMessages);
  const isWatched = pending.token !== null;
  const look = useQuery({ ...pendingQuery(pending), enabled: isWatched });
  const { data: state } = look;
  const arrive = useRef(signUp.arrive);
  useLayoutEffect(() => {
    arrive.current = signUp.arrive;
  });
  // The account can act, or waits for something else.
  useEffect(() => {
    if (state?.kind === 'ready') arrive.current(state);
    if (state?.kind !== 'waiting' || state.pending.wait === pending.wait) return;
    arrive.current({ kind: 'waiting', pending: { ...pending, wait: state.pending.wait } });
  }, [state, pending]);
  const features = signUp.server.data?.features;
  const canSend = isWatched ? features?.emailConfirmations : features?.confirmationsByName;
  const onSend = async (email: string | null): Promise<string | null> => {
    try {
      await sendConfirmation(pending, email);
    } catch (error) {
      return errorText(error, text.sendFailed());
    }
    if (email !== null) signUp.arrive({ kind: 'waiting', pending: { ...pending, email } });
    return null;
  };
  const wait = state?.kind === 'gone' ? 'gone' : pending.wait;
  return (
    <SignUpWaiting
      key={wait}
      server={server}
      wait={wait}
      username={pending.username}
      email={pending.email}
      message={wait === 'gone' || isWatched ? null : pending.message}
      isWatched={isWatched}
      loginHref={loginHref}
      isChecking={look.isFetching && look.data !== undefined}
      failureText={look.isError ? text.checkFailed({ server: signUp.host }) : null}
      onSend={canSend === true ? onSend : null}
      canChange={isWatched}
      onCheck={() => void look.refetch()}
      onStartOver={signUp.startOver}
    />
  );
}
