export { transferMessages } from './messages.js';
export { TransferScreen, type TransferScreenProps } from './transfer.screen.js';
export type { SettingsResult } from './settings-report.js';
