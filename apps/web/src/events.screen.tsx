// Parts that servers with events need.
import '@rookery/timeline/events.css';

export { EventCardScreen } from '@rookery/timeline/events';
export { EventOutboxScreen } from './event-outbox.screen.js';
