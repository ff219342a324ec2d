import { describe, expect, it } from 'vitest';
import { findPlaces, placeOf, PLACES } from './event-places.js';

describe('findPlaces', () => {
  it.each([
    ['depot', ['Depot No. 2', 'Depot café']],
    ['RINGBAHN 42', ['Depot café']],
    [' rookhaven,  market ', ['City Hall']],
    ['1302', ['Marsh Observatory']],
    ['portugal', ['Harbour Hall']],
    ['depot kyoto', []],
    ['', []],
    [' , ', []],
  ])('[EVT-01] finds %j by every word of the address', (query, names) => {
    expect(findPlaces(query).map(({ name }) => name)).toEqual(names);
  });
});

it('a place is known by its id', () => {
  expect(placeOf('place:4')).toMatchObject({ name: 'City Hall', street: 'Market Square 1', postal_code: '1201', region: '' });
  expect(placeOf('place:99')).toBeNull();
});

it('[EVT-01] the places have an address and a position', () => {
  const rows = PLACES.map(({ origin_id, name, street, postal_code, locality, region, country, longitude, latitude }) =>
    [origin_id, name, street, postal_code, locality, region, country, longitude, latitude].join(' | '),
  );
  expect(rows).toEqual([
    'place:1 | Viaduct Street Library | Viaduct Street 8 | 1204 | Rookhaven |  | Northmark | 18.0649 | 59.3293',
    'place:2 | Depot No. 2 | Ringbahn 40 | 1210 | Rookhaven |  | Northmark | 18.0711 | 59.3341',
    'place:3 | Depot café | Ringbahn 42 | 1210 | Rookhaven |  | Northmark | 18.0715 | 59.3343',
    'place:4 | City Hall | Market Square 1 | 1201 | Rookhaven |  | Northmark | 18.0602 | 59.3275',
    'place:5 | Marsh Observatory | Heron Path 3 | 1302 | Saltmarsh |  | Northmark | 18.1203 | 59.3012',
    'place:6 | Harbour Hall | Rua do Cais 17 | 4050-303 | Porto |  | Portugal | -8.6167 | 41.1405',
    'place:7 | Hoshi Garden Tea House |  |  | Kyoto |  | Japan | 135.7681 | 35.0116',
  ]);
});
