import { expect, it } from 'vitest';
import { isHls, playableSources } from './choose-source.js';

it('knows a playlist by its type or its name', () => {
  expect(isHls({ src: '/live', type: 'application/x-mpegURL' })).toBe(true);
  expect(isHls({ src: '/live.m3u8?token=1' })).toBe(true);
  expect(isHls({ src: '/m3u8.mp4' })).toBe(false);
});

it('keeps the order, and leaves out only what is known not to play', () => {
  const files = [
    { src: '/a.mov', type: 'video/quicktime' },
    { src: '/b' },
    { src: '/c.mp4', type: 'video/mp4' },
    { src: '/d.m3u8', type: 'application/x-mpegurl' },
  ];
  expect(playableSources(files, type => type === 'video/mp4').map(file => file.src)).toEqual(['/b', '/c.mp4', '/d.m3u8']);
  expect(playableSources('/x', () => false)).toEqual([{ src: '/x' }]);
});
