export { signInPromptMessages } from './messages.js';
export { SignInPromptScreen, type SignInPromptScreenProps } from './sign-in-prompt.screen.js';
