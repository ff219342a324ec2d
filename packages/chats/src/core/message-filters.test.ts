import type { FilterResult } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { directMessage } from '../adapters/direct-posts.js';
import { listedLine } from '../parts/message-line.js';
import { newMessages, toAnnouncement } from './announcements.js';
import { coveringFiles, coveringMessage, isHiddenMessage, withFilters } from './message-filters.js';

const now = Date.parse('2026-11-20T12:00:00Z');
const result = (filter: Partial<FilterResult['filter']> = {}): FilterResult => ({
  filter: { id: '1', title: 'Ferries', context: [], filter_action: 'warn', expires_at: null, ...filter },
  keyword_matches: ['ferry'],
  status_matches: [],
});
const filtered = (filter: Partial<FilterResult['filter']>, accountId = '2') => {
  const post = aStatus({
    id: '7',
    content: '<p>The ferry is late</p>',
    account: anAccount({ id: accountId }),
    filtered: [result(filter)],
  });
  return withFilters(directMessage(post, 'with_2', []), '1', now);
};

describe('the filters of a message', () => {
  it('[HINT-05] are those of threads and of every place', () => {
    const contexts = [[], ['thread'], ['home', 'public', 'account', 'notifications']];
    expect(contexts.map(context => filtered({ context }).filtered.length)).toEqual([1, 1, 0]);
  });

  it.each(['warn', 'hide'] as const)('[HINT-05] are named in the line of a chat (%s)', filter_action => {
    const unread = () => 'unused';
    const text = { picture: unread, gif: unread, video: unread, audio: unread, file: unread };
    const filteredText = ({ titles }: { titles: string }) => `Filtered: ${titles}`;
    expect(listedLine(filtered({ filter_action }), { ...text, filtered: filteredText }, 'en')).toBe('Filtered: Ferries');
  });

  it('[HINT-05] are none for an own message, and end with their filter', () => {
    expect(filtered({}, '1').filtered).toEqual([]);
    const ends = ['2026-11-20T12:00:00.001Z', '2026-11-20T12:00:00Z'];
    expect(ends.map(expires_at => filtered({ expires_at }).filtered.length)).toEqual([1, 0]);
  });

  it('[HINT-05] cover it, hide it, or cover its files alone', () => {
    const looks = (['warn', 'hide', 'blur'] as const).map(filter_action => {
      const message = filtered({ filter_action });
      return [coveringMessage(message) !== null, isHiddenMessage(message), coveringFiles(message) !== null];
    });
    expect(looks).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, true],
    ]);
  });

  it('[HINT-05] are read in the place of its text, and a hidden one is not read', () => {
    expect(toAnnouncement(filtered({}), 'Noor')).toEqual({ id: '7', name: 'Noor', text: '', filters: ['Ferries'] });
    expect(toAnnouncement(filtered({ filter_action: 'blur' }), 'Noor')).toMatchObject({ text: 'The ferry is late', filters: [] });
    expect(newMessages([filtered({ filter_action: 'hide' })], null, '1')).toEqual([]);
    expect(newMessages([filtered({})], null, '1')).toHaveLength(1);
  });
});
