import { aStatus, anAccount } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { keptEntries, type CachedEntry } from './kept-entries.js';

const cached = (queryKey: readonly unknown[], data: unknown, isShown = false): CachedEntry => ({
  queryKey,
  data,
  updatedAt: 1,
  isShown,
});
const keysOf = (entries: readonly CachedEntry[]) => keptEntries(entries).map(({ queryKey }) => queryKey.join('/'));

describe('[HINT-14] of a page are kept', () => {
  const author = anAccount({ id: '7' });
  const statuses = ['1', '2', '3'].map(id => cached(['statuses', id], aStatus({ id, account: author })));

  it('what it shows, the posts that its lists name with their authors, and the account', () => {
    const list = { entries: [{ kind: 'item', id: '2' }, { kind: 'gap' }, { kind: 'item', id: '3' }] };
    const keys = keysOf([
      ...statuses,
      cached(['accounts', '7'], author),
      cached(['accounts', '8'], anAccount({ id: '8' })),
      cached(['timelines', 'home'], list, true),
      cached(['timelines', 'local'], { entries: [{ kind: 'item', id: '1' }] }),
      cached(['own-account'], author),
    ]);
    expect(keys).toEqual(['timelines/home', 'own-account', 'statuses/2', 'statuses/3', 'accounts/7']);
  });

  it('the posts of a thread', () => {
    const thread = { ancestors: [{ id: '1' }], descendants: [{ id: '3' }], next: null };
    expect(keysOf([...statuses, cached(['timeline', 'thread', '2'], thread, true)])).toEqual([
      'timeline/thread/2',
      'statuses/1',
      'statuses/3',
    ]);
  });

  it('nothing of the staff’s pages, which have addresses of members', () => {
    expect(keysOf([cached(['moderation', 'account', '1'], { email: 'ada@post.example' }, true)])).toEqual([]);
  });

  it('no composer, no adapter, and at most 400 entries', () => {
    const many = Array.from({ length: 500 }, (_, index) => cached(['many', String(index)], {}, true));
    expect(keysOf([cached(['compose', 'draft', '1'], {}, true), cached(['chats', 'adapter'], { list: () => [] }, true)])).toEqual(
      [],
    );
    expect(keysOf(many)).toHaveLength(400);
  });

  it.each([null, 'text', 7, [], { entries: null }, { entries: [null, 1, {}] }, { entries: 'x', account: null }])(
    'data of any shape: %j',
    data => {
      expect(keysOf([cached(['odd'], data, true)])).toEqual(['odd']);
    },
  );
});
