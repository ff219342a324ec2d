import { lazyPart } from '@rookery/ui';

const load = () => import('./panels.screen.js');

export const LazyChatInformation = lazyPart(async () => (await load()).ChatInformationScreen);
export const LazyChatQuestion = lazyPart(async () => (await load()).ChatQuestionScreen);
export const LazyChatSearch = lazyPart(async () => (await load()).ChatSearchScreen);
export const LazyChatSettings = lazyPart(async () => (await load()).ChatSettingsScreen);
export const LazyInboxResults = lazyPart(async () => (await load()).InboxResultsScreen);
export const LazyReportMessage = lazyPart(async () => (await load()).ReportMessageScreen);
export const LazyStartChat = lazyPart(async () => (await load()).StartChat);
export const LazyWelcome = lazyPart(async () => (await load()).WelcomeScreen);
