export { PENDING_SIGN_UPS_KEY } from './pending-sign-ups.js';
export { readySignUps } from './sign-up.data.js';
export { SignUpScreen, type SignUpScreenProps } from './sign-up.screen.js';
export type { SignUpHost } from './use-sign-up.js';
export { SIGN_UP_DRAFT_KEY } from './use-typed-answers.js';
