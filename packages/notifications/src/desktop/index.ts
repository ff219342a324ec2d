export { DesktopNotificationsScreen, type DesktopNotificationsScreenProps } from './desktop-notifications.screen.js';
export { DesktopSetting, PushSetting, type DesktopSettingProps, type PushSettingProps } from './desktop-setting.js';
export { pushAlerts } from './push-rules.js';
export { isQuiet } from '../quiet/quiet-hours.js';
export { QuietHoursSetting, type QuietHoursSettingProps } from '../quiet/quiet-hours-setting.js';
export { useQuietHours } from '../quiet/use-quiet-hours.js';
