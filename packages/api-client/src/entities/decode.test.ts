import { expect, it, vi } from 'vitest';
import { createDecoding, list, name, nullable, object, shared } from './decode.js';

const decoding = createDecoding();
const tag = nullable(object({ name }));

it('decodes every empty list to one frozen array', () => {
  const first = list('Tag', tag)([], decoding);
  expect(first).toBe(list('Other', tag)(undefined, decoding));
  expect(first).toBe(list('Other', tag)(['unusable'], decoding));
  expect(() => first.push({ name: 'tram' })).toThrow(TypeError);
});

it('keeps the usable items of a list in order and reports the others once', () => {
  const warn = vi.fn();
  const decoded = list('Tag', tag)([{ name: 'a' }, null, { name: 'b' }, 3], createDecoding(warn));
  expect(decoded).toEqual([{ name: 'a' }, { name: 'b' }]);
  expect(warn.mock.calls).toEqual([[{ entity: 'Tag', dropped: 2 }]]);
});

it('shares equal values and no others', () => {
  const decode = shared(tag);
  const first = decode({ name: 'Web' }, decoding);
  expect(decode({ name: 'Web', unknown: 1 }, decoding)).toBe(first);
  expect(decode({ name: 'Mobile' }, decoding)).toEqual({ name: 'Mobile' });
  expect(decode(null, decoding)).toBeNull();
});

it('keeps 200 values for sharing, so that a hostile server cannot fill the memory', () => {
  const decode = shared(tag);
  const values = Array.from({ length: 201 }, (_, index) => decode({ name: String(index) }, decoding));
  const again = values.map((_, index) => decode({ name: String(index) }, decoding));
  expect(again[199]).toBe(values[199]);
  expect(again[200]).not.toBe(values[200]);
  expect(again[200]).toEqual(values[200]);
});

it('does not keep long values for sharing', () => {
  const decode = shared(tag);
  const value = { name: 'x'.repeat(500) };
  expect(decode(value, decoding)).not.toBe(decode(value, decoding));
});
