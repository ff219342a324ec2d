/* The first hour of a new member: one file. */
export { SignUpPage } from './sign-up-page.js';
export { WelcomePage } from './welcome-page.js';
