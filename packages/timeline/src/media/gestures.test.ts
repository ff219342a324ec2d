import fc from 'fast-check';
import { expect, test } from 'vitest';
import { swipeAction, fitInto, MAX_SCALE, panBy, slideAt, UNZOOMED, zoomTo } from './gestures.js';

const box = { width: 1000, height: 800 };
const picture = { width: 1000, height: 500 };

test('[MOD-13] keeps the point under the finger in place while zooming', () => {
  const point = { x: 200, y: 0 };
  const zoom = zoomTo(UNZOOMED, 2, point, picture, box);
  expect(zoom).toEqual({ scale: 2, x: -200, y: 0 });
  expect((point.x - zoom.x) / zoom.scale).toBe(200);
});

test('[MOD-13] limits the scale to between 1 and 4', () => {
  expect(zoomTo(UNZOOMED, 4, { x: 0, y: 0 }, picture, box).scale).toBe(4);
  expect(zoomTo(UNZOOMED, 4.01, { x: 0, y: 0 }, picture, box).scale).toBe(MAX_SCALE);
  expect(zoomTo({ scale: 2, x: -200, y: 50 }, 0.5, { x: 0, y: 0 }, picture, box)).toEqual(UNZOOMED);
  expect(zoomTo(UNZOOMED, Number.NaN, { x: 0, y: 0 }, picture, box)).toEqual(UNZOOMED);
});

test('[MOD-13] pans until the edges of picture and box meet', () => {
  const zoom = { scale: 2, x: 0, y: 0 };
  expect(panBy(zoom, { x: 500, y: 0 }, picture, box).x).toBe(500);
  expect(panBy(zoom, { x: 501, y: 0 }, picture, box).x).toBe(500);
  expect(panBy(UNZOOMED, { x: 40, y: 40 }, picture, box)).toEqual(UNZOOMED);
});

test('covers the box or stays centred after any sequence of zooms and pans', () => {
  const size = fc.record({ width: fc.integer({ min: 1, max: 5000 }), height: fc.integer({ min: 1, max: 5000 }) });
  const step = fc.record({
    scale: fc.double({ min: 0.1, max: 9, noNaN: true }),
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.integer({ min: -900, max: 900 }),
  });
  fc.assert(
    fc.property(size, fc.array(step, { maxLength: 12 }), (natural, steps) => {
      const shown = fitInto(natural, box);
      let zoom = UNZOOMED;
      for (const { scale, x, y } of steps) zoom = panBy(zoomTo(zoom, scale, { x, y }, shown, box), { x: y, y: x }, shown, box);
      expect(Math.abs(zoom.x)).toBeLessThanOrEqual(Math.max(0, (shown.width * zoom.scale - box.width) / 2) + 1e-9);
      expect(Math.abs(zoom.y)).toBeLessThanOrEqual(Math.max(0, (shown.height * zoom.scale - box.height) / 2) + 1e-9);
    }),
  );
});

test('fits a picture into the box, at most at its natural size', () => {
  expect(fitInto({ width: 2000, height: 800 }, box)).toEqual({ width: 1000, height: 400 });
  expect(fitInto({ width: 100, height: 80 }, box)).toEqual({ width: 100, height: 80 });
  expect(fitInto({ width: 0, height: 80 }, box)).toEqual({ width: 0, height: 0 });
});

test('[MOD-13] wraps around at the first and the last slide', () => {
  expect(slideAt(2, 1, 3)).toBe(0);
  expect(slideAt(0, -1, 3)).toBe(2);
  expect(slideAt(0, 1, 1)).toBe(0);
});

test('[MOD-13] changes the slide on a swipe of 60 px, not of 59', () => {
  expect(swipeAction(-60, 0, 'ltr')).toBe('next');
  expect(swipeAction(60, 10, 'ltr')).toBe('previous');
  expect(swipeAction(-59, 0, 'ltr')).toBe('nothing');
  expect(swipeAction(-80, 90, 'ltr')).toBe('nothing');
});

test('[MOD-13] shows the next slide on a swipe to the right in right-to-left pages', () => {
  expect(swipeAction(60, 0, 'rtl')).toBe('next');
  expect(swipeAction(-60, 0, 'rtl')).toBe('previous');
});

test('closes on a swipe down of 120 px, not of 119', () => {
  expect(swipeAction(10, 120, 'ltr')).toBe('close');
  expect(swipeAction(10, 119, 'ltr')).toBe('nothing');
});

test.each([
  [0, 120, 'close'],
  [0, 119, 'nothing'],
  [60, 121, 'close'],
  [61, 121, 'nothing'],
  [-60, 0, 'next'],
  [-59, 0, 'nothing'],
  [-70, 70, 'next'],
  [-70, 71, 'nothing'],
] as const)('[MOD-13] swipes by %i, %i px: %s', (x, y, action) => {
  expect(swipeAction(x, y, 'ltr')).toBe(action);
});

test('zooms on from a zoomed picture around the point that is pressed', () => {
  const large = { width: 1000, height: 1000 };
  const small = { width: 500, height: 500 };
  const once = zoomTo(UNZOOMED, 2, { x: 100, y: 50 }, large, small);
  expect(once).toEqual({ scale: 2, x: -100, y: -50 });
  expect(zoomTo(once, 3, { x: 100, y: 50 }, large, small)).toEqual({ scale: 3, x: -200, y: -100 });
});

test('fits a picture by the side that is too long', () => {
  expect(fitInto({ width: 1000, height: 200 }, { width: 500, height: 500 })).toEqual({ width: 500, height: 100 });
  expect(fitInto({ width: 200, height: 1000 }, { width: 500, height: 500 })).toEqual({ width: 100, height: 500 });
  expect(fitInto({ width: 100, height: 200 }, { width: 500, height: 500 })).toEqual({ width: 100, height: 200 });
});
