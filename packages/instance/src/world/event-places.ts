import type { EventPlace } from './event-record.js';
import places from './event-places.json' with { type: 'json' };

/** The places that the location search knows. */
export const PLACES: readonly EventPlace[] = places.map((place, index) => ({
  origin_id: `place:${String(index + 1)}`,
  ...place,
}));

export function placeOf(originId: string): EventPlace | null {
  return PLACES.find(place => place.origin_id === originId) ?? null;
}

/** Places that have every word of the query in their address. None for an empty query. */
export function findPlaces(query: string): EventPlace[] {
  const words = query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(word => word !== '');
  if (words.length === 0) return [];
  return PLACES.filter(place => {
    const address = [place.name, place.street, place.postal_code, place.locality, place.country].join(' ').toLowerCase();
    return words.every(word => address.includes(word));
  });
}
