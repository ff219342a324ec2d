import { anAttachment } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import { slidesOf } from './viewed-media.js';

test('[MOD-13] pictures, clips, films and sounds are slides; a file no browser shows is none', () => {
  const types = ['image', 'unknown', 'gifv', 'video', 'audio'] as const;
  const slides = slidesOf(types.map((type, index) => anAttachment({ id: String(index), type, url: 'https://tram.city/file' })));
  expect(slides.map(({ kind, place }) => [kind, place])).toEqual([
    ['picture', 0],
    ['clip', 2],
    ['video', 3],
    ['audio', 4],
  ]);
});

test('a file that was posted twice and has one id is two slides', () => {
  const file = anAttachment({ id: '1', type: 'image', url: 'https://tram.city/file' });
  expect(new Set(slidesOf([file, file]).map(({ id }) => id)).size).toBe(2);
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://tram.city/file', ''])('%j is never shown', url => {
  expect(slidesOf([anAttachment({ type: 'image', url })])).toEqual([]);
});

test('a size is taken only when both sides of it are known', () => {
  const original = { width: 640, height: null, aspect: null };
  const meta = { original, small: null, focus: null, colors: null, duration: null };
  expect(slidesOf([anAttachment({ type: 'image', url: 'https://tram.city/file', meta })])[0]?.size).toBeNull();
});
