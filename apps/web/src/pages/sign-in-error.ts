import { ServerAddressError } from '@rookery/api-client';
import { SignInError } from '@rookery/api-client/sign-in';
import type { Messages } from '@rookery/ui';
import type { messages } from '../messages/messages.js';

/** One line that says why signing in failed: the server's own words where it gave any. */
export function signInErrorText(error: unknown, text: Messages<keyof (typeof messages)['texts']>): string {
  if (error instanceof ServerAddressError) return error.kind === 'not-secure' ? text.serverInsecure() : text.serverUnreadable();
  if (!(error instanceof SignInError)) return text.signInFailed();
  switch (error.kind) {
    case 'denied':
      return text.signInDenied();
    case 'forged':
    case 'expired':
      return text.signInUnknown();
    case 'not-secure':
      return text.serverInsecure();
    case 'storage-denied':
      return text.storageDenied();
    case 'unreachable':
    case 'not-a-server':
      return text.serverUnreachable();
    default:
      return error.serverMessage ?? text.signInFailed();
  }
}
