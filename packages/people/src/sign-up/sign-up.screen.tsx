import { errorText } from '@rookery/api-client';
import { cleanWords, ErrorState, Loading, PartBoundary, useMessages } from '@rookery/ui';
import { signUpMessages } from './messages.js';
import { SignUpClosed } from './sign-up-closed.js';
import { SignUpForm } from './sign-up-form.js';
import { SignUpRules } from './sign-up-rules.js';
import type { SignUpFailure } from './sign-up-failure.js';
import { useSignUp, type SignUp, type SignUpHost } from './use-sign-up.js';
import { WaitingScreen } from './waiting.screen.js';

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
  if (signUp.isEntering) return <Loading />;
  if (signUp.pending !== null) {
    return <WaitingScreen signUp={signUp} pending={signUp.pending} server={name} loginHref={loginHref} />;
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
