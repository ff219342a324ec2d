export { PeopleProvider, type PeopleProviderProps } from './people-provider.js';
export type { PeopleHrefs, PeopleOptions, PeopleQuestion } from './options/people-options.js';
export { usePeopleOptions } from './options/use-people-options.js';
export { isRemote } from './accounts/is-remote.js';
export { isReport, type ReportPayload, type ReportRecord } from './dialogs/report-record.js';
export { isReportShown, registerReports } from './dialogs/report-sending.data.js';
export { isImport, type ImportRecord } from './transfer/import-record.js';
export { registerImports } from './transfer/import-sending.data.js';
export { HoverCards, type HoverCardsProps } from './hover-card/hover-cards.js';
