export { ComboBox } from './combo-box.js';
export type { ComboBoxItem, ComboBoxProps } from './combo-box.js';
