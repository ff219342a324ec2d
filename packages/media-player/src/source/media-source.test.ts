import { describe, expect, it } from 'vitest';
import { isHls, playableSources, safeUrl } from './media-source.js';

describe('safeUrl', () => {
  it.each([
    '/clip.mp4',
    'clip.mp4?x=1#t=5',
    '//cdn.example/clip.mp4',
    'http://here.example/clip.mp4',
    'HTTPS://here.example/clip.mp4',
    'blob:https://here.example/0f',
    'data:video/mp4;base64,AA',
    'data:audio/ogg;base64,AA',
    'data:text/vtt,WEBVTT',
  ])('allows %s as media', address => {
    expect(safeUrl(address, 'media')).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png;base64,AA',
    'file:///etc/passwd',
    'ftp://here.example/clip.mp4',
    'https://[',
    '',
    null,
    undefined,
  ])('rejects %s as media', address => {
    expect(safeUrl(address, 'media')).toBeNull();
  });

  it('applies separate rules to images and links', () => {
    expect(safeUrl('data:image/png;base64,AA', 'image')).toBe('data:image/png;base64,AA');
    expect(safeUrl('data:video/mp4;base64,AA', 'image')).toBeNull();
    expect(safeUrl('/posts/1', 'link')).toBe('/posts/1');
    expect(safeUrl('blob:https://here.example/0f', 'link')).toBeNull();
  });
});

it('detects a playlist by its type or extension', () => {
  expect(isHls({ src: '/live', type: 'application/x-mpegURL' })).toBe(true);
  expect(isHls({ src: '/live.m3u8?token=1' })).toBe(true);
  expect(isHls({ src: '/m3u8.mp4' })).toBe(false);
});

it('keeps the order and drops only files that cannot be played', () => {
  const files = [
    { src: '/a.mov', type: 'video/quicktime' },
    { src: '/b' },
    { src: '/c.mp4', type: 'video/mp4' },
    { src: '/d.m3u8', type: 'application/x-mpegurl' },
  ];
  expect(playableSources(files, type => type === 'video/mp4').map(file => file.src)).toEqual(['/b', '/c.mp4', '/d.m3u8']);
  expect(playableSources('/x', () => false)).toEqual([{ src: '/x' }]);
});

it.each(['media', 'image'] as const)('allows no scheme because its address contains an allowed one: %s', use => {
  expect(safeUrl('ftp://here.example/?next=https://here.example/clip.mp4', use)).toBeNull();
});
