import { describe, expect, it } from 'vitest';
import { AUTO_FLUSH_MS, newItems, scrollZone, ZONE_REST_MS } from './new-items.js';

const at = (scrollTop: number, autoloadTimelines = false, count = 3) =>
  newItems({ count, zone: scrollZone(scrollTop), autoloadTimelines });

describe('new posts', () => {
  it('[LIST-08] show a banner past 400 px and a button at the top of the list before', () => {
    expect(at(400)).toBe('button');
    expect(at(401)).toBe('banner');
    expect(at(0)).toBe('button');
  });

  it('[LIST-10] show by themselves within 50 px of the top when the reader wants that', () => {
    expect(at(50, true)).toBe('flush');
    expect(at(51, true)).toBe('button');
    expect(at(-20, true)).toBe('flush');
    expect(at(50, false)).toBe('button');
    expect(at(401, true)).toBe('banner');
  });

  it('[LIST-08] say nothing when there are none', () => {
    expect(at(900, true, 0)).toBe('nothing');
    expect(at(0, true, 0)).toBe('nothing');
    expect(at(900, true, 1)).toBe('banner');
  });

  it('[LIST-11] wait 150 ms before they show, and the timeline 100 ms before it notes where the reader is', () => {
    expect([AUTO_FLUSH_MS, ZONE_REST_MS]).toEqual([150, 100]);
  });
});

describe('scroll zones', () => {
  it('change at the limits only', () => {
    expect([0, 50, 51, 400, 401].map(scrollZone)).toEqual(['top', 'top', 'near', 'near', 'away']);
  });
});
