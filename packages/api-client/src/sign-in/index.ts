export { beginSignIn, completeSignIn, revokeSession } from './sign-in.js';
export type { BeginSignInOptions, CompleteSignInOptions, RevokeOptions, SignInResult, SignInStorage } from './sign-in.js';
export { isSignInError, safeReturnPath, SignInError } from './oauth.js';
export type { SignInCrypto, SignInErrorKind } from './oauth.js';
export { isServerAddressError, normaliseServer, ServerAddressError } from '../session/server-address.js';
export type { ServerAddressErrorKind } from '../session/server-address.js';
export { beginSignUp, completeSignUp } from './sign-up.js';
export type { BeginSignUpOptions, SignUpApp } from './sign-up.js';
