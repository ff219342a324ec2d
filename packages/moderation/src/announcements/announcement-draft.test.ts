import { describe, expect, it } from 'vitest';
import {
  announcementFault,
  announcementPhase,
  draftOf,
  endedNow,
  newAnnouncement,
  publishedNow,
  wordsOf,
} from './announcement-draft.js';

const now = Date.UTC(2026, 10, 20, 12);
const HOUR_MS = 3_600_000;
const at = (start: number | null, end: number | null) => ({ ...newAnnouncement, content: 'Hi', start, end });

describe('an announcement', () => {
  it.each([
    [null, null, 'shown'],
    [now, null, 'shown'],
    [now + 1, null, 'scheduled'],
    [null, now + 1, 'shown'],
    [null, now, 'ended'],
    [now + 1, now, 'ended'],
  ] as const)('[HINT-11] from %j to %j is %s', (start, end, phase) => {
    expect(announcementPhase({ start, end }, now)).toBe(phase);
  });

  it('[HINT-11] is published at once by leaving out what keeps it from members', () => {
    expect(publishedNow(at(now + 1, now + HOUR_MS), now)).toEqual(at(null, now + HOUR_MS));
    expect(publishedNow(at(now - HOUR_MS, now), now)).toEqual(at(now - HOUR_MS, null));
  });

  it('[HINT-11] ends at once', () => {
    const ended = endedNow(at(null, null), now);
    expect(announcementPhase(ended, now)).toBe('ended');
    expect(draftOf(ended).ends_at).toBe('2026-11-20T12:00:00.000Z');
  });

  it('[HINT-11] is not saved without a text, or with an end before its start', () => {
    expect(announcementFault({ ...at(null, null), content: ' \n' })).toBe('content');
    expect(announcementFault(at(now, now))).toBe('end');
    expect(announcementFault(at(now, now + 1))).toBeNull();
    expect(announcementFault(at(null, now))).toBeNull();
  });

  it('[HINT-11] is all day only where it has a time', () => {
    expect(draftOf({ ...at(null, null), isAllDay: true }).all_day).toBe(false);
    expect(draftOf({ ...at(now, null), isAllDay: true }).all_day).toBe(true);
  });

  it('[HINT-11] of the server is edited as it was written, and unreadable times are none', () => {
    const sent = { id: '1', content: '<p>Hi</p>', published_at: null, updated_at: null };
    const words = wordsOf({ ...sent, raw_content: 'Hi', starts_at: 'soon', ends_at: '2026-11-20T12:00:00Z', all_day: true });
    expect(words).toEqual({ content: 'Hi', start: null, end: now, isAllDay: true });
    expect(wordsOf({ ...sent, raw_content: '', starts_at: null, ends_at: null, all_day: false }).content).toBe('<p>Hi</p>');
  });
});
