import { count, date, type Decoded, type Decoder, name, nullable, object, oneOf, optionalNumber, optionalUrl } from './decode.js';

const location = object({
  name,
  url: optionalUrl,
  longitude: optionalNumber,
  latitude: optionalNumber,
  street: name,
  postal_code: name,
  locality: name,
  region: name,
  country: name,
});

const fields = object({
  name,
  start_time: date,
  end_time: date,
  join_mode: oneOf(['free', 'restricted', 'invite'], null),
  participants_count: count,
  participation_request_count: count,
  location: nullable(location),
  join_state: oneOf(['pending', 'reject', 'accept'], null),
});

/** The event that a status announces. */
export type StatusEvent = Decoded<typeof fields>;
export type EventLocation = Decoded<typeof location>;

export const parseStatusEvent: Decoder<StatusEvent | null> = nullable(fields);
