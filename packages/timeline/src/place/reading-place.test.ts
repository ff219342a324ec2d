import { describe, expect, it } from 'vitest';
import { isBelow, isWorthOffering, placeToOffer, postAt, rowOfMarker } from './reading-place.js';

const post = (id: string) => ({ kind: 'status', key: `s:${id}`, id });
const gap = { kind: 'gap', key: 'g:1' };

describe('postAt', () => {
  it('[LIST-06] is the post at the top of the viewport, or the next post below another row', () => {
    const rows = [post('9'), gap, post('7')];
    expect([0, 1, 2, 3, -1].map(index => postAt(rows, index))).toEqual(['9', '7', '7', null, '9']);
  });
});

describe('isWorthOffering', () => {
  const facts = { markerId: '80', writtenIds: [], readingId: '99', isRestored: false, isInView: false, order: [] };

  it('[LIST-06] offers another device’s place at the top of the list', () => {
    expect(isWorthOffering(facts)).toBe(true);
    expect(isWorthOffering({ ...facts, readingId: '80' })).toBe(false);
  });

  it('[LIST-06] offers it over this device’s own place only when it is newer', () => {
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '79' })).toBe(true);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '80' })).toBe(false);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '81' })).toBe(false);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '9', markerId: '10' })).toBe(true);
  });

  it('[LIST-06] takes the order of the list where it has both posts, whatever their ids', () => {
    const restored = { ...facts, isRestored: true, readingId: '81' };
    expect(isWorthOffering({ ...restored, order: ['80', '81'] })).toBe(true);
    expect(isWorthOffering({ ...restored, readingId: '79', order: ['79', '80'] })).toBe(false);
    expect(isWorthOffering({ ...restored, order: ['90', '81'] })).toBe(false);
  });

  it('[LIST-06] does not offer a place that this device saved or that is in view', () => {
    expect(isWorthOffering({ ...facts, writtenIds: ['80'] })).toBe(false);
    expect(isWorthOffering({ ...facts, writtenIds: ['70', '80'] })).toBe(false);
    expect(isWorthOffering({ ...facts, writtenIds: ['70'] })).toBe(true);
    expect(isWorthOffering({ ...facts, isInView: true })).toBe(false);
    expect(isWorthOffering({ ...facts, markerId: null })).toBe(false);
  });
});

describe('placeToOffer', () => {
  const facts = {
    markerId: '80',
    writtenIds: ['80'],
    deviceId: '70',
    readingId: '99',
    isRestored: false,
    isFirst: true,
    isInView: (id: string) => id === '98',
    order: [],
  };

  it('[LIST-06] is where this device left the list, on the first visit', () => {
    expect(placeToOffer(facts)).toBe('device');
    expect(placeToOffer({ ...facts, isFirst: false })).toBeNull();
    expect(placeToOffer({ ...facts, isRestored: true })).toBeNull();
  });

  it('[LIST-06] is the own marker when the device has no place below the top', () => {
    expect(placeToOffer({ ...facts, deviceId: null })).toBe('marker');
    expect(placeToOffer({ ...facts, deviceId: '98' })).toBe('marker');
    expect(placeToOffer({ ...facts, deviceId: null, markerId: '98', writtenIds: ['98'] })).toBeNull();
    expect(placeToOffer({ ...facts, deviceId: null, markerId: null, writtenIds: [] })).toBeNull();
  });

  it('[LIST-06] is another device’s place before the own one', () => {
    expect(placeToOffer({ ...facts, writtenIds: ['60'] })).toBe('other-device');
    expect(placeToOffer({ ...facts, writtenIds: ['60'], isFirst: false })).toBe('other-device');
  });
});

describe('rowOfMarker', () => {
  const rows = [post('99'), gap, post('80'), post('reblog:1:79'), post('78')];

  it('[LIST-06] is the row of its post, or of the nearest older one', () => {
    expect(rowOfMarker(rows, '80')).toBe('s:80');
    expect(rowOfMarker(rows, '85')).toBe('s:80');
    expect(rowOfMarker(rows, '79')).toBe('s:78');
    expect(rowOfMarker(rows, '100')).toBe('s:99');
  });

  it('[LIST-06] is null below the last loaded row', () => {
    expect(rowOfMarker(rows, '77')).toBeNull();
    expect([isBelow(rows, '78'), isBelow(rows, '77')]).toEqual([false, true]);
  });
});
