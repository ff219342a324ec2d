// Lists
export { NotificationsScreen, type NotificationsScreenProps } from './notifications.screen.js';
export { notificationFilters, type NotificationTab } from './notification-types.js';
export { notificationMessages, requestMessages, sentenceMessages } from './messages.js';
export { useClearNotifications } from './use-clear-notifications.js';

// Requests and policies
export { NotificationPolicyScreen, NotificationRequestsScreen } from './notification-requests.screen.js';
export { policyQuery } from './notifications.data.js';

// One sentence, for a desktop notification
export { notificationText } from './notification-text.js';
