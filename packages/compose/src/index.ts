export { ComposerScreen, type ComposerScreenProps, type OpenDraft } from './post/composer.screen.js';

export { readDrafts } from './post/composer.data.js';
export { hasUnstoredWords } from './post/unstored-words.js';
export { beginDraft, type DraftStart } from './post/draft-starts.js';
export { redraftStart } from './post/published-starts.js';

export { kindOfItem, MediaPreview } from './post/media/media-preview.js';
