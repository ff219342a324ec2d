export type { FilterStart } from './filter-draft.js';
export { FilterFormScreen, type FilterFormScreenProps } from './filter-form.screen.js';
export { FiltersScreen, type FiltersScreenProps } from './filters.screen.js';
