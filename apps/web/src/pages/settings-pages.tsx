/* The settings, and the filters that they lead to: one file. */
export { FiltersPage } from './filters-page.js';
export { SettingsPage } from './settings-page.js';
