import { ServerAddressError } from '@rookery/api-client';
import { SignInError } from '@rookery/api-client/sign-in';
import type { Messages } from '@rookery/ui';
import type { signInMessages } from '../messages/sign-in-messages.js';

/**
 * Why signing in failed, in one line: the server's own message where it gave one.
 *
 * @param server As it was typed.
 */
export function signInErrorText(error: unknown, server: string, text: Messages<keyof (typeof signInMessages)['texts']>): string {
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
      return text.serverUnreachable({ server });
    case 'not-a-server':
      return text.serverIncompatible({ server });
    default:
      return error.serverMessage ?? text.signInFailed();
  }
}
