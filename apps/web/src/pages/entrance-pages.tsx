/* The ways into an account that there is: one file. */
export { SignInPage } from './sign-in-page.js';
export { SignInReturnPage } from './sign-in-return-page.js';
