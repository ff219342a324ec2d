export { PeopleProvider, type PeopleProviderProps } from './people-provider.js';
export type { PeopleHrefs, PeopleOptions, PeopleQuestion } from './options/people-options.js';
export { usePeopleOptions } from './options/use-people-options.js';
export { registerReports } from './dialogs/report-sending.data.js';
export { useReportNotices } from './dialogs/use-report-notices.js';
export { registerImports } from './transfer/import-sending.data.js';
export { useImportNotices } from './transfer/use-import-notices.js';
export { HoverCards, type HoverCardsProps } from './hover-card/hover-cards.js';
