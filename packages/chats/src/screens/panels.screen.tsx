/* The panels and questions beside the messages of a chat and the list of chats: one file, loaded when the first of it opens. */
export { ChatInformationScreen } from './chat-information.screen.js';
export { ChatQuestionScreen } from './chat-question.screen.js';
export { ChatSearchScreen } from './chat-search.screen.js';
export { ChatSettingsScreen, WelcomeScreen } from './chat-settings.screen.js';
export { InboxResultsScreen } from './inbox-results.screen.js';
export { ReportMessageScreen } from './report-message.screen.js';
export { StartChat } from './start-chat.screen.js';
export { emojiSearch } from '../data/emoji-search.data.js';
