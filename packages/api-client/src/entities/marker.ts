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
  // Small servers send seconds since 1970, as text.
  if (seconds !== null) return Math.abs(seconds) < 8.64e12 ? new Date(seconds * 1000).toISOString() : null;
  return date(value, decoding);
};

const fields = object({ last_read_id: id, version: count, updated_at: time });

/** How far a member has read a list. `unread_count`: where the server counts; else null. */
export interface Marker extends Decoded<typeof fields> {
  unread_count: number | null;
}

export type MarkerTimeline = 'home' | 'notifications';

/** Markers by list; a list without one is not there. */
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
