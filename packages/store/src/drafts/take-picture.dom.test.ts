import { expect, it } from 'vitest';
import { mediaLimits } from './media-limits.js';
import { pictureTypes, takePicture } from './take-picture.dom.js';

const limits = { ...mediaLimits(undefined), types: ['image/png', 'video/mp4'], imageBytes: 10, imagePixels: 100 };
const aFile = (type: string, bytes = 5, name = 'harbour.png') => new File(['x'.repeat(bytes)], name, { type });
const size = (width: number, height: number) => ({
  readFacts: async (file: File) => ({ type: file.type, bytes: file.size, width, height, seconds: null }),
  scale: async (file: File) => new File(['s'], file.name, { type: file.type }),
});

it('takes a picture under its plain name', async () => {
  const taken = await takePicture(aFile('image/png', 5, 'quay/harbour\u202E.png'), limits, size(10, 10));
  expect(taken).toMatchObject({ name: 'harbour.png', problem: null });
});

it('scales a picture down that has too many pixels', async () => {
  const taken = await takePicture(aFile('image/png', 20), limits, size(100, 100));
  expect(taken.file?.size).toBe(1);
});

it('refuses a picture that is too large, of a type that the server does not take, or empty', async () => {
  expect(await takePicture(aFile('image/png', 11), limits, size(10, 10))).toEqual({
    file: null,
    problem: { kind: 'image-bytes', limit: 10 },
  });
  expect(await takePicture(aFile('image/tiff'), limits, size(10, 10))).toMatchObject({ problem: { kind: 'type' } });
  expect(await takePicture(aFile('image/png', 0), limits, size(10, 10))).toMatchObject({ problem: { kind: 'empty' } });
});

it('refuses a file that is no picture, also where the server takes it', async () => {
  expect(await takePicture(aFile('video/mp4'), limits, size(10, 10))).toMatchObject({
    problem: { kind: 'type', type: 'video/mp4' },
  });
});

it('offers the picture types of the server, else all', () => {
  expect(pictureTypes(limits)).toBe('image/png');
  expect(pictureTypes(mediaLimits(undefined))).toBe('image/*');
});
