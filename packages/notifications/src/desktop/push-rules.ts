import { isOfKind, notificationTypes, type NotificationTab } from '../list/notification-types.js';

/** Chat messages, which no tab of the notifications has. */
const CHAT = 'pleroma:chat_mention';

/** Which types of notification a server pushes, by the kinds that are wanted: types without a kind always are. */
export const pushAlerts = (kinds: readonly NotificationTab[]): Readonly<Record<string, boolean>> =>
  Object.fromEntries([CHAT, ...Object.keys(notificationTypes)].map(type => [type, isOfKind(type, kinds)]));
