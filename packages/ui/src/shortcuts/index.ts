export { KeyboardSettings, type CommandGroup, type KeyboardSettingsProps, type NamedCommand } from './keyboard-settings.js';
export { Legend, type LegendGroup, type LegendProps } from './legend.js';
