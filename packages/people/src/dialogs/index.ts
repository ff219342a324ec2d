export type { AccountQuestionKind } from './account-question.js';
export {
  AccountQuestionScreen,
  DomainQuestionScreen,
  type AccountQuestionScreenProps,
  type QuestionShownProps,
} from './account-question.screen.js';
export { reportMessages } from './report-messages.js';
export type { UnsentReport } from './use-report.js';
