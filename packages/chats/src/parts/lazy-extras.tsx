import { lazyPart } from '@rookery/ui';

const load = () => import('./composer-extras.js');

export const LazyComposerFiles = lazyPart(async () => (await load()).ComposerFiles);
export const LazyEmojiCompletion = lazyPart(async () => (await load()).EmojiCompletion, { isQuiet: true });
/** Loads its code when a file is refused. */
export const LazyRefusedFileNotices = lazyPart(async () => (await load()).RefusedFileNotices, { isQuiet: true });
/** Loads its code with the first message that a filter covers. Its space is kept. */
export const FilteredLine = lazyPart(async () => (await import('./filtered-line.js')).FilteredLine, { isQuiet: true });
