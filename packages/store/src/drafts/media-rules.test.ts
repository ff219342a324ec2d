import { anInstance } from '@rookery/api-client/testing';
import { expect, test } from 'vitest';
import { mediaLimits, type MediaLimits } from './media-limits.js';
import { fileProblem, kindOf, scaledSize, typeOf, type FileFacts } from './media-rules.js';

const limits: MediaLimits = {
  most: 4,
  types: ['image/jpeg', 'image/png', 'video/mp4', 'audio/mpeg'],
  imageBytes: 1000,
  videoBytes: 5000,
  imagePixels: 10_000,
  videoPixels: 20_000,
  videoSeconds: 60,
  descriptionCharacters: 1500,
};
const file = (facts: Partial<FileFacts>): FileFacts => ({
  type: 'image/png',
  bytes: 10,
  width: null,
  height: null,
  seconds: null,
  ...facts,
});

test.each<[string, Partial<FileFacts>, string | null]>([
  ['a picture at the size limit', { bytes: 1000 }, null],
  ['a picture one byte larger', { bytes: 1001 }, 'image-bytes'],
  ['a video at the size limit', { type: 'video/mp4', bytes: 5000 }, null],
  ['a video one byte larger', { type: 'video/mp4', bytes: 5001 }, 'video-bytes'],
  ['audio at the size limit of videos', { type: 'audio/mpeg', bytes: 5000 }, null],
  ['audio one byte larger than a video may be', { type: 'audio/mpeg', bytes: 5001 }, 'audio-bytes'],
  ['a picture at the pixel limit', { width: 100, height: 100 }, null],
  ['a picture one pixel larger', { width: 73, height: 137 }, 'image-pixels'],
  ['a video at the pixel limit', { type: 'video/mp4', width: 200, height: 100 }, null],
  ['a video one pixel larger', { type: 'video/mp4', width: 59, height: 339 }, 'video-pixels'],
  ['a video at the duration limit', { type: 'video/mp4', seconds: 60 }, null],
  ['audio as long as it likes', { type: 'audio/mpeg', seconds: 3600 }, null],
  ['a longer video', { type: 'video/mp4', seconds: 60.1 }, 'video-seconds'],
  ['a type that the server does not take', { type: 'image/tiff' }, 'type'],
  ['no type at all', { type: '' }, 'type'],
  ['an empty file', { bytes: 0 }, 'empty'],
])('[CMP-01] %s', (_name, facts, kind) => {
  expect(fileProblem(file(facts), limits)?.kind ?? null).toBe(kind);
});

test('names the limit that a file exceeds', () => {
  expect(fileProblem(file({ bytes: 1001 }), limits)).toEqual({ kind: 'image-bytes', limit: 1000 });
});

test('leaves everything to a server that names no limits', () => {
  const none = mediaLimits({
    statuses: { max_characters: 500, max_media_attachments: null, characters_reserved_per_url: 23, supported_mime_types: [] },
    media_attachments: {
      supported_mime_types: [],
      image_size_limit: null,
      video_size_limit: null,
      image_matrix_limit: null,
      video_matrix_limit: null,
      video_frame_rate_limit: null,
      video_duration_limit: null,
      description_limit: null,
    },
  });
  expect(none).toMatchObject({ most: Infinity, descriptionCharacters: 1500 });
  expect(fileProblem(file({ type: 'model/gltf', bytes: 10 ** 12 }), none)).toBeNull();
});

test('allows 4 files until the limits of the server are known', () => {
  expect(mediaLimits(undefined).most).toBe(4);
});

test.each([
  [{ type: 'image/JPEG', name: 'a.png' }, 'image/jpeg'],
  [{ type: 'audio/ogg; codecs=opus', name: '' }, 'audio/ogg'],
  [{ type: '', name: 'IMG_0001.HEIC' }, 'image/heic'],
  [{ type: '', name: 'constructor' }, ''],
  [{ type: '', name: 'notes' }, ''],
])('takes the type of %o as %s', (given, type) => {
  expect(typeOf(given)).toBe(type);
});

test('sorts types into kinds', () => {
  expect(['image/png', 'video/mp4', 'audio/ogg', 'text/html', ''].map(kindOf)).toEqual([
    'image',
    'video',
    'audio',
    'unknown',
    'unknown',
  ]);
});

test('scales a picture down to the pixel limit and keeps its proportions', () => {
  const { width, height } = scaledSize(4000, 3000, 3_000_000);
  expect(width * height).toBeLessThanOrEqual(3_000_000);
  expect(width / height).toBeCloseTo(4 / 3, 2);
  expect(scaledSize(40, 30, 3_000_000)).toEqual({ width: 40, height: 30 });
  expect(scaledSize(100_000, 1, 100)).toEqual({ width: 100, height: 1 });
});

test.each([
  ['a.avif', 'image/avif'],
  ['a.gif', 'image/gif'],
  ['a.heic', 'image/heic'],
  ['a.heif', 'image/heif'],
  ['a.jpeg', 'image/jpeg'],
  ['a.JPG', 'image/jpeg'],
  ['a.png', 'image/png'],
  ['a.webp', 'image/webp'],
  ['a.m4v', 'video/x-m4v'],
  ['a.mov', 'video/quicktime'],
  ['a.mp4', 'video/mp4'],
  ['a.webm', 'video/webm'],
  ['a.aac', 'audio/aac'],
  ['a.flac', 'audio/flac'],
  ['a.m4a', 'audio/mp4'],
  ['a.mp3', 'audio/mpeg'],
  ['a.ogg', 'audio/ogg'],
  ['a.opus', 'audio/ogg'],
  ['a.wav', 'audio/wav'],
  ['a.b.png', 'image/png'],
  ['a.constructor', ''],
])('[CMP-01] knows the type of %s where the browser does not', (name, type) => {
  expect([typeOf({ type: '', name }), typeOf({ type: ' ;x=1', name })]).toEqual([type, type]);
});

test('[CMP-01] takes the limits of the server, and those of most servers before they are known', () => {
  const unknown = mediaLimits(undefined);
  expect(unknown).toMatchObject({ most: 4, types: [], imageBytes: null, videoSeconds: null, descriptionCharacters: 1500 });
  const { configuration } = anInstance();
  const media_attachments = {
    ...configuration.media_attachments,
    supported_mime_types: ['image/png'],
    image_size_limit: 1,
    video_size_limit: 2,
    image_matrix_limit: 3,
    video_matrix_limit: 4,
    video_duration_limit: 5,
    description_limit: 6,
  };
  expect(mediaLimits({ statuses: { ...configuration.statuses, max_media_attachments: 7 }, media_attachments })).toEqual({
    most: 7,
    types: ['image/png'],
    imageBytes: 1,
    videoBytes: 2,
    imagePixels: 3,
    videoPixels: 4,
    videoSeconds: 5,
    descriptionCharacters: 6,
  });
});
