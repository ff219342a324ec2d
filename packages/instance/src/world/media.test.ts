import { describe, expect, it } from 'vitest';
import { mediaResponse } from './media.js';
import { createWorld } from './seed.js';

const world = createWorld({ seed: 7, now: Date.UTC(2026, 10, 20, 9, 30) });
const all = [...world.statuses.values()];

describe('media', () => {
  it('has a file for every attachment, preview, avatar, header, card and emoji', () => {
    const paths = new Set<string>();
    for (const media of world.media.values())
      for (const path of [media.url, media.preview_url]) if (path !== null) paths.add(path);
    for (const account of world.accounts.values())
      for (const path of [account.avatar, account.header]) if (path !== '') paths.add(path);
    for (const status of all) if (status.card?.image) paths.add(status.card.image);
    for (const emoji of world.emojis) paths.add(emoji.url);
    const missing = [...paths].filter(path => mediaResponse(path) === null);
    expect(missing).toEqual([]);
    expect([...paths].some(path => path.includes('/video/'))).toBe(true);
  }, 30_000);

  it('has no file at an unknown or out-of-range path', () => {
    for (const path of [
      '/media/picture/12-1-10x10.svg',
      '/media/picture/0-1-0x10.svg',
      '/media/sound/1-61.wav',
      '/media/avatar/56.svg',
      '/media/emoji/constructor.svg',
      '/etc/passwd',
      '/media/video/1-1.mp4/x',
      '/media/video/1-3.mp4',
      '/media/video/12-1.mp4',
    ]) {
      expect(mediaResponse(path)).toBeNull();
    }
    expect(mediaResponse('/media/avatar/55.svg')?.type).toBe('image/svg+xml');
    expect(mediaResponse('/media/sound/1-60.wav')?.body).toHaveLength(44 + 60 * 8000);
  });

  it('creates WAV files of the given length', () => {
    const body = mediaResponse('/media/sound/5-6.wav')?.body;
    if (!(body instanceof Uint8Array)) throw new Error('no bytes');
    expect(new TextDecoder().decode(body.slice(0, 12)).replaceAll(/[^A-Z]/g, '')).toMatch(/^RIFF.*WAVE$/);
    expect(new DataView(body.buffer).getUint32(40, true)).toBe(6 * 8000);
  });

  it('has MP4 files whose index points at the frames', () => {
    const body = mediaResponse('/media/video/1-2.mp4')?.body;
    if (!(body instanceof Uint8Array)) throw new Error('no bytes');
    const view = new DataView(body.buffer);
    const names: string[] = [];
    let at = 0;
    let data = 0;
    while (at < body.length) {
      const name = new TextDecoder().decode(body.slice(at + 4, at + 8));
      names.push(name);
      if (name === 'mdat') data = at + 8;
      at += view.getUint32(at);
    }
    expect(names).toEqual(['ftyp', 'moov', 'free', 'mdat']);
    expect(at).toBe(body.length);
    const table = new TextDecoder('latin1').decode(body).indexOf('stco');
    expect(view.getUint32(table + 12)).toBe(data);
  });

  it('creates BlurHashes of the length that the first character announces', () => {
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
    const hashes = [...world.media.values()].flatMap(media => (media.blurhash === null ? [] : [media.blurhash]));
    expect(hashes.length).toBeGreaterThan(500);
    for (const hash of new Set(hashes)) {
      const size = digits.indexOf(hash[0] ?? '');
      expect(hash).toHaveLength(4 + 2 * ((size % 9) + 1) * (Math.floor(size / 9) + 1));
      expect(Array.from(hash).every(character => digits.includes(character))).toBe(true);
    }
  });
});
