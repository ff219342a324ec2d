import {
  createClient,
  detectSignUpFeatures,
  emailConfirmationsOf,
  isApiError,
  registrationOf,
  type Client,
  type RegistrationDraft,
  type Session,
} from '@rookery/api-client';
import { completeSignUp, isSignInError, type SignUpApp } from '@rookery/api-client/sign-in';
import { instanceQuery } from '@rookery/store';
import { queryOptions } from '@tanstack/react-query';
import { pendingSignUps, type PendingSignUp, type SignUpWait } from './pending-sign-ups.js';

const NAME_STALE_MS = 60_000;
/** A member who waits has the page open beside the e-mail. */
const LOOK_AGAIN_MS = 20_000;

/** How the server takes new members, with the rules that they accept; without rules where it has none, or does not say. HINT-09 */
export function signUpServerQuery(client: Client) {
  return queryOptions({
    queryKey: ['people', 'sign-up'],
    queryFn: async ({ signal, client: queryClient }) => {
      const registration = registrationOf(client);
      const [settings, instance] = await Promise.all([
        registration.settings({ signal }),
        queryClient.fetchQuery(instanceQuery(client)),
      ]);
      const rules = settings.rules.length > 0 ? settings.rules : await registration.rules({ signal }).catch(() => []);
      return { settings, rules, title: instance.title, features: detectSignUpFeatures(instance) };
    },
    retry: false,
  });
}

/** A captcha of the server. It is answered once: the next attempt needs another one. */
export function captchaQuery(client: Client) {
  return queryOptions({
    queryKey: ['people', 'sign-up', 'captcha'],
    queryFn: ({ signal }) => registrationOf(client).captcha({ signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}

/** Whether a name is taken; null: the server does not say. */
export function nameTakenQuery(client: Client, username: string) {
  return queryOptions({
    queryKey: ['people', 'sign-up', 'name', username.toLowerCase()],
    queryFn: ({ signal }) => registrationOf(client).isTaken(username, { signal }),
    staleTime: NAME_STALE_MS,
    retry: false,
  });
}

const clientOf = (server: string, accessToken: string): Client =>
  createClient({ baseUrl: server, accessToken, fetch: (input, init) => fetch(input, init) });

/** The state of a sign-up: the session once the account can act; `gone` once the server knows it no more. */
export type SignUpState =
  | { readonly kind: 'ready'; readonly session: Session }
  | { readonly kind: 'waiting'; readonly pending: PendingSignUp }
  | { readonly kind: 'gone' };

/** Sends a registration. Rejects with `RegistrationError`, or `SignInError` where the application cannot register. */
export async function register(
  app: SignUpApp,
  draft: RegistrationDraft,
  { isApproved }: { isApproved: boolean },
): Promise<SignUpState> {
  const answer = await registrationOf(clientOf(app.server, app.accessToken)).create(draft);
  const { username, email } = draft;
  const { access_token: token, scope, message } = answer;
  const wait: SignUpWait =
    answer.identifier === 'missing_confirmed_email' || (answer.identifier === null && token !== null && !isApproved)
      ? 'email'
      : answer.identifier === 'awaiting_approval' || (answer.identifier === null && isApproved)
        ? 'approval'
        : 'signIn';
  const pending: PendingSignUp = { app, username, email, wait, token, scope, message };
  // The account is there, also where this look fails.
  return lookAt(pending).catch((): SignUpState => ({ kind: 'waiting', pending }));
}

/** Looks whether the account can act now. Rejects where the server does not respond. */
export async function lookAt(pending: PendingSignUp): Promise<SignUpState> {
  const { app, token, scope } = pending;
  if (token === null) return { kind: 'waiting', pending };
  try {
    return { kind: 'ready', session: await completeSignUp(app, token, { scope }) };
  } catch (error) {
    if (!isSignInError(error) || error.kind !== 'token-refused') throw error;
    const client = clientOf(app.server, token);
    const isConfirmed = await emailConfirmationsOf(client)
      .isConfirmed()
      // The token of an account that was rejected is not valid any more. Servers without the endpoint say nothing.
      .catch((failure: unknown) => (isApiError(failure) && failure.status === 401 ? ('gone' as const) : null));
    if (isConfirmed === 'gone') return { kind: 'gone' };
    const wait: SignUpWait = isConfirmed === null ? pending.wait : isConfirmed ? 'approval' : 'email';
    return { kind: 'waiting', pending: { ...pending, wait, message: error.serverMessage } };
  }
}

/** The state of a pending sign-up, again and again while it is shown. */
export function pendingQuery(pending: PendingSignUp) {
  return queryOptions({
    queryKey: ['people', 'sign-up', 'pending', pending.app.server, pending.username],
    queryFn: () => lookAt(pending),
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Sends the e-mail again, to another address where one is given. Rejects with the server's words. */
export function sendConfirmation({ app, token, username }: PendingSignUp, email: string | null): Promise<void> {
  return token === null
    ? emailConfirmationsOf(clientOf(app.server, app.accessToken)).resendTo(username)
    : emailConfirmationsOf(clientOf(app.server, token)).resend(email);
}

/**
 * The sessions of the sign-ups that are pending on this device and whose accounts can act now, the newest first. Accounts that have signed in since
 * are pending no more. A server that does not respond is asked at the next visit. HINT-09
 *
 * @param storage `localStorage`; null where it is denied.
 * @param signedIn The ids of the sessions.
 */
export async function readySignUps(storage: Storage | null, signedIn: readonly string[]): Promise<Session[]> {
  const found = await Promise.all(
    pendingSignUps(storage, signedIn).map(async (pending): Promise<Session[]> => {
      const state = await lookAt(pending).catch(() => null);
      return state?.kind === 'ready' ? [state.session] : [];
    }),
  );
  return found.flat();
}
