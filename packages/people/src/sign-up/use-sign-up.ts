import { isApiError, RegistrationError, type Session } from '@rookery/api-client';
import { isSignInError, type SignUpApp } from '@rookery/api-client/sign-in';
import { useClient } from '@rookery/store';
import { useLocale } from '@rookery/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { forgetPending, keepPending, pendingSignUps, type PendingSignUp } from './pending-sign-ups.js';
import {
  emptySignUp,
  isAskable,
  noSecrets,
  readSignUp,
  refusedFields,
  registrationOfDraft,
  signUpMistakes,
  typedName,
  type SignUpDraft,
  type SignUpField,
  type SignUpSecrets,
} from './sign-up-draft.js';
import { signUpPlan } from './sign-up-plan.js';
import { captchaQuery, nameTakenQuery, register, signUpServerQuery, type SignUpState } from './sign-up.data.js';

/** The storage key of the answers that a tab has typed, as JSON. */
export const SIGN_UP_DRAFT_KEY = 'rookery:sign-up-draft';

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

/** Why an attempt failed; null: it did not. `faults`: the server's words by field. */
export interface SignUpFailure {
  readonly kind: 'refused' | 'lost' | 'app' | 'later' | 'failed';
  /** The server's words about no field; null: there are none. */
  readonly message: string | null;
}

/** Signing up at the server of the client: its rules, the answers, and the attempt. */
export function useSignUp(host: SignUpHost, inviteCode: string) {
  const client = useClient();
  const { locale } = useLocale();
  const origin = new URL(client.baseUrl).origin;
  const serverHost = new URL(client.baseUrl).host;
  const server = useQuery(signUpServerQuery(client));
  const draft = useTypedDraft(host.storage.tab, inviteCode);
  const asksCaptcha = server.data?.features.captcha === true;
  const captcha = useQuery({ ...captchaQuery(client), enabled: asksCaptcha });
  const taken = useNameTaken(typedName(draft.value.username, serverHost));
  const [pending, setPending] = useState<PendingSignUp | null>(
    () => pendingSignUps(host.storage.device, host.sessionIds).find(({ app }) => app.server === origin) ?? null,
  );
  const [attempt, setAttempt] = useState({ count: 0, refused: new Map() as ReadonlyMap<SignUpField | null, string> });
  const isLoading = server.isPending || (asksCaptcha && captcha.isPending);
  const plan =
    server.data === undefined || isLoading
      ? null
      : signUpPlan({ origin, ...server.data, captcha: captcha.data ?? null }, draft.value.inviteCode);
  const asks = plan?.kind === 'open' ? plan.asks : null;
  const mistakes =
    asks === null
      ? new Map<SignUpField, never>()
      : signUpMistakes(draft.value, draft.secrets, asks, { host: serverHost, isTaken: taken.isTaken === true, now: Date.now() });

  const arrive = (state: SignUpState): void => {
    if (state.kind === 'gone') return;
    draft.forget();
    if (state.kind === 'ready') {
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
      setAttempt(({ count }) => ({ count: count + 1, refused }));
      if (asks?.captcha == null) return;
      draft.answer({ solution: '' });
      void captcha.refetch();
    },
  });
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
    failure: send.error === null ? null : failureOf(send.error, attempt.refused),
    /** Grows with each attempt that has failed. */
    attempts: attempt.count,
    mistakes: attempt.count === 0 ? new Map<SignUpField, never>() : mistakes,
    refused: attempt.refused,
    change(change: Partial<SignUpDraft>, field: SignUpField | null) {
      draft.change(change);
      if (field !== null) setAttempt(({ count, refused }) => ({ count, refused: without(refused, field) }));
    },
    answer(change: Partial<SignUpSecrets>, field: SignUpField) {
      draft.answer(change);
      setAttempt(({ count, refused }) => ({ count, refused: without(refused, field) }));
    },
    submit() {
      if (send.isPending) return;
      if (mistakes.size > 0) setAttempt(({ count, refused }) => ({ count: count + 1, refused }));
      else send.mutate();
    },
    arrive,
    startOver() {
      if (pending !== null) forgetPending(host.storage.device, pending);
      setPending(null);
      send.reset();
      setAttempt({ count: 0, refused: new Map() });
    },
  };
}

export type SignUp = ReturnType<typeof useSignUp>;

/** The answers; those that may be stored survive a reload of the tab. */
function useTypedDraft(tab: Storage | null, inviteCode: string) {
  const [value, setValue] = useState<SignUpDraft>(() => {
    const stored = readSignUp(readItem(tab));
    return inviteCode === '' ? stored : { ...stored, inviteCode };
  });
  const [secrets, setSecrets] = useState<SignUpSecrets>(noSecrets);
  useEffect(() => {
    writeItem(tab, value === emptySignUp ? null : JSON.stringify(value));
  }, [tab, value]);
  return {
    value,
    secrets,
    // A password manager fills several fields at once.
    change: (change: Partial<SignUpDraft>) => setValue(known => ({ ...known, ...change })),
    answer: (change: Partial<SignUpSecrets>) => setSecrets(known => ({ ...known, ...change })),
    forget() {
      setValue(emptySignUp);
      setSecrets(noSecrets);
    },
  };
}

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

function failureOf(error: unknown, refused: ReadonlyMap<SignUpField | null, string>): SignUpFailure {
  if (isSignInError(error)) return { kind: 'app', message: error.serverMessage };
  if (!isApiError(error)) return { kind: 'failed', message: null };
  if (error.kind === 'rate_limit') return { kind: 'later', message: null };
  if (['network', 'timeout', 'decode'].includes(error.kind)) return { kind: 'lost', message: null };
  if (refused.size > 0) return { kind: 'refused', message: refused.get(null) ?? null };
  return { kind: 'failed', message: error.serverMessage };
}

function without(refused: ReadonlyMap<SignUpField | null, string>, field: SignUpField): ReadonlyMap<SignUpField | null, string> {
  if (!refused.has(field)) return refused;
  return new Map([...refused].filter(([name]) => name !== field));
}

function readItem(storage: Storage | null): string | null {
  try {
    return storage?.getItem(SIGN_UP_DRAFT_KEY) ?? null;
  } catch {
    return null;
  }
}

function writeItem(storage: Storage | null, text: string | null): void {
  try {
    if (text === null) storage?.removeItem(SIGN_UP_DRAFT_KEY);
    else storage?.setItem(SIGN_UP_DRAFT_KEY, text);
  } catch {
    // Denied or full: the page holds the answers.
  }
}
