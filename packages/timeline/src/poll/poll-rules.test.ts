import { aPoll } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { hasResults, isVotable, nextPollChange, pollRows, pollTimeLeft, pollTotal } from './poll-rules.js';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');

describe('polls', () => {
  it('gives shares of the voters when several choices are allowed', () => {
    const options = [
      { title: 'a', votes_count: 8 },
      { title: 'b', votes_count: 4 },
    ];
    const rows = pollRows(aPoll({ multiple: true, votes_count: 12, voters_count: 8, options, own_votes: [1] }));
    expect(rows.map(row => row.percent)).toEqual([100, 50]);
    expect(rows.map(row => row.isOwn)).toEqual([false, true]);
    expect(rows.map(row => row.isLeading)).toEqual([true, false]);
  });
  it('divides by nothing when nobody voted', () => {
    const none = aPoll({ votes_count: 0, voters_count: 0, options: [{ title: 'a', votes_count: 0 }] });
    expect(pollRows(none)[0]?.percent).toBe(0);
  });
  it('has no share while the server hides the votes', () => {
    const hidden = aPoll({ options: [{ title: 'a', votes_count: null }] });
    expect(pollRows(hidden)[0]?.percent).toBeNull();
    expect(hasResults(hidden)).toBe(false);
    expect(hasResults(aPoll())).toBe(true);
  });
  it('counts people where each may have several votes, and votes where people are not counted', () => {
    expect(pollTotal(aPoll({ multiple: true, votes_count: 12, voters_count: 8 }))).toBe(8);
    expect(pollTotal(aPoll({ multiple: true, votes_count: 12, voters_count: null }))).toBe(12);
    expect(pollTotal(aPoll({ votes_count: 12, voters_count: 8 }))).toBe(12);
  });
  it('lets nobody vote twice, in an own poll, in an ended one, or for nothing', () => {
    expect(isVotable(aPoll(), false, false)).toBe(true);
    expect(isVotable(aPoll({ voted: true }), false, false)).toBe(false);
    expect(isVotable(aPoll(), true, false)).toBe(false);
    expect(isVotable(aPoll(), false, true)).toBe(false);
    expect(isVotable(aPoll({ options: [] }), false, false)).toBe(false);
  });
  it.each([
    ['2026-11-22T13:00:00.000Z', 60 * 60_000 + 1],
    ['2026-11-20T13:30:00.000Z', 30 * 60_000 + 1],
    ['2026-11-20T12:05:20.000Z', 20_000 + 1],
    ['2026-11-20T12:01:20.000Z', 80_000],
    ['2026-11-20T12:00:20.000Z', 20_000],
    ['2026-11-20T12:00:00.000Z', null],
    ['2027-06-20T12:00:00.000Z', 1],
  ])('changes its text for an end at %s after %s ms', (expires_at, delay) => {
    expect(nextPollChange(aPoll({ expires_at }), NOW)).toBe(delay);
  });
  it('never changes the text of a poll without an end', () => {
    expect(nextPollChange(aPoll({ expires_at: null }), NOW)).toBeNull();
    expect(nextPollChange(aPoll({ expired: true }), NOW)).toBeNull();
  });
  it.each([
    ['2026-11-21T12:00:00.000Z', { kind: 'left', unit: 'days', count: 1 }],
    ['2026-11-21T11:59:59.000Z', { kind: 'left', unit: 'hours', count: 23 }],
    ['2026-11-20T13:00:00.000Z', { kind: 'left', unit: 'hours', count: 1 }],
    ['2026-11-20T12:59:59.000Z', { kind: 'left', unit: 'minutes', count: 59 }],
    ['2026-11-20T12:00:01.000Z', { kind: 'left', unit: 'minutes', count: 1 }],
    ['2026-11-20T12:00:00.000Z', { kind: 'ended' }],
  ])('tells the time left until %s in its largest unit', (expires_at, left) => {
    expect(pollTimeLeft(aPoll({ expires_at }), NOW)).toEqual(left);
  });
  it('says that a poll without an end is open', () => {
    expect(pollTimeLeft(aPoll({ expires_at: null }), NOW)).toEqual({ kind: 'open' });
  });

  it('marks the options with most votes as leading, and none without votes', () => {
    const withVotes = (...votes: (number | null)[]) =>
      pollRows({ ...aPoll(), votes_count: 4, options: votes.map(votes_count => ({ title: 'a', votes_count })) }).map(
        row => row.isLeading,
      );
    expect(withVotes(2, 2, 0)).toEqual([true, true, false]);
    expect(withVotes(1, 0)).toEqual([true, false]);
    expect(withVotes(null, null)).toEqual([false, false]);
    expect(withVotes(0, 0)).toEqual([false, false]);
    expect(withVotes(1, null)).toEqual([true, false]);
  });
});
