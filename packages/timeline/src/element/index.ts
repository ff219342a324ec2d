import { RookeryTimelineElement } from './timeline-element.js';

export { RookeryTimelineElement };
export type { TimelineElementDetails } from './element-events.js';
export type { FailureKind } from './failure.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-timeline': RookeryTimelineElement;
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('rookery-timeline')) {
  customElements.define('rookery-timeline', RookeryTimelineElement);
}
