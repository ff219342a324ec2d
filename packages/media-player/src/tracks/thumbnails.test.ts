import { expect, it } from 'vitest';
import { thumbnailAt } from './thumbnails.js';

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });
const track = 'https://media.example/clip/thumbs.vtt';

it('reads a region of a sprite sheet', () => {
  expect(thumbnailAt([cue(0, 5, 'sheet.jpg#xywh=160,90,160,90')], 2, track)).toEqual({
    url: 'https://media.example/clip/sheet.jpg',
    part: { x: 160, y: 90, width: 160, height: 90 },
  });
});

it('reads a whole image, from the start of a cue up to its end', () => {
  const cues = [cue(0, 5, 'a.jpg'), cue(5, 10, 'b.jpg')];
  expect(thumbnailAt(cues, 4.99, track)?.url).toBe('https://media.example/clip/a.jpg');
  expect(thumbnailAt(cues, 5, track)).toEqual({ url: 'https://media.example/clip/b.jpg', part: null });
  expect(thumbnailAt(cues, 10, track)).toBeNull();
});

it('has no thumbnail for an unsafe address or without a cue', () => {
  expect(thumbnailAt([cue(0, 5, 'javascript:alert(1)')], 1, track)).toBeNull();
  expect(thumbnailAt([cue(0, 5, '')], 1, track)).toBeNull();
  expect(thumbnailAt([cue(0, 5, 'http://')], 1, track)).toBeNull();
  expect(thumbnailAt([], 1, track)).toBeNull();
});

it.each([
  ['sheet.jpg#a#xywh=160,90,160,90', null],
  ['sheet.jpg#xywh=160,90,160,90,1', null],
  ['sheet.jpg#xywh=percent:1,2,3,4', null],
  ['sheet.jpg#xywh=0,0,0,90', null],
  ['sheet.jpg#xywh=0,0,160,0', null],
  ['sheet.jpg#xywh=pixel:0,0,1,1', { x: 0, y: 0, width: 1, height: 1 }],
])('reads the region of %s', (text, part) => {
  expect(thumbnailAt([cue(0, 5, text)], 2, track)).toEqual({ url: 'https://media.example/clip/sheet.jpg', part });
});

it.each(['xhttps://media.example/a.jpg', 'ftp://media.example/a.jpg'])('has no thumbnail at %s', address => {
  expect(thumbnailAt([cue(0, 5, address)], 2, track)).toBeNull();
});
