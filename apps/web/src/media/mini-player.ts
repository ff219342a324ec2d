import { createMiniPlayer } from '@rookery/media-player';

/** The app's mini player: audio that the reader scrolls or navigates away from continues in it. */
export const miniPlayer = createMiniPlayer();
