import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragMeans, fitInto, MAX_SCALE, panBy, slideAt, WHOLE, zoomTo } from './gestures.js';

const box = { width: 1000, height: 800 };
const picture = { width: 1000, height: 500 };

test('[MOD-13] the point under the finger stays there while the picture grows', () => {
  const point = { x: 200, y: 0 };
  const zoom = zoomTo(WHOLE, 2, point, picture, box);
  expect(zoom).toEqual({ scale: 2, x: -200, y: 0 });
  expect((point.x - zoom.x) / zoom.scale).toBe(200);
});

test('[MOD-13] it grows to four times its size and no further, and shrinks to the whole and no further', () => {
  expect(zoomTo(WHOLE, 4, { x: 0, y: 0 }, picture, box).scale).toBe(4);
  expect(zoomTo(WHOLE, 4.01, { x: 0, y: 0 }, picture, box).scale).toBe(MAX_SCALE);
  expect(zoomTo({ scale: 2, x: -200, y: 50 }, 0.5, { x: 0, y: 0 }, picture, box)).toEqual(WHOLE);
  expect(zoomTo(WHOLE, Number.NaN, { x: 0, y: 0 }, picture, box)).toEqual(WHOLE);
});

test('[MOD-13] panning ends where the edge of the picture meets the edge of the box', () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(panBy(zoom, { x: 500, y: 0 }, picture, box).x).toBe(500);
  expect(panBy(zoom, { x: 501, y: 0 }, picture, box).x).toBe(500);
  expect(panBy(WHOLE, { x: 40, y: 40 }, picture, box)).toEqual(WHOLE);
});

test('whatever is done, the picture covers the box or lies in its middle', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const step = fc.record({
    scale: fc.double({ min: 0.1, max: 9, noNaN: true }),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  });
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 12 }), (natural, steps) => {
      const shown = fitInto(natural, box);
      let zoom = WHOLE;
      for (const { scale, x, y } of steps) zoom = panBy(zoomTo(zoom, scale, { x, y }, shown, box), { x: y, y: x }, shown, box);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (shown.width * zoom.scale - box.width) / 2) + 1e-9);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (shown.height * zoom.scale - box.height) / 2) + 1e-9);
    }),
  );
});

test('a picture is shown whole, and a small one no larger than it is', () => {
  expect(fitInto({ width: 2000, height: 800 }, box)).toEqual({ width: 1000, height: 400 });
  expect(fitInto({ width: 100, height: 80 }, box)).toEqual({ width: 100, height: 80 });
  expect(fitInto({ width: 0, height: 80 }, box)).toEqual({ width: 0, height: 0 });
});

test('[MOD-13] after the last slide comes the first, and before the first the last', () => {
  expect(slideAt(2, 1, 3)).toBe(0);
  expect(slideAt(0, -1, 3)).toBe(2);
  expect(slideAt(0, 1, 1)).toBe(0);
});

test('[MOD-13] a swipe of 60 px turns, a shorter one does not', () => {
  expect(dragMeans(-60, 0, 'ltr')).toBe('next');
  expect(dragMeans(60, 10, 'ltr')).toBe('previous');
  expect(dragMeans(-59, 0, 'ltr')).toBe('nothing');
  expect(dragMeans(-80, 90, 'ltr')).toBe('nothing');
});

test('[MOD-13] right to left, the next slide comes from the left', () => {
  expect(dragMeans(60, 0, 'rtl')).toBe('next');
  expect(dragMeans(-60, 0, 'rtl')).toBe('previous');
});

test('a drag down of 120 px closes', () => {
  expect(dragMeans(10, 120, 'ltr')).toBe('close');
  expect(dragMeans(10, 119, 'ltr')).toBe('nothing');
});
