import { lazyPart } from '@rookery/ui';

// The parts of a post that few posts have: one file, loaded with the first of them.
export const loadRareParts = () => import('./rare-parts.screen.js');
const quiet = { isQuiet: true } as const;

/** In a file of its own: Home often has a poll among its first posts. */
export const Poll = lazyPart(async () => (await import('../poll/poll.screen.js')).PollScreen, quiet);
export const Translation = lazyPart(async () => (await loadRareParts()).TranslationLineScreen, quiet);
export const EditedSince = lazyPart(async () => (await loadRareParts()).EditedSinceScreen, quiet);
export const FilteredQuote = lazyPart(async () => (await loadRareParts()).FilteredQuote, quiet);
export const FilteredRow = lazyPart(async () => (await loadRareParts()).FilteredRow, quiet);
export const GifTile = lazyPart(async () => (await loadRareParts()).GifTile, quiet);
export const MediaThumbnails = lazyPart(async () => (await loadRareParts()).MediaThumbnails, quiet);
/** Most cards are links, without a stage. */
export const CardStage = lazyPart(async () => (await loadRareParts()).CardStage, quiet);
