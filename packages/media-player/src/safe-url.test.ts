import { describe, expect, it } from 'vitest';
import { safeUrl } from './safe-url.js';

describe('addresses that a player may load', () => {
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
  ])('plays %s', address => {
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
  ])('refuses %s', address => {
    expect(safeUrl(address, 'media')).toBeNull();
  });

  it('shows pictures and follows links by their own rules', () => {
    expect(safeUrl('data:image/png;base64,AA', 'image')).toBe('data:image/png;base64,AA');
    expect(safeUrl('data:video/mp4;base64,AA', 'image')).toBeNull();
    expect(safeUrl('/posts/1', 'link')).toBe('/posts/1');
    expect(safeUrl('blob:https://here.example/0f', 'link')).toBeNull();
  });
});
