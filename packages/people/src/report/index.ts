export { ReportScreen, type ReportScreenProps } from '../dialogs/report.screen.js';
export { ReportModalScreen, type ReportModalScreenProps } from '../dialogs/report-modal.screen.js';
