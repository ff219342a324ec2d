import { errorText } from '@rookery/api-client';
import { useClient } from '@rookery/store';
import { cleanWords, ErrorState, Loading, PartBoundary, useMessages } from '@rookery/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { signUpMessages } from './messages.js';
import type { PendingSignUp } from './pending-sign-ups.js';
import { SignUpClosed } from './sign-up-closed.js';
import { SignUpForm } from './sign-up-form.js';
import { SignUpRules } from './sign-up-rules.js';
import { SignUpWaiting } from './sign-up-waiting.js';
import { pendingQuery, sendConfirmation } from './sign-up.data.js';
import { useSignUp, type SignUp, type SignUpFailure, type SignUpHost } from './use-sign-up.js';

export interface SignUpScreenProps extends SignUpHost {
  /** The code of an invitation that led here; ''. */
  inviteCode: string;
  /** The page about the server, with its terms and policies. */
  aboutHref: string;
  /** The way in for a member who has an account. */
  loginHref: string;
}

/**
 * Signing up at the server of the client, through its API: its rules, its questions, then waiting for a confirmation or an approval, also after a
 * reload, until the account can act. HINT-09
 */
export function SignUpScreen({ inviteCode, aboutHref, loginHref, ...host }: SignUpScreenProps) {
  const text = useMessages(signUpMessages);
  const signUp = useSignUp(host, inviteCode);
  const { server, plan, draft } = signUp;
  const name = cleanWords(server.data?.title ?? '') || signUp.host;
  if (signUp.pending !== null) {
    return <Waiting signUp={signUp} pending={signUp.pending} server={name} loginHref={loginHref} />;
  }
  if (server.isError)
    return (
      <ErrorState
        title={text.loadFailed({ server: signUp.host })}
        description={errorText(server.error, '')}
        onRetry={() => void server.refetch()}
      />
    );
  if (plan === null) return <Loading />;
  if (plan.kind !== 'open')
    return <SignUpClosed server={name} plan={plan} onInvite={code => signUp.change({ inviteCode: code }, 'invite_code')} />;
  return (
    // The answers are outside: 'Try again' shows them as they were.
    <PartBoundary>
      {draft.isAgreed ? (
        <OpenForm signUp={signUp} server={name} plan={plan} />
      ) : (
        <SignUpRules
          server={name}
          rules={server.data?.rules ?? []}
          aboutHref={aboutHref}
          onAccept={() => signUp.change({ isAgreed: true }, null)}
        />
      )}
    </PartBoundary>
  );
}

interface OpenFormProps {
  signUp: SignUp;
  server: string;
  plan: Extract<SignUp['plan'], { kind: 'open' }>;
}

function OpenForm({ signUp, server, plan }: OpenFormProps) {
  const failureText = useFailureText(signUp.failure, signUp.host);
  return (
    <SignUpForm
      server={server}
      host={signUp.host}
      asks={plan.asks}
      draft={signUp.draft}
      secrets={signUp.secrets}
      name={signUp.name}
      mistakes={signUp.mistakes}
      refused={signUp.refused}
      failureText={failureText}
      attempts={signUp.attempts}
      isSending={signUp.isSending}
      onChange={signUp.change}
      onAnswer={signUp.answer}
      onAnotherCaptcha={() => void signUp.captcha.refetch()}
      onShowRules={() => signUp.change({ isAgreed: false }, null)}
      onSubmit={signUp.submit}
    />
  );
}

function useFailureText(failure: SignUpFailure | null, server: string): string | null {
  const text = useMessages(signUpMessages);
  if (failure === null) return null;
  const words: Record<SignUpFailure['kind'], string> = {
    refused: text.refused({ server }),
    lost: text.lost({ server }),
    app: text.appRefused({ server }),
    later: text.tryLater(),
    failed: text.failed(),
  };
  return failure.message ?? words[failure.kind];
}

interface WaitingProps {
  signUp: SignUp;
  pending: PendingSignUp;
  server: string;
  loginHref: string;
}

function Waiting({ signUp, pending, server, loginHref }: WaitingProps) {
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
  return (
    <SignUpWaiting
      server={server}
      wait={state?.kind === 'gone' ? 'gone' : pending.wait}
      username={pending.username}
      email={pending.email}
      message={state?.kind === 'gone' || isWatched ? null : pending.message}
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
