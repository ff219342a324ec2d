/* The parts of a chat's composer for files and emoji: one file, loaded with the first of them. */
export { ComposerFiles } from './composer-files.js';
export { EmojiCompletion } from './emoji-completion.js';
export { RefusedFileNotices } from './refused-file-notices.js';
