import { expect, it } from 'vitest';
import { thumbnailAt } from './thumbnails.js';

const cue = (startTime: number, endTime: number, text: string) => ({ startTime, endTime, text });
const track = 'https://media.example/clip/thumbs.vtt';

it('takes a part of a sheet beside the track', () => {
  expect(thumbnailAt([cue(0, 5, 'sheet.jpg#xywh=160,90,160,90')], 2, track)).toEqual({
    url: 'https://media.example/clip/sheet.jpg',
    part: { x: 160, y: 90, width: 160, height: 90 },
  });
});

it('takes a whole picture, the cue of the moment from its first second to before its last', () => {
  const cues = [cue(0, 5, 'a.jpg'), cue(5, 10, 'b.jpg')];
  expect(thumbnailAt(cues, 4.99, track)?.url).toBe('https://media.example/clip/a.jpg');
  expect(thumbnailAt(cues, 5, track)).toEqual({ url: 'https://media.example/clip/b.jpg', part: null });
  expect(thumbnailAt(cues, 10, track)).toBeNull();
});

it('has nothing for what is no picture', () => {
  expect(thumbnailAt([cue(0, 5, 'javascript:alert(1)')], 1, track)).toBeNull();
  expect(thumbnailAt([cue(0, 5, '')], 1, track)).toBeNull();
  expect(thumbnailAt([cue(0, 5, 'http://')], 1, track)).toBeNull();
  expect(thumbnailAt([], 1, track)).toBeNull();
});
