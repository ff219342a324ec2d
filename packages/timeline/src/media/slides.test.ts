import { aCard, anAttachment } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import { slidesOf } from './slides.js';

test('[MOD-13] makes slides of images, GIFs, videos and audio, but not of unknown files', () => {
  const types = ['image', 'unknown', 'gifv', 'video', 'audio'] as const;
  const slides = slidesOf(
    types.map((type, index) => anAttachment({ id: String(index), type, url: 'https://tram.example/file' })),
  );
  expect(slides.map(({ kind, index }) => [kind, index])).toEqual([
    ['picture', 0],
    ['clip', 2],
    ['video', 3],
    ['audio', 4],
  ]);
});

test('makes two slides of a file that is attached twice under one id', () => {
  const file = anAttachment({ id: '1', type: 'image', url: 'https://tram.example/file' });
  expect(new Set(slidesOf([file, file]).map(({ id }) => id)).size).toBe(2);
});

test.each(['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'http://tram.example/file', ''])(
  'makes no slide of the unsafe address %j',
  url => {
    expect(slidesOf([anAttachment({ type: 'image', url })])).toEqual([]);
  },
);

test('[MOD-13] makes a slide of the photo of a card, where the post has no media', () => {
  const card = aCard({ type: 'photo', image_description: 'The ferry' });
  expect(slidesOf([], card)).toMatchObject([
    { index: 0, kind: 'picture', url: 'https://news.test/ferry.jpg', description: 'The ferry' },
  ]);
  expect(slidesOf([], aCard({ type: 'link' }))).toEqual([]);
  expect(slidesOf([], aCard({ type: 'photo', image: 'javascript:1' }))).toEqual([]);
  expect(slidesOf([anAttachment()], card)).toHaveLength(1);
  expect(slidesOf([anAttachment()], card)[0]?.id).not.toBe('card');
});

test('has a size only when both sides are known', () => {
  const original = { width: 640, height: null, aspect: null };
  const meta = { original, small: null, focus: null, colors: null, duration: null };
  expect(slidesOf([anAttachment({ type: 'image', url: 'https://tram.example/file', meta })])[0]?.size).toBeNull();
});
