import type { Status } from '@rookery/api-client';
import { anAccount, anAttachment, aStatus } from '@rookery/api-client/testing';
import type { Entry } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { noFilters } from './catch-up-filters.js';
import { catchUpPost } from './catch-up-post.js';
import { catchUpRows, keptRows, type CatchUpInput } from './catch-up-rows.js';

const items = (...ids: string[]): Entry[] => ids.map(id => ({ kind: 'item', id }));
const idris = anAccount({ id: 'idris' });
const statuses = new Map<string, Status>(
  [
    aStatus({ id: '9', account: idris, reblog: aStatus({ id: '5' }) }),
    aStatus({ id: '8', in_reply_to_id: '1' }),
    aStatus({ id: '7', media_attachments: [anAttachment()] }),
    aStatus({ id: '5' }),
  ].map(status => [status.id, status]),
);
const place = { filterContext: 'home', ownAccountId: null, now: 0 } as const;

const input = (more: Partial<CatchUpInput> = {}, shows = { reblogs: true, replies: true }): CatchUpInput => ({
  view: 'time',
  entries: items('9', '8', '7', '5'),
  postOf: id => {
    const status = statuses.get(id);
    return status === undefined ? null : catchUpPost(status, place, shows);
  },
  filters: noFilters,
  ownAccountId: null,
  expanded: new Set(),
  seen: new Set(),
  now: 0,
  ...more,
});
const keys = (more: Partial<CatchUpInput>) => catchUpRows(input(more)).rows.map(row => row.key);

describe('catchUpRows', () => {
  it('has a row for each post with its reposts, and the gaps between them', () => {
    const gap: Entry = { kind: 'gap', newerId: '9', olderId: '8' };
    expect(keys({ entries: [...items('9'), gap, ...items('8', '7', '5')] })).toEqual(['s:5', 'g:9', 's:8', 's:7']);
    expect(catchUpRows(input())).toMatchObject({ posts: 3, entries: 4 });
  });

  it('has a row for a post of which only the id is known, and counts it where another view cannot show it', () => {
    expect(keys({ entries: items('9', '6') })).toEqual(['s:5', 's:6']);
    expect(catchUpRows(input({ view: 'authors', entries: items('9', '6') })).leftOut.byView).toBe(1);
  });

  it('counts what the settings of Home, the page and the view leave out, each post once', () => {
    expect(catchUpRows(input({}, { reblogs: true, replies: false })).leftOut).toMatchObject({ bySettings: 1, byPage: 0 });
    expect(catchUpRows(input({ filters: { ...noFilters, replies: 'only' } })).leftOut).toMatchObject({ byPage: 2, byView: 0 });
    expect(catchUpRows(input({ view: 'media' })).leftOut).toMatchObject({ byPage: 0, byView: 2 });
    // The post is shown although its repost is not wanted.
    expect(catchUpRows(input({}, { reblogs: false, replies: true })).leftOut.bySettings).toBe(0);
  });

  it('shows the newest post of a group, and the others once it is expanded', () => {
    const more = { view: 'authors', entries: items('8', '7', '5') } as const;
    const author = statuses.get('5')?.account.id ?? '';
    const group = `authors:${author}`;
    expect(keys(more)).toEqual([group, `${group}:s:8`, `more:${group}`]);
    expect(keys({ ...more, expanded: new Set([group]) })).toEqual([
      group,
      `${group}:s:8`,
      `${group}:s:7`,
      `${group}:s:5`,
      `more:${group}`,
    ]);
  });

  it('marks a post as seen by its own id and by that of a repost', () => {
    const seen = (...ids: string[]) =>
      catchUpRows(input({ seen: new Set(ids) })).rows.flatMap(row => (row.kind === 'status' && row.isSeen ? [row.id] : []));
    expect([seen('5'), seen('9'), seen('4')]).toEqual([['5'], ['5'], []]);
  });

  it('keeps rows that did not change', () => {
    const before = catchUpRows(input()).rows;
    const after = keptRows(before, catchUpRows(input({ entries: items('8', '7', '5') })).rows);
    // The repost is gone from the first, the others are the same.
    expect(after.map(row => before.includes(row))).toEqual([true, true, false]);
  });

  it('makes 1,000 posts into rows of every view within a few reads of each post', () => {
    let reads = 0;
    const ids = Array.from({ length: 1_000 }, (_, index) => String(9_000 - index));
    for (const view of ['time', 'authors', 'conversations', 'links', 'media', 'reposts'] as const) {
      const made = input({ view, entries: items(...ids) });
      const posts = new Map(ids.map(id => [id, catchUpPost(aStatus({ id }), place, { reblogs: true, replies: true })]));
      catchUpRows({ ...made, postOf: id => ((reads += 1), posts.get(id) ?? null) });
    }
    expect(reads).toBeLessThanOrEqual(6_000);
  });
});
