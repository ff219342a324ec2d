import { useEventOutbox } from '@rookery/compose/event';
import { composeEvent } from './modals/modals.js';

/** Reports the events that the outbox has sent, or that the server refused. */
export function EventOutboxScreen() {
  useEventOutbox(composeEvent);
  return null;
}
