/* Answers that only the pages of events read. `event.ts` has what every status needs. */
import { decodeAccount } from './account.js';
import { type Decoded, type Decoder, id, isRecord, list, name, nullable, object, optionalUrl, text } from './decode.js';

const MAX_PLACES = 40;
const MAX_MESSAGE_LENGTH = 5000;

const foundPlace = object({
  origin_id: id,
  /** Its name. */
  description: name,
  street: name,
  postal_code: name,
  locality: name,
  region: name,
  country: name,
  url: optionalUrl,
});

/** A place that the location search found. An event names it by its `origin_id`. */
export type EventPlace = Decoded<typeof foundPlace>;

const parsePlace: Decoder<EventPlace | null> = (value, decoding) => {
  const place = foundPlace(value, decoding);
  return place.origin_id === '' || place.description === '' ? null : place;
};

export const eventPlaces: Decoder<EventPlace[]> = list('EventPlace', parsePlace, MAX_PLACES);

const source = object({ text: text(100_000), location: parsePlace });

/** An own event as it was written, for editing. */
export type EventSource = Decoded<typeof source>;

export const parseEventSource: Decoder<EventSource | null> = nullable(source);

const request = object({
  account: decodeAccount,
  participation_message: (value, decoding): string | null => text(MAX_MESSAGE_LENGTH)(value, decoding) || null,
});

/** Someone who asks to take part. `participation_message`: their words to the organiser; null without any. */
export type ParticipationRequest = Decoded<typeof request>;

const parseRequest: Decoder<ParticipationRequest | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const parsed = request(value, decoding);
  return parsed.account.id === '' ? null : parsed;
};

export const participationRequests: Decoder<ParticipationRequest[]> = list('ParticipationRequest', parseRequest);
