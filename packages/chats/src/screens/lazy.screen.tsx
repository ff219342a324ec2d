import { lazyPart } from '@rookery/ui';

export const LazyChatInformation = lazyPart(async () => (await import('./chat-information.screen.js')).ChatInformationScreen);
export const LazyChatQuestion = lazyPart(async () => (await import('./chat-question.screen.js')).ChatQuestionScreen);
export const LazyChatSearch = lazyPart(async () => (await import('./chat-search.screen.js')).ChatSearchScreen);
export const LazyChatSettings = lazyPart(async () => (await import('./chat-settings.screen.js')).ChatSettingsScreen);
export const LazyInboxResults = lazyPart(async () => (await import('./inbox-results.screen.js')).InboxResultsScreen);
export const LazyReportMessage = lazyPart(async () => (await import('./report-message.screen.js')).ReportMessageScreen);
export const LazyStartChat = lazyPart(async () => (await import('./start-chat.screen.js')).StartChat);
export const LazyWelcome = lazyPart(async () => (await import('./chat-settings.screen.js')).WelcomeScreen);
