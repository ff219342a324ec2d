import { describe, expect, it } from 'vitest';
import { findPlaces, placeOf } from './event-places.js';

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
