import { isServerAddressError, isSignInError } from '@rookery/api-client/sign-in';
import type { Messages } from '@rookery/ui';
import type { signInMessages } from '../messages/sign-in-messages.js';

interface SignInCircumstances {
  /** The server as it was typed. */
  server: string;
  isOnline: boolean;
}

/** Why signing in failed and what to do next, with the server's own message where it gave one. */
export function signInErrorText(
  error: unknown,
  { server: typed, isOnline }: SignInCircumstances,
  text: Messages<keyof (typeof signInMessages)['texts']>,
): string {
  const server = serverName(typed) || text.thisServer();
  if (isServerAddressError(error)) return error.kind === 'not-secure' ? text.serverInsecure({ server }) : text.serverUnreadable();
  if (!isSignInError(error)) return text.signInFailed();
  switch (error.kind) {
    case 'denied':
      return text.signInDenied();
    case 'forged':
    case 'expired':
      return text.signInUnknown();
    case 'not-secure':
      return text.pageInsecure();
    case 'storage-denied':
      return text.storageDenied();
    case 'unreachable':
      return isOnline ? text.serverUnreachable({ server }) : text.signInOffline();
    case 'no-answer':
      return isOnline ? text.serverSilent({ server }) : text.signInOffline();
    case 'not-a-server':
      return text.serverIncompatible({ server });
    case 'registration-refused':
    case 'code-refused':
    case 'token-refused':
      return error.serverMessage === null
        ? text.serverRefuses({ server })
        : text.serverRefusesBecause({ server, message: isolated(error.serverMessage) });
    case 'server-error':
      return error.serverMessage === null
        ? text.serverFails({ server })
        : text.serverFailsBecause({ server, message: isolated(error.serverMessage) });
  }
}

/** A message in another language than the page's keeps its own direction: it may be left-to-right in a right-to-left sentence. */
const isolated = (message: string): string => `\u2068${message}\u2069`;

/** `https://tram.example/` and `@mara@tram.example` are both shown as `tram.example`. */
function serverName(typed: string): string {
  return typed
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^.*@/, '')
    .replace(/\/.*$/, '');
}
