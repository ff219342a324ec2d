import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { galleryLayout, shapeOf } from './gallery-layout.js';

const tall = 0.7;
const wide = 12;
const regular = 1.5;

describe('shapeOf', () => {
  it('[STAT-03] calls a ratio of at least 10 very wide and a hair less regular', () => {
    expect([shapeOf(10), shapeOf(9.99)]).toEqual(['n', 'r']);
  });
  it('[STAT-03] calls a ratio of at most 1 tall and a hair more regular', () => {
    expect([shapeOf(1), shapeOf(1.01)]).toEqual(['p', 'r']);
  });
  it('knows nothing of a ratio that is missing, zero or not a number', () => {
    expect([shapeOf(null), shapeOf(0), shapeOf(Number.NaN), shapeOf(Number.POSITIVE_INFINITY)]).toEqual(['u', 'u', 'u', 'u']);
  });
});

describe('galleryLayout', () => {
  it('[STAT-03] shows all of four pictures and four of five, counting the fourth and the fifth', () => {
    const four = galleryLayout([regular, regular, regular, regular]);
    const five = galleryLayout([regular, regular, regular, regular, regular]);
    expect([four.boxes.length, four.hiddenCount]).toEqual([4, 0]);
    expect([five.boxes.length, five.hiddenCount]).toEqual([4, 2]);
  });

  it('[STAT-03] gives one tall picture a box of its own ratio, without bars beside it', () => {
    expect(galleryLayout([tall])).toMatchObject({ fit: 'cover', ratio: 1, boxes: [{ x: 0, width: 70, height: 100 }] });
    expect(galleryLayout([1])).toMatchObject({ fit: 'cover', ratio: 1, boxes: [{ width: 100 }] });
  });

  it('[STAT-03] crops one picture that would be narrower than half the gallery', () => {
    expect(galleryLayout([0.5]).boxes[0]?.width).toBe(50);
    expect(galleryLayout([0.1])).toMatchObject({ fit: 'cover', boxes: [{ width: 50, height: 100 }] });
  });

  it('[STAT-03] takes another ratio of tall pictures, which a gallery of them has too', () => {
    expect([shapeOf(0.6, 9 / 16), shapeOf(9 / 16, 9 / 16)]).toEqual(['r', 'p']);
    expect(galleryLayout([0.5, 0.5, 0.5], 9 / 16).ratio).toBeCloseTo(9 / 16, 10);
    expect(galleryLayout([0.6], 9 / 16).boxes[0]?.width).toBe(100);
  });

  it('[STAT-03] letterboxes one picture whose ratio is not known, and no other', () => {
    expect(galleryLayout([null])).toMatchObject({ fit: 'contain', ratio: 16 / 9 });
    expect(galleryLayout([regular])).toMatchObject({ fit: 'cover', ratio: 1.5 });
  });

  it('[STAT-03] crops one very wide picture to ten times its height', () => {
    expect(galleryLayout([wide])).toMatchObject({ fit: 'cover', ratio: 10 });
    expect(galleryLayout([10])).toMatchObject({ fit: 'cover', ratio: 10 });
  });

  it.each([
    ['two tall', [tall, tall], 0.9],
    ['two very wide', [wide, wide], 0.2],
    ['very wide above regular', [wide, regular], 0.7],
    ['regular above very wide', [regular, wide], 0.7],
    ['two regular', [regular, regular], 0.5],
    ['three very wide', [wide, wide, wide], 0.3],
    ['three regular', [regular, regular, regular], 1],
    ['four very wide', [wide, wide, wide, wide], 0.2],
    ['very wide above regular twice', [wide, wide, regular, regular], 0.6],
    ['regular above very wide twice', [regular, regular, wide, wide], 0.6],
    ['three tall and one regular', [tall, tall, regular, tall], 1],
  ])('[STAT-03] gives %s the height of the table', (_name, ratios, height) => {
    expect(1 / galleryLayout(ratios).ratio).toBeCloseTo(height, 6);
  });

  it('[STAT-03] gives the tall one of three a whole column', () => {
    expect(galleryLayout([tall, regular, regular]).boxes[0]).toEqual({ x: 0, y: 0, width: 50, height: 100 });
    expect(galleryLayout([regular, tall, regular]).boxes[1]).toEqual({ x: 50, y: 0, width: 50, height: 100 });
    expect(galleryLayout([regular, regular, tall]).boxes[2]).toEqual({ x: 50, y: 0, width: 50, height: 100 });
  });

  it('fills its box exactly, whatever the pictures', () => {
    const ratio = fc.oneof(fc.constant(null), fc.constantFrom(0.3, 1, 1.01, 1.5, 9.99, 10, 40));
    fc.assert(
      fc.property(fc.array(ratio, { minLength: 1, maxLength: 8 }), ratios => {
        const { boxes } = galleryLayout(ratios);
        const area = boxes.reduce((sum, box) => sum + box.width * box.height, 0);
        expect(area).toBeCloseTo(10_000, 4);
        for (const box of boxes) {
          expect(box.x + box.width).toBeLessThanOrEqual(100.0001);
          expect(box.y + box.height).toBeLessThanOrEqual(100.0001);
        }
      }),
    );
  });
});

/** Boxes as `x y width height` in percent of the gallery, for pictures that are very wide (n), tall (p) or regular (r). */
const boxesOf = (letters: string) =>
  galleryLayout(letters.split('').map(letter => ({ n: wide, p: tall, r: regular })[letter] ?? null)).boxes.map(
    ({ x, y, width, height }) => [x, y, width, height].map(share => Math.round(share)).join(' '),
  );

it.each([
  ['np', ['0 0 100 14', '0 14 100 86']],
  ['pn', ['0 0 100 86', '0 86 100 14']],
  ['rr', ['0 0 50 100', '50 0 50 100']],
  ['nnn', ['0 0 100 33', '0 33 100 33', '0 67 100 33']],
  ['nrr', ['0 0 100 50', '0 50 50 50', '50 50 50 50']],
  ['nnr', ['0 0 50 10', '50 0 50 10', '0 10 100 90']],
  ['nnp', ['0 0 50 10', '50 0 50 10', '0 10 100 90']],
  ['rnn', ['0 0 100 90', '0 90 50 10', '50 90 50 10']],
  ['pnn', ['0 0 100 90', '0 90 50 10', '50 90 50 10']],
  ['rrr', ['0 0 50 50', '50 0 50 50', '0 50 100 50']],
  ['prr', ['0 0 50 100', '50 0 50 50', '50 50 50 50']],
  ['rpr', ['0 0 50 50', '50 0 50 100', '0 50 50 50']],
  ['rrp', ['0 0 50 50', '0 50 50 50', '50 0 50 100']],
  ['nnrr', ['0 0 50 17', '50 0 50 17', '0 17 50 83', '50 17 50 83']],
  ['rrnn', ['0 0 50 83', '50 0 50 83', '0 83 50 17', '50 83 50 17']],
  ['prrr', ['0 0 67 100', '67 0 33 33', '67 33 33 33', '67 67 33 33']],
  ['pnnn', ['0 0 67 100', '67 0 33 33', '67 33 33 33', '67 67 33 33']],
  ['rrrr', ['0 0 50 50', '50 0 50 50', '0 50 50 50', '50 50 50 50']],
])('[STAT-03] places the pictures of %s', (letters, boxes) => {
  expect(boxesOf(letters)).toEqual(boxes);
});
