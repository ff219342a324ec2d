import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { ForwardedEvent, PlayerElement, PlayerEventDetail } from './player-element.js';

/**
 * `<rookery-video>` and `<rookery-audio>` in JSX, with `<track>` children. `texts`, `keymap`, `currentTime` and the events need React 19,
 * which listens to `onplay`, `ontimeupdate` and so on.
 */
export type PlayerElementProps<Element extends PlayerElement> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Partial<Pick<PlayerElement, 'src' | 'texts' | 'keymap' | 'currentTime'>> & {
    /** The class, in React 18. */
    class?: string;
    /** The accessible name. */
    label?: string;
    author?: string;
    poster?: string;
    artwork?: string;
    /** `16/9`, `16:9` or `1.78`, from 0.1 to 50. */
    'aspect-ratio'?: string | number;
    /** An address, or true: that of the source. */
    download?: string | boolean;
    autoplay?: boolean;
    loop?: boolean;
    muted?: boolean;
    sensitive?: boolean;
    crossorigin?: 'anonymous' | 'use-credentials';
    preload?: 'none' | 'metadata' | 'auto';
  } & { [Name in ForwardedEvent as `on${Name}`]?: (event: CustomEvent<PlayerEventDetail>) => void };
