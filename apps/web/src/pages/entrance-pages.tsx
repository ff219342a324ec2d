/* The ways into an account: one file. */
export { SignInPage } from './sign-in-page.js';
export { SignInReturnPage } from './sign-in-return-page.js';
export { SignUpPage } from './sign-up-page.js';
