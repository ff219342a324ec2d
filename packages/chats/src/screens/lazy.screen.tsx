import { lazyPart } from '@rookery/ui';

export const loadPanels = () => import('./panels.screen.js');

export const LazyChatInformation = lazyPart(async () => (await loadPanels()).ChatInformationScreen);
export const LazyChatQuestion = lazyPart(async () => (await loadPanels()).ChatQuestionScreen);
export const LazyChatSearch = lazyPart(async () => (await loadPanels()).ChatSearchScreen);
export const LazyChatSettings = lazyPart(async () => (await loadPanels()).ChatSettingsScreen);
export const LazyInboxResults = lazyPart(async () => (await loadPanels()).InboxResultsScreen);
export const LazyReportMessage = lazyPart(async () => (await loadPanels()).ReportMessageScreen);
export const LazyStartChat = lazyPart(async () => (await loadPanels()).StartChat);
export const LazyWelcome = lazyPart(async () => (await loadPanels()).WelcomeScreen);
