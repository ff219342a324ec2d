import { RegistrationError, type Session } from '@rookery/api-client';
import type { SignUpApp } from '@rookery/api-client/sign-in';
import { useClient } from '@rookery/store';
import { useLocale } from '@rookery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetPending, keepPending, pendingSignUps, type PendingSignUp } from './pending-sign-ups.js';
import {
  isAskable,
  refusedFields,
  registrationOfDraft,
  signUpMistakes,
  typedName,
  type SignUpDraft,
  type SignUpField,
  type SignUpSecrets,
} from './sign-up-draft.js';
import { failureOf, without, type RefusedFields, type SignUpFailure } from './sign-up-failure.js';
import { signUpPlan } from './sign-up-plan.js';
import { captchaQuery, nameTakenQuery, register, signUpServerQuery, type SignUpState } from './sign-up.data.js';
import { useTypedAnswers } from './use-typed-answers.js';

/** A pause in typing this long asks the server about the name. */
const NAME_PAUSE_MS = 400;

/** The app around a sign-up. */
export interface SignUpHost {
  /** Registers the app at the server: `beginSignUp` with its address. Rejects with `SignInError`. */
  begin(): Promise<SignUpApp>;
  /** The account can act. Called once. */
  onSignedIn(session: Session): void;
  /** `sessionStorage`, for what was typed; `localStorage`, for sign-ups that wait. Null where they are denied. Stable. */
  storage: { readonly tab: Storage | null; readonly device: Storage | null };
  /** The ids of the sessions: their accounts have signed up already. */
  sessionIds: readonly string[];
}

interface Attempt {
  /** How many have failed. */
  readonly count: number;
  readonly refused: RefusedFields;
  readonly failure: SignUpFailure | null;
}

const noAttempt: Attempt = { count: 0, refused: new Map(), failure: null };

/** Signing up at the server of the client: its rules, the answers, and the attempt. */
export function useSignUp(host: SignUpHost, inviteCode: string) {
  const client = useClient();
  const { locale } = useLocale();
  const origin = new URL(client.baseUrl).origin;
  const serverHost = new URL(client.baseUrl).host;
  const server = useQuery(signUpServerQuery(client));
  const draft = useTypedAnswers(host.storage.tab, origin, inviteCode);
  const asksCaptcha = server.data?.features.captcha === true;
  const captcha = useQuery({ ...captchaQuery(client), enabled: asksCaptcha });
  const taken = useNameTaken(typedName(draft.value.username, serverHost));
  const [pending, setPending] = useState<PendingSignUp | null>(
    () => pendingSignUps(host.storage.device, host.sessionIds).find(({ app }) => app.server === origin) ?? null,
  );
  const [attempt, setAttempt] = useState<Attempt>(noAttempt);
  const [isEntering, setEntering] = useState(false);
  const [now] = useState(Date.now);
  const isLoading = server.isPending || (asksCaptcha && captcha.isPending);
  const plan =
    server.data === undefined || isLoading
      ? null
      : signUpPlan({ origin, ...server.data, captcha: captcha.data ?? null }, draft.value.inviteCode);
  const asks = plan?.kind === 'open' ? plan.asks : null;
  const mistakes =
    asks === null
      ? new Map<SignUpField, never>()
      : signUpMistakes(draft.value, draft.secrets, asks, { host: serverHost, isTaken: taken.isTaken === true, now });

  const arrive = (state: SignUpState): void => {
    if (state.kind === 'gone') return;
    draft.forget();
    if (state.kind === 'ready') {
      setEntering(true);
      if (pending !== null) forgetPending(host.storage.device, pending);
      host.onSignedIn(state.session);
      return;
    }
    keepPending(host.storage.device, state.pending);
    setPending(state.pending);
  };
  const send = useMutation({
    mutationFn: async (): Promise<SignUpState> => {
      if (asks === null) throw new Error('The server takes no new members.');
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const device = { host: serverHost, locale, timeZone: timeZone || null };
      return register(await host.begin(), registrationOfDraft(draft.value, draft.secrets, asks, device), asks);
    },
    retry: false,
    onSuccess: arrive,
    onError(error) {
      const refused = refusedFields(error instanceof RegistrationError ? error.faults : []);
      setAttempt(({ count }) => ({ count: count + 1, refused, failure: failureOf(error, refused) }));
      if (asks?.captcha == null) return;
      draft.answer({ solution: '' });
      void captcha.refetch();
    },
  });
  const settle = (field: SignUpField): void => setAttempt(known => ({ ...known, refused: without(known.refused, field) }));
  return {
    server,
    host: serverHost,
    plan,
    draft: draft.value,
    secrets: draft.secrets,
    pending,
    name: taken,
    captcha,
    isSending: send.isPending,
    /** The account can act: the app opens it. */
    isEntering,
    failure: send.isPending ? null : attempt.failure,
    /** Grows with each attempt that has failed. */
    attempts: attempt.count,
    mistakes: attempt.count === 0 ? new Map<SignUpField, never>() : mistakes,
    refused: attempt.refused,
    change(change: Partial<SignUpDraft>, field: SignUpField | null) {
      draft.change(change);
      if (field !== null) settle(field);
    },
    answer(change: Partial<SignUpSecrets>, field: SignUpField) {
      draft.answer(change);
      settle(field);
    },
    submit() {
      if (send.isPending) return;
      if (mistakes.size > 0) setAttempt(known => ({ ...known, count: known.count + 1, failure: null }));
      else send.mutate();
    },
    arrive,
    startOver() {
      if (pending !== null) forgetPending(host.storage.device, pending);
      setPending(null);
      send.reset();
      setAttempt(noAttempt);
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

/** Whether the server has an account of this name, once typing has paused. */
function useNameTaken(name: string) {
  const client = useClient();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name), NAME_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name]);
  const isAsked = asked === name && isAskable(name);
  const { data, isFetching } = useQuery({ ...nameTakenQuery(client, asked), enabled: isAsked });
  return { isTaken: isAsked ? (data ?? null) : null, isChecking: isAskable(name) && (asked !== name || isFetching) };
}
