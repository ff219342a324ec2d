import type { EventLocation, StatusEvent } from '../entities/event.js';

/** An event on a Sunday evening in a place. For tests and stories. */
export function anEvent(overrides: Partial<StatusEvent> = {}): StatusEvent {
  return {
    name: 'Night of the last trams',
    start_time: '2026-11-25T18:00:00.000Z',
    end_time: '2026-11-25T22:30:00.000Z',
    join_mode: 'free',
    participants_count: 10,
    participation_request_count: 0,
    location: aPlace(),
    join_state: null,
    ...overrides,
  };
}

export function aPlace(overrides: Partial<EventLocation> = {}): EventLocation {
  return {
    name: 'Viaduct Street Library',
    url: null,
    longitude: 18.06,
    latitude: 59.33,
    street: 'Viaduct Street 8',
    postal_code: '1204',
    locality: 'Rookhaven',
    region: '',
    country: 'Northmark',
    ...overrides,
  };
}
