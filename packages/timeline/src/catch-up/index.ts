// Everything since the reader stopped reading Home
export { CatchUpScreen, type CatchUpScreenProps } from './catch-up.screen.js';
export { catchUpViews, type CatchUpView } from './catch-up-rows.js';
export { catchUpMessages } from './messages.js';
