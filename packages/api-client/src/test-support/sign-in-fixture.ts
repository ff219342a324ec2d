import { memoryStorage } from '../session/browser-storage.dom.js';
import { SignInError, type SignInErrorKind } from '../sign-in/oauth.js';
import { beginSignIn, type BeginSignInOptions, completeSignIn, type CompleteSignInOptions } from '../sign-in/sign-in.js';
import { fakeServer } from './oauth-server.js';

/** The redirect URI of the fixture's sign-ins. */
export const REDIRECT = 'https://app.test/sign-in/callback';

/** A fake server, empty storages and a clock (epoch ms), with the two steps of a sign-in bound to them. */
export function signInFixture() {
  const server = fakeServer();
  const storage = { temporary: memoryStorage(), persistent: memoryStorage() };
  const clock = { now: Date.parse('2026-11-20T12:00:00Z') };
  return {
    server,
    storage,
    clock,
    begin: (overrides: Partial<BeginSignInOptions> = {}) =>
      beginSignIn({
        server: 'rookery.test',
        redirectUri: REDIRECT,
        clientName: 'Rookery',
        returnTo: '/home',
        storage,
        fetch: server.fetch,
        now: () => clock.now,
        ...overrides,
      }),
    complete: (callbackUrl: string, overrides: Partial<CompleteSignInOptions> = {}) =>
      completeSignIn({ callbackUrl, storage, fetch: server.fetch, now: () => clock.now, ...overrides }),
    withMetadata: (metadata: Record<string, unknown>) => {
      server.replies['/.well-known/oauth-authorization-server'] = () => Response.json(metadata);
    },
  };
}

/** Metadata of a server that promises an `iss` parameter in its callbacks. */
export const METADATA_WITH_ISSUER = {
  issuer: 'https://rookery.test/',
  authorization_response_iss_parameter_supported: true,
};

/** The kind of the SignInError a promise rejects with. */
export async function signInErrorKind(promise: Promise<unknown>): Promise<SignInErrorKind> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SignInError)) throw new Error('The promise did not reject with a SignInError.');
  return error.kind;
}
