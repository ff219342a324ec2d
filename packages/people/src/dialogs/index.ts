export { ActingModalScreen, type ActingModalScreenProps } from '../acting/acting-modal.screen.js';
export { actingMessages } from '../acting/messages.js';
export type { AccountQuestionKind } from './account-question.js';
export {
  AccountQuestionScreen,
  DomainQuestionScreen,
  type AccountQuestionScreenProps,
  type QuestionShownProps,
} from './account-question.screen.js';
export { reportMessages } from './report-messages.js';
export type { UnsentReport } from './use-report.js';
