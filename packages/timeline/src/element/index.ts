import type { TimelineElementProps } from './timeline-element-props.js';
import { RookeryTimelineElement } from './timeline-element.js';

export { RookeryTimelineElement };
export type { TimelineElementDetails } from './element-events.js';
export type { FailureKind } from './failure.js';
export type { TimelineElementProps } from './timeline-element-props.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-timeline': RookeryTimelineElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-timeline': TimelineElementProps;
    }
  }
}
