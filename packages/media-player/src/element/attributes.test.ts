import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keymapOf, ratioOf, readAttributes, trackOf } from './attributes.js';

const reader = (attributes: Record<string, string>) => (name: string) => attributes[name] ?? null;

describe('attributes of a player element', () => {
  it('[MED-01] become the properties of the player', () => {
    const attributes = readAttributes(
      reader({
        src: '/clip.mp4',
        label: 'Launch day',
        poster: '/clip.jpg',
        'aspect-ratio': '16/9',
        loop: '',
        muted: 'false',
        download: '',
      }),
    );
    expect(attributes).toMatchObject({
      src: '/clip.mp4',
      label: 'Launch day',
      poster: '/clip.jpg',
      aspectRatio: 16 / 9,
      loop: true,
      muted: false,
      autoPlay: false,
      downloadUrl: '/clip.mp4',
    });
  });

  it('drop unsafe addresses', () => {
    const hostile = 'javascript:alert(1)';
    const attributes = readAttributes(reader({ src: hostile, poster: hostile, artwork: hostile, download: hostile }));
    expect(attributes).toMatchObject({ src: null, poster: undefined, artwork: undefined, downloadUrl: undefined });
  });

  it.each([
    ['16/9', 16 / 9],
    ['4:3', 4 / 3],
    [' 1.5 ', 1.5],
    ['0.1', 0.1],
    ['0.09', undefined],
    ['50', 50],
    ['50.1', undefined],
    ['1/0', undefined],
    ['1e9', undefined],
    ['9999999999999', undefined],
    ['wide', undefined],
    ['', undefined],
    [null, undefined],
  ])('parse the ratio %s as %s', (text, expected) => {
    expect(ratioOf(text)).toBe(expected);
  });

  it('[MED-03] assign and unassign keys', () => {
    expect(keymapOf('{"n":{"type":"seekBy","seconds":30},"m":null,"s":{"type":"togglePlay","extra":1}}')).toEqual({
      n: { type: 'seekBy', seconds: 30 },
      m: null,
      s: { type: 'togglePlay' },
    });
  });

  it.each([
    ['{"n":{"type":"seekBy","seconds":"30"}}', {}],
    ['{"n":{"type":"seekBy"}}', {}],
    ['{"n":{"type":"constructor"}}', {}],
    ['{"n":{"type":"showTrack","index":{}}}', {}],
    ['{"n":"togglePlay"}', {}],
    ['[1,2]', undefined],
    ['null', undefined],
    ['{broken', undefined],
    [null, undefined],
  ])('ignore keys with an invalid request: %s', (text, expected) => {
    expect(keymapOf(text)).toEqual(expected);
  });

  it('never throw', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const attributes = readAttributes(() => text);
        expect(attributes.aspectRatio === undefined || Number.isFinite(attributes.aspectRatio)).toBe(true);
      }),
    );
  });
});

describe('track of a player element', () => {
  it('[MED-08] is parsed from its attributes', () => {
    expect(trackOf(reader({ src: '/en.vtt', kind: 'captions', label: 'English', srclang: 'en', default: '' }))).toEqual({
      src: '/en.vtt',
      kind: 'captions',
      label: 'English',
      language: 'en',
      isDefault: true,
    });
    expect(trackOf(reader({ src: '/en.vtt' }))?.kind).toBe('subtitles');
  });

  it('is ignored with another kind or an unsafe address', () => {
    expect(trackOf(reader({ src: '/chapters.vtt', kind: 'chapters' }))).toBeNull();
    expect(trackOf(reader({ src: 'javascript:alert(1)' }))).toBeNull();
    expect(trackOf(reader({}))).toBeNull();
  });
});
