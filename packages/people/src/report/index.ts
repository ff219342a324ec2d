export { ReportScreen, type ReportScreenProps } from '../dialogs/report.screen.js';
