export { KeyboardSettings, type CommandGroup, type KeyboardSettingsProps, type NamedCommand } from './keyboard-settings.js';
export { Keys } from './keys.js';
export { Legend, type LegendGroup, type LegendProps } from './legend.js';
