import type { ElementProps } from '@rookery/ui/element';
import type { TimelineElementDetails } from './element-events.js';
import type { RookeryTimelineElement } from './timeline-element.js';

/** `<rookery-timeline>` in JSX. `translations` and the events need React 19. */
export type TimelineElementProps = ElementProps<RookeryTimelineElement, TimelineElementDetails> &
  Partial<Pick<RookeryTimelineElement, 'server' | 'source' | 'live' | 'translations'>> & {
    /** Posts shown at most, from 1 to 200. */
    limit?: number;
  };
