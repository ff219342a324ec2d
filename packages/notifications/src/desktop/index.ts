export { DesktopNotificationsScreen, type DesktopNotificationsScreenProps } from './desktop-notifications.screen.js';
export { DesktopSetting, PushSetting, type DesktopSettingProps, type PushSettingProps } from './desktop-setting.js';
export { pushAlerts } from './push-rules.js';
