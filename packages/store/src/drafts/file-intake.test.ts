import { describe, expect, it, test, vi } from 'vitest';
import { fileName, takeFiles, type IntakeContext } from './file-intake.js';
import type { MediaLimits } from './media-limits.js';
import type { FileFacts } from './media-rules.js';

const limits: MediaLimits = {
  most: 4,
  types: ['image/png', 'video/mp4'],
  imageBytes: 100,
  videoBytes: 500,
  imagePixels: 10_000,
  videoPixels: null,
  videoSeconds: null,
  descriptionCharacters: 1500,
};
const picture = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });

function context(given: Partial<IntakeContext> = {}): IntakeContext {
  let count = 0;
  return {
    limits,
    present: 0,
    isRefusedByPoll: false,
    newId: () => String((count += 1)),
    readFacts: file => Promise.resolve({ type: file.type, bytes: file.size, width: 10, height: 10, seconds: null }),
    scale: () => Promise.resolve(null),
    ...given,
  };
}

const summary = async (files: readonly File[], given?: Partial<IntakeContext>) => {
  const { accepted, refused } = await takeFiles(files, context(given));
  return { accepted: accepted.map(({ name }) => name), refused: refused.map(({ name, problem }) => `${name}: ${problem.kind}`) };
};

test('[CMP-01] attaches files in order, up to the number of a post', async () => {
  const files = ['a', 'b', 'c'].map(name => picture(name));
  expect(await summary(files, { present: 1 })).toEqual({ accepted: ['a', 'b', 'c'], refused: [] });
  expect(await summary(files, { present: 2 })).toEqual({ accepted: ['a', 'b'], refused: ['c: count'] });
});

test('[CMP-01] a refused file takes no place', async () => {
  const files = [picture('huge', 101), picture('a'), picture('b')];
  expect(await summary(files, { present: 2 })).toEqual({ accepted: ['a', 'b'], refused: ['huge: image-bytes'] });
});

test('refuses files together with a poll, once', async () => {
  expect(await summary([picture('a'), picture('b')], { isRefusedByPoll: true })).toEqual({ accepted: [], refused: ['a: poll'] });
});

test('keeps a hostile file name as text', async () => {
  const name = '<img src=x onerror=alert(1)>.png';
  expect((await summary([picture(name)])).accepted).toEqual([name]);
});

const largeFacts = (file: File): Promise<FileFacts> =>
  Promise.resolve({ type: file.type, bytes: file.size, width: 200, height: 100, seconds: null });

test('scales a picture with too many pixels down', async () => {
  const scale = vi.fn<IntakeContext['scale']>(() => Promise.resolve(picture('large.png', 20)));
  const { accepted } = await takeFiles([picture('large.png', 90)], context({ readFacts: largeFacts, scale }));
  expect(scale).toHaveBeenCalledWith(expect.any(File), expect.objectContaining({ width: 200 }), 10_000);
  expect(accepted[0]?.file?.size).toBe(20);
});

test('a picture may be larger than the limit before it is scaled down, not after', async () => {
  const scaledTo = (bytes: number): Partial<IntakeContext> => ({
    readFacts: largeFacts,
    scale: () => Promise.resolve(picture('large', bytes)),
  });
  expect((await summary([picture('large', 400)], scaledTo(100))).accepted).toEqual(['large']);
  expect((await summary([picture('large', 400)], scaledTo(101))).refused).toEqual(['large: image-bytes']);
});

test('refuses a picture with too many pixels that cannot be scaled', async () => {
  expect((await summary([picture('large')], { readFacts: largeFacts })).refused).toEqual(['large: image-pixels']);
});

describe('fileName', () => {
  it.each([
    ['harbour.png', 'harbour.png'],
    ['photo\u202Egpj.exe', 'photogpj.exe'],
    ['\u2066a\u2069\u200F.png', 'a.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\mara\\a.png', 'a.png'],
    ['a\u0000.png\n.exe', 'a.png.exe'],
    ['..', '..'],
    ['', ''],
    ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
    ['a\uD800.png', 'a.png'],
    ['ميناء.png', 'ميناء.png'],
  ])('makes %j %j', (name, shown) => {
    expect(fileName(name)).toBe(shown);
  });

  it('cuts a name of 300 characters and keeps its ending', () => {
    expect(Array.from(fileName(`${'ä'.repeat(120 - 4)}.png`))).toHaveLength(120);
    const cut = fileName(`${'👩'.repeat(296)}.png`);
    expect(Array.from(cut)).toHaveLength(120);
    expect(cut.endsWith('.png')).toBe(true);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });
});
