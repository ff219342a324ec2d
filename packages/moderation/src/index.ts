export { moderationMessages } from './frame/messages.js';
export { ModerationScreen, type ModerationScreenProps } from './frame/moderation.screen.js';
export { sectionNames, type ModerationPlace, type SectionName } from './context/moderation-options.js';
