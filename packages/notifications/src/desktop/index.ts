export { DesktopNotificationsScreen, type DesktopNotificationsScreenProps } from './desktop-notifications.screen.js';
export { DesktopSetting, type DesktopSettingProps } from './desktop-setting.js';
