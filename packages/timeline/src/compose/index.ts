export { ComposerScreen, type ComposerScreenProps, type OpenDraft } from './composer.screen.js';
export { draftOfRecords } from './draft-of-records.js';
export { recordsOfDraft } from './records-of-draft.js';
export { isEmptyDraft, type Draft, type DraftMedia, type DraftPart, type DraftPoll } from './draft.js';
export { readDrafts } from './composer.data.js';
export { hasUnstoredWords } from './unstored-words.js';
export { beginDraft, redraftStart, type DraftStart } from './draft-starts.js';
export { namedLanguages, type NamedLanguage } from './language/languages.js';
