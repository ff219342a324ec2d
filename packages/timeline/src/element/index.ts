import { RookeryPostElement } from './post-element.js';
import type { PostElementProps, TimelineElementProps } from './timeline-element-props.js';
import { RookeryTimelineElement } from './timeline-element.js';

export { RookeryPostElement, RookeryTimelineElement };
export type { TimelineElementDetails } from './element-events.js';
export type { FailureKind } from './failure.js';
export type { PostElementProps, TimelineElementProps } from './timeline-element-props.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-post': RookeryPostElement;
    'rookery-timeline': RookeryTimelineElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-post': PostElementProps;
      'rookery-timeline': TimelineElementProps;
    }
  }
}
