import { defineMessages } from '@rookery/ui';

/** Texts of the sign-in and sign-up pages. */
export const signInMessages = defineMessages('web', {
  welcome: 'Welcome to Rookery',
  signInLead: 'Sign in with the server that hosts your account.',
  yourServer: 'Your server',
  serverHint: 'For example tram.city',
  continue: 'Continue',
  or: 'or',
  tryBuiltIn: 'Try the built-in server',
  signInNote: 'Your server will ask for your permission. Rookery never sees your password.',
  staySignedIn: 'Stay signed in on this device',
  sessionEnded: 'Your session has ended. Log in again to continue where you were.',
  signingIn: 'Signing in…',
  signInFailed: 'Signing in failed.',
  signInDenied: 'You did not give permission, so you are not signed in.',
  storageDenied: 'Your browser blocks site data, so signing in cannot finish. Allow site data and try again.',
  signInUnknown: 'This sign-in was not started here, or it has expired. Start again.',
  serverUnreadable: 'Enter a server name such as tram.city.',
  serverInsecure: 'The server needs a secure connection (https).',
  serverUnreachable: 'We could not reach {server}.',
  serverIncompatible: '{server} is not a compatible server.',
  tryAgain: 'Try again',
  signUpLead:
    'Rookery is a client: servers host the accounts. Choose a server, create your account there, then come back and log in.',
  visitServer: 'Go to {server}',
});
