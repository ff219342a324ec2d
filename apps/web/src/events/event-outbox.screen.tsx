import { useEventOutbox } from '@rookery/compose/event';
import { composeEvent } from '../modals/modals.js';

/** Reports the events that were sent or refused. */
export function EventOutboxScreen() {
  useEventOutbox(composeEvent);
  return null;
}
