export { EditHistory, type EditHistoryProps } from './edit-history.js';
export { EditHistoryScreen, type EditHistoryScreenProps } from './edit-history.screen.js';
export { EditHistoryModalScreen, type EditHistoryModalScreenProps } from './edit-history-modal.screen.js';
