// Lists
export { NotificationsScreen, type NotificationsScreenProps } from './list/notifications.screen.js';
export { notificationsPath } from './list/notifications.data.js';
export { notificationFilters, type NotificationTab } from './list/notification-types.js';
export { notificationMessages, requestMessages, sentenceMessages } from './messages.js';
export { useClearNotifications } from './list/use-clear-notifications.js';

// Those of several accounts
export { MergedNotificationsScreen, type MergedNotificationsScreenProps } from './accounts/merged-notifications.screen.js';
export { accountsMessages } from './accounts/messages.js';

// Requests and policies
export { NotificationRequestsScreen, PolicySettingsScreen } from './requests/notification-requests.screen.js';

// One sentence, for a desktop notification
export { notificationText } from './list/notification-text.js';
