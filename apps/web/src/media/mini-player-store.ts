import { createMiniPlayer } from '@rookery/media-player';

/** What plays on when the reader leaves a sound behind: one for the whole app, whichever page made it sound. */
export const miniPlayer = createMiniPlayer();
