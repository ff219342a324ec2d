import {
  count,
  date,
  type Decoded,
  type Decoder,
  fieldsOf,
  id,
  isRecord,
  object,
  optionalCount,
  optionalNumber,
} from './decode.js';

const time: Decoder<string | null> = (value, decoding) => {
  const seconds = optionalNumber(value, decoding);
  // Some servers send Unix seconds as text.
  if (seconds !== null) return Math.abs(seconds) < 8.64e12 ? new Date(seconds * 1000).toISOString() : null;
  return date(value, decoding);
};

const fields = object({ last_read_id: id, version: count, updated_at: time });

/** The reading position in a timeline. `unread_count`: null when the server does not count. */
export interface Marker extends Decoded<typeof fields> {
  unread_count: number | null;
}

export type MarkerTimeline = 'home' | 'notifications';

/** Markers by timeline; a timeline without a marker is missing. */
export type Markers = Partial<Record<MarkerTimeline, Marker>>;

export const parseMarkers: Decoder<Markers> = (value, decoding) => {
  const markers: Markers = {};
  for (const timeline of ['home', 'notifications'] as const) {
    const sent = fieldsOf(value)[timeline];
    if (!isRecord(sent)) continue;
    const marker = fields(sent, decoding);
    if (marker.last_read_id === '') continue;
    markers[timeline] = { ...marker, unread_count: optionalCount(fieldsOf(sent['pleroma'])['unread_count'], decoding) };
  }
  return markers;
};
