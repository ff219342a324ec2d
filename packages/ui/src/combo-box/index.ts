export { ComboBox } from './combo-box.js';
export type { ComboBoxItem, ComboBoxProps } from './combo-box.js';
export { SearchList } from './search-list.js';
export type { SearchListProps } from './search-list.js';
