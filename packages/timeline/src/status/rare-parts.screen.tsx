/* The parts of a post that few posts have: one file. */
export { FilteredQuote, FilteredRow } from '../filters/filtered-row.js';
export { TranslationLineScreen } from '../translation/translation-line.screen.js';
export { rememberAction } from './acted-versions.data.js';
export { EditedSinceScreen } from './edited-since.js';
export { GifTile } from './media-gif.js';
export { MediaThumbnails } from './media-thumbnails.js';
export { CardStage } from './preview-card-stage.js';
