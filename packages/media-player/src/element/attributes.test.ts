import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_NAMES, keymapOf, ratioOf, readAttributes, thumbnailsOf, trackOf } from './attributes.js';

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
      defaultMuted: false,
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
    expect(trackOf(reader({ src: '/chapters.vtt', kind: 'Chapters' }))?.kind).toBe('chapters');
  });

  it('is ignored with another kind or an unsafe address', () => {
    expect(trackOf(reader({ src: '/sheet.vtt', kind: 'metadata' }))).toBeNull();
    expect(trackOf(reader({ src: 'javascript:alert(1)' }))).toBeNull();
    expect(trackOf(reader({}))).toBeNull();
  });
});

describe('the other attributes', () => {
  it('name the player by its label, else by its title', () => {
    expect(readAttributes(reader({ label: 'Launch day', title: 'Launch' }))).toMatchObject({
      label: 'Launch day',
      title: 'Launch',
    });
    expect(readAttributes(reader({ title: 'Launch' }))).toMatchObject({ label: 'Launch', title: 'Launch' });
    expect(readAttributes(reader({ label: 'Launch day' }))).toMatchObject({ label: 'Launch day', title: 'Launch day' });
  });

  it('leave everything out that is not set', () => {
    expect(readAttributes(reader({}))).toEqual({
      src: null,
      label: '',
      title: '',
      author: '',
      poster: undefined,
      artwork: undefined,
      aspectRatio: undefined,
      downloadUrl: undefined,
      crossOrigin: undefined,
      preload: undefined,
      autoPlay: false,
      loop: false,
      defaultMuted: false,
      isSensitive: false,
      keymap: undefined,
    });
  });

  it('have artwork of their own, else the poster', () => {
    const artwork = 'data:image/png;base64,AA';
    expect(readAttributes(reader({ poster: '/clip.jpg', artwork }))).toMatchObject({ poster: '/clip.jpg', artwork });
    expect(readAttributes(reader({ poster: '/clip.jpg' })).artwork).toBe('/clip.jpg');
  });

  it('download another file than the one that plays', () => {
    const download = 'data:video/mp4;base64,AA';
    expect(readAttributes(reader({ src: '/clip.mp4', download })).downloadUrl).toBe(download);
  });

  it.each([
    ['anonymous', 'anonymous'],
    ['', 'anonymous'],
    ['use-credentials', 'use-credentials'],
  ])('read crossorigin="%s" as %s', (crossorigin, expected) => {
    expect(readAttributes(reader({ crossorigin })).crossOrigin).toBe(expected);
  });

  it.each([
    ['none', 'none'],
    ['metadata', 'metadata'],
    ['auto', 'auto'],
    ['', undefined],
    ['all', undefined],
  ])('read preload="%s" as %s', (preload, expected) => {
    expect(readAttributes(reader({ preload })).preload).toBe(expected);
  });

  it.each([
    ['autoplay', 'autoPlay'],
    ['loop', 'loop'],
    ['muted', 'defaultMuted'],
    ['sensitive', 'isSensitive'],
  ] as const)('switch %s on by their presence', (name, property) => {
    expect(readAttributes(reader({ [name]: '' }))[property]).toBe(true);
    expect(readAttributes(reader({ [name]: 'false' }))[property]).toBe(false);
  });

  it('name the author and assign keys', () => {
    expect(readAttributes(reader({ author: 'Mara', keymap: '{"m":null}' }))).toMatchObject({
      author: 'Mara',
      keymap: { m: null },
    });
  });

  it('are all observed', () => {
    const read: string[] = [];
    readAttributes(name => {
      read.push(name);
      return null;
    });
    expect(ATTRIBUTE_NAMES.toSorted()).toEqual([...new Set([...read, 'lang'])].toSorted());
  });

  it.each([
    ['seekTo', 'seconds'],
    ['seekToFraction', 'fraction'],
    ['stepFrame', 'frames'],
    ['setRate', 'rate'],
    ['setVolume', 'volume'],
    ['changeVolumeBy', 'amount'],
  ])('[MED-03] assign a key to %s with its number', (type, argument) => {
    expect(keymapOf(JSON.stringify({ n: { type, [argument]: 2 } }))).toEqual({ n: { type, [argument]: 2 } });
    expect(keymapOf(JSON.stringify({ n: { type, other: 2 } }))).toEqual({});
  });

  it('ignore a keymap that is no object', () => {
    expect([keymapOf('"n"'), keymapOf('7')]).toEqual([undefined, undefined]);
  });
});

describe('thumbnails of a player element', () => {
  it('are the file of a metadata track', () => {
    expect(thumbnailsOf(reader({ kind: 'Metadata', src: 'data:text/vtt,WEBVTT' }))).toBe('data:text/vtt,WEBVTT');
  });

  it('are in no other track, and not at an unsafe address', () => {
    expect(thumbnailsOf(reader({ kind: 'captions', src: '/en.vtt' }))).toBeNull();
    expect(thumbnailsOf(reader({ src: '/en.vtt' }))).toBeNull();
    expect(thumbnailsOf(reader({ kind: 'metadata', src: 'javascript:alert(1)' }))).toBeNull();
  });

  it('leave captions a kind in capitals, and names that are empty', () => {
    expect(trackOf(reader({ kind: 'CAPTIONS', src: '/en.vtt' }))).toEqual({
      src: '/en.vtt',
      kind: 'captions',
      label: '',
      language: '',
      isDefault: false,
    });
  });
});
