import type { ElementProps } from '@rookery/ui/element';
import type { TimelineElementDetails } from './element-events.js';
import type { RookeryPostElement } from './post-element.js';
import type { RookeryTimelineElement } from './timeline-element.js';

/** `<rookery-timeline>` in JSX. `translations` and the events need React 19. */
export type TimelineElementProps = ElementProps<RookeryTimelineElement, TimelineElementDetails> &
  Partial<Pick<RookeryTimelineElement, 'server' | 'source' | 'live' | 'translations'>> & {
    /** Posts shown at most, from 1 to 200. */
    limit?: number;
  };

/** `<rookery-post>` in JSX. `statusId`, `translations` and the events need React 19. */
export type PostElementProps = ElementProps<RookeryPostElement, TimelineElementDetails> &
  Partial<Pick<RookeryPostElement, 'url' | 'server' | 'statusId' | 'translations'>> & {
    thread?: 'all' | 'none';
    'status-id'?: string;
    /** Replies shown at most, from 1 to 200. */
    limit?: number;
  };
