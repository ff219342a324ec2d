/** The screens and dialogs that a press opens, and the search for emoji. Their code is loaded together, with the first of them. */
export { findEmojis } from '../data/emoji-search.data.js';
export { ChatInformationScreen } from './chat-information.screen.js';
export { ChatQuestionScreen } from './chat-question.screen.js';
export { ChatSearchScreen } from './chat-search.screen.js';
export { ChatSettingsScreen, WelcomeScreen } from './chat-settings.screen.js';
export { InboxResultsScreen } from './inbox-results.screen.js';
export { ReportMessageScreen } from './report-message.screen.js';
export { StartChat } from './start-chat.screen.js';
