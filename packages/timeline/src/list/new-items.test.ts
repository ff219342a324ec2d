import { describe, expect, it } from 'vitest';
import {
  ANNOUNCE_AFTER_MS,
  ANNOUNCE_EVERY_MS,
  announcementDelay,
  AUTO_FLUSH_MS,
  flushDelay,
  newItems,
  scrollZone,
  ZONE_REST_MS,
} from './new-items.js';

const at = (scrollTop: number, autoloadTimelines = false, count = 3) =>
  newItems({ count, zone: scrollZone(scrollTop), autoloadTimelines });

describe('newItems', () => {
  it('[LIST-08] shows a banner past 400 px', () => {
    expect(at(400)).toBe('hint');
    expect(at(401)).toBe('banner');
  });

  it('shows a hint where the button at the top of the list is out of view and the banner is not due', () => {
    expect([0, 50, 51, 400].map(top => at(top))).toEqual(['button', 'button', 'hint', 'hint']);
  });

  it('[LIST-10] shows posts automatically within 50 px of the top when that is on', () => {
    expect(at(50, true)).toBe('flush');
    expect(at(51, true)).toBe('hint');
    expect(at(-20, true)).toBe('flush');
    expect(at(50, false)).toBe('button');
    expect(at(401, true)).toBe('banner');
  });

  it('[LIST-08] shows nothing without new posts', () => {
    expect(at(900, true, 0)).toBe('nothing');
    expect(at(0, true, 0)).toBe('nothing');
    expect(at(900, true, 1)).toBe('banner');
  });

  it('[LIST-11] waits 150 ms before it shows posts, and 100 ms before it reads the scroll zone', () => {
    expect([AUTO_FLUSH_MS, ZONE_REST_MS]).toEqual([150, 100]);
  });
});

describe('scrollZone', () => {
  it('changes at its limits only', () => {
    expect([0, 50, 51, 400, 401].map(scrollZone)).toEqual(['top', 'top', 'near', 'near', 'away']);
  });
});

describe('announcementDelay', () => {
  it('waits a second for more posts, and half a minute between announcements', () => {
    expect(announcementDelay(null, 5)).toBe(ANNOUNCE_AFTER_MS);
    expect(announcementDelay(0, 0)).toBe(ANNOUNCE_EVERY_MS);
    expect(announcementDelay(0, ANNOUNCE_EVERY_MS - ANNOUNCE_AFTER_MS - 1)).toBe(ANNOUNCE_AFTER_MS + 1);
    expect(announcementDelay(0, ANNOUNCE_EVERY_MS - ANNOUNCE_AFTER_MS)).toBe(ANNOUNCE_AFTER_MS);
    expect(announcementDelay(0, ANNOUNCE_EVERY_MS * 9)).toBe(ANNOUNCE_AFTER_MS);
  });
});

describe('flushDelay', () => {
  it('is the rest of arrivals in a list alone', () => expect(flushDelay(null, 5_000)).toBe(150));

  it('is five seconds after the last time in one of several lists', () => {
    expect(flushDelay(4_000, 4_500)).toBe(4_500);
    expect(flushDelay(4_000, 8_849)).toBe(151);
    expect(flushDelay(4_000, 8_850)).toBe(150);
  });
});
