export { StatusAccountsModalScreen, type StatusAccountsModalScreenProps } from './status-accounts-modal.screen.js';
