import { describe, expect, it } from 'vitest';
import { isBelow, isWorthOffering, postAt, rowOfMarker } from './reading-place.js';

const post = (id: string) => ({ kind: 'status', key: `s:${id}`, id });
const gap = { kind: 'gap', key: 'g:1' };

describe('where a reader is', () => {
  it('[LIST-06] is the post under the top of the view, or the next below what is no post', () => {
    const rows = [post('9'), gap, post('7')];
    expect([0, 1, 2, 3, -1].map(index => postAt(rows, index))).toEqual(['9', '7', '7', null, '9']);
  });
});

describe('another device’s place', () => {
  const facts = { markerId: '80', writtenId: null, readingId: '99', isRestored: false, isInView: false };

  it('[LIST-06] is offered to whoever opens the list at its top', () => {
    expect(isWorthOffering(facts)).toBe(true);
    expect(isWorthOffering({ ...facts, readingId: '80' })).toBe(false);
  });

  it('[LIST-06] is offered over this device’s own place only when it is newer', () => {
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '79' })).toBe(true);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '80' })).toBe(false);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '81' })).toBe(false);
    expect(isWorthOffering({ ...facts, isRestored: true, readingId: '9', markerId: '10' })).toBe(true);
  });

  it('[LIST-06] is not offered when this device wrote it, when it is in view, or when there is none', () => {
    expect(isWorthOffering({ ...facts, writtenId: '80' })).toBe(false);
    expect(isWorthOffering({ ...facts, writtenId: '70' })).toBe(true);
    expect(isWorthOffering({ ...facts, isInView: true })).toBe(false);
    expect(isWorthOffering({ ...facts, markerId: null })).toBe(false);
  });
});

describe('the row of a marked post', () => {
  const rows = [post('99'), gap, post('80'), post('reblog:1:79'), post('78')];

  it('[LIST-06] is its own, or the nearest older one when it is gone', () => {
    expect(rowOfMarker(rows, '80')).toBe('s:80');
    expect(rowOfMarker(rows, '85')).toBe('s:80');
    expect(rowOfMarker(rows, '79')).toBe('s:78');
    expect(rowOfMarker(rows, '100')).toBe('s:99');
  });

  it('[LIST-06] is not loaded below the last', () => {
    expect(rowOfMarker(rows, '77')).toBeNull();
    expect([isBelow(rows, '78'), isBelow(rows, '77')]).toEqual([false, true]);
  });
});
