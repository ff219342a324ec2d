import type { EventPlace } from './event-record.js';

type Row = readonly [
  name: string,
  street: string,
  postalCode: string,
  locality: string,
  country: string,
  longitude: number,
  latitude: number,
];

const ROWS: readonly Row[] = [
  ['Viaduct Street Library', 'Viaduct Street 8', '1204', 'Rookhaven', 'Northmark', 18.0649, 59.3293],
  ['Depot No. 2', 'Ringbahn 40', '1210', 'Rookhaven', 'Northmark', 18.0711, 59.3341],
  ['Depot café', 'Ringbahn 42', '1210', 'Rookhaven', 'Northmark', 18.0715, 59.3343],
  ['City Hall', 'Market Square 1', '1201', 'Rookhaven', 'Northmark', 18.0602, 59.3275],
  ['Marsh Observatory', 'Heron Path 3', '1302', 'Saltmarsh', 'Northmark', 18.1203, 59.3012],
  ['Harbour Hall', 'Rua do Cais 17', '4050-303', 'Porto', 'Portugal', -8.6167, 41.1405],
  ['Hoshi Garden Tea House', '', '', 'Kyoto', 'Japan', 135.7681, 35.0116],
];

/** The places that the location search knows. */
export const PLACES: readonly EventPlace[] = ROWS.map(
  ([name, street, postal_code, locality, country, longitude, latitude], index) => ({
    origin_id: `place:${String(index + 1)}`,
    name,
    street,
    postal_code,
    locality,
    region: '',
    country,
    longitude,
    latitude,
  }),
);

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
