export { moderationMessages } from './frame/messages.js';
export { ModerationScreen, type ModerationScreenProps } from './frame/moderation.screen.js';
export { sectionNames, type ModerationPlace, type SectionName } from './context/moderation-options.js';
export { staffListMessages } from './list/messages.js';
export { staffReportMessages } from './reports/messages.js';
export { staffAccountMessages } from './accounts/messages.js';
export { taskMessages } from './actions/messages.js';
export { batchMessages } from './batch/messages.js';
