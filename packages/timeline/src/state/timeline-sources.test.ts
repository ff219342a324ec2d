import { HOME_TIMELINE_PATH } from '@rookery/api-client';
import { createQueryClient } from '@rookery/store';
import { anAccount, anAttachment, aStatus, aTag } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createTimelineServer } from '../test-support/timeline-server.js';
import {
  sourceDefinition,
  sourceKey,
  sourceTable,
  streamsOf,
  type SourceTable,
  type TimelineSource,
} from './timeline-sources.js';
import { timelineKey, timelineQuery } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };

async function firstRequest(source: TimelineSource): Promise<string> {
  const server = createTimelineServer([]);
  await createQueryClient().fetchQuery({ ...timelineQuery(server.client, source), retry: false });
  return server.requests[0] ?? '';
}

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://rookery.test').searchParams);
const pathOf = (path: string) => new URL(path, 'https://rookery.test').pathname;

describe('the table of sources', () => {
  it.each<[TimelineSource, string]>([
    [home, '/api/v1/timelines/home?limit=20'],
    [{ kind: 'catchUp' }, '/api/v1/timelines/home?limit=20'],
    [{ kind: 'public' }, '/api/v1/timelines/public?limit=20'],
    [{ kind: 'public', local: true }, '/api/v1/timelines/public?local=true&limit=20'],
    [{ kind: 'tag', name: 'nacht züge' }, '/api/v1/timelines/tag/nacht%20z%C3%BCge?limit=20'],
    [{ kind: 'account', accountId: '7', tab: 'posts' }, '/api/v1/accounts/7/statuses?exclude_replies=true&limit=20'],
    [{ kind: 'account', accountId: '7', tab: 'replies' }, '/api/v1/accounts/7/statuses?limit=20'],
    [{ kind: 'account', accountId: '7', tab: 'media' }, '/api/v1/accounts/7/statuses?only_media=true&limit=20'],
    [{ kind: 'list', id: '3' }, '/api/v1/timelines/list/3?limit=20'],
    [{ kind: 'remote', host: 'tram.example' }, '/api/v1/timelines/public?instance=tram.example&limit=20'],
    [{ kind: 'bookmarks' }, '/api/v1/bookmarks?limit=20'],
    [{ kind: 'favourites' }, '/api/v1/favourites?limit=20'],
    [{ kind: 'quotes', statusId: '4' }, '/api/v1/statuses/4/quotes?limit=20'],
    [{ kind: 'trending', of: 'mastodon' }, '/api/v1/trends/statuses?limit=20'],
    [{ kind: 'pinned', accountId: '7' }, '/api/v1/accounts/7/statuses?pinned=true&limit=20'],
  ])('[HINT-01] requests the first page of %o', async (source, path) => {
    const asked = await firstRequest(source);
    expect(pathOf(asked)).toBe(pathOf(path));
    expect(queryOf(asked)).toEqual(queryOf(path));
  });

  it('requests Home by the path that an application may request early', async () => {
    expect(await firstRequest(home)).toBe(HOME_TIMELINE_PATH);
  });

  it.each<[TimelineSource, 'time' | 'server']>([
    [{ kind: 'list', id: '3' }, 'time'],
    [{ kind: 'tag', name: 'Birds', any: ['Trams'], none: [] }, 'time'],
    [{ kind: 'bookmarks' }, 'server'],
    [{ kind: 'favourites' }, 'server'],
    [{ kind: 'quotes', statusId: '4' }, 'server'],
    [{ kind: 'search', query: 'a b' }, 'server'],
    [{ kind: 'pinned', accountId: '7' }, 'server'],
  ])('[HINT-01] orders %o by %s', (source, order) => {
    expect(sourceDefinition(source).order).toBe(order);
  });

  it('names the context in which filters apply', () => {
    expect(sourceDefinition({ kind: 'list', id: '1' }).filterContext).toBe('home');
    expect(sourceDefinition({ kind: 'tag', name: 'trams' }).filterContext).toBe('public');
    expect(sourceDefinition({ kind: 'account', accountId: '7', tab: 'posts' }).filterContext).toBe('account');
  });

  it('does not compile without a row for every kind', () => {
    const { home: row, ...others } = sourceTable;
    // @ts-expect-error A kind without a row.
    const incomplete: SourceTable = others;
    const complete: SourceTable = { home: row, ...others };
    expect(Object.keys(complete)).toHaveLength(Object.keys(incomplete).length + 1);
  });
});

describe('the key of a list', () => {
  it('is the same for equal lists, however they are written', () => {
    const birds: TimelineSource = { kind: 'tag', name: 'birds', any: ['trams', 'ليل'], all: ['a'], none: ['b'] };
    expect(timelineKey({ none: ['B'], all: ['A'], any: ['Trams', 'ليل'], name: 'Birds', kind: 'tag' })).toEqual(
      timelineKey(birds),
    );
    expect(timelineKey({ kind: 'tag', name: 'NightTrains', any: [] })).toEqual(timelineKey({ kind: 'tag', name: 'nighttrains' }));
    expect(timelineKey({ kind: 'public', local: false })).toEqual(timelineKey({ kind: 'public' }));
  });

  it('differs between lists', () => {
    expect(sourceKey({ kind: 'public' })).not.toBe(sourceKey({ kind: 'public', local: true }));
    expect(sourceKey({ kind: 'tag', name: 'birds' })).not.toBe(sourceKey({ kind: 'tag', name: 'birds', any: ['trams'] }));
    expect(sourceKey({ kind: 'pinned', accountId: '7' })).not.toBe(sourceKey({ kind: 'account', accountId: '7', tab: 'posts' }));
  });

  it('[NAV-02] keeps the hashtags of a list in the order given', () => {
    expect(timelineKey({ kind: 'tag', name: 'birds', any: ['trams', 'ليل'] })[1]).toEqual({
      kind: 'tag',
      name: 'birds',
      any: ['trams', 'ليل'],
    });
  });
});

it('[NAV-02] takes streamed posts with all required hashtags and no excluded one', () => {
  const { includes } = sourceDefinition({ kind: 'tag', name: 'birds', all: ['Winter'], none: ['gulls'] });
  const tagged = (...names: string[]) =>
    aStatus({ id: '1', tags: names.map(name => ({ name, url: '', history: [], following: false })) });
  expect(includes?.(tagged('birds', 'winter'))).toBe(true);
  expect(includes?.(tagged('birds'))).toBe(false);
  expect(includes?.(tagged('birds', 'winter', 'Gulls'))).toBe(false);
});

it('[HINT-01] subscribes to a stream for each hashtag that puts a post into the list', () => {
  expect(streamsOf({ kind: 'tag', name: 'Birds', any: ['Trams'], all: ['winter'] })).toEqual([
    { stream: 'hashtag', tag: 'birds' },
    { stream: 'hashtag', tag: 'trams' },
  ]);
});

describe('the lists of posts', () => {
  const about = (source: TimelineSource) => {
    const { order, filterContext, streams, mark, accountId } = sourceDefinition(source);
    return [order, filterContext, streams.map(({ stream }) => stream).join(), mark ?? accountId ?? ''].join(' ').trim();
  };

  it.each<[TimelineSource, string]>([
    [{ kind: 'home' }, 'time home user'],
    [{ kind: 'public' }, 'time public public'],
    [{ kind: 'public', local: true }, 'time public public:local'],
    [{ kind: 'tag', name: 'Rooks' }, 'time public hashtag'],
    [{ kind: 'account', accountId: '7', tab: 'posts' }, 'time account  7'],
    [{ kind: 'list', id: '3' }, 'time home list'],
    [{ kind: 'remote', host: 'tram.example' }, 'time public public:remote'],
    [{ kind: 'bookmarks' }, 'server public  bookmarked'],
    [{ kind: 'favourites' }, 'server public  favourited'],
    [{ kind: 'quotes', statusId: '4' }, 'server public'],
    [{ kind: 'search', query: 'rook' }, 'server public'],
    [{ kind: 'pinned', accountId: '7' }, 'server account  7'],
  ])('orders, filters and streams %o', (source, expected) => {
    expect(about(source)).toBe(expected);
  });

  it('shows the pinned posts on the first tab of a profile alone', () => {
    const pinnedOf = (tab: 'posts' | 'replies' | 'media') => sourceDefinition({ kind: 'account', accountId: '7', tab }).pinned;
    expect(pinnedOf('posts')).toEqual({ kind: 'pinned', accountId: '7' });
    expect([pinnedOf('replies'), pinnedOf('media')]).toEqual([null, null]);
  });

  it('collapses and filters reposts in Home and the public timelines', () => {
    const kinds: TimelineSource[] = [home, { kind: 'public' }, { kind: 'tag', name: 'rooks' }, { kind: 'bookmarks' }];
    expect(kinds.map(source => sourceDefinition(source).hasRowSettings === true)).toEqual([true, true, false, false]);
  });

  it('names a list in storage by its canonical form', () => {
    expect(sourceKey({ kind: 'search', query: 'rook' })).toBe('{"kind":"search","query":"rook"}');
    expect(sourceKey({ kind: 'search', query: 'rook', accountId: '7', pagedBy: 'offset' })).toBe(
      '{"kind":"search","query":"rook","accountId":"7"}',
    );
    expect(sourceKey({ kind: 'tag', name: 'Rooks' })).toBe(sourceKey({ kind: 'tag', name: 'rooks' }));
  });
});

describe('the posts of an account', () => {
  const passing = (tab: 'posts' | 'replies' | 'media', tagged?: string) => {
    const source: TimelineSource = { kind: 'account', accountId: '7', tab, ...(tagged !== undefined && { tagged }) };
    const author = anAccount({ id: '7' });
    const posts = {
      post: aStatus({ account: author }),
      ownReply: aStatus({ account: author, in_reply_to_id: '1', in_reply_to_account_id: '7' }),
      reply: aStatus({ account: author, in_reply_to_id: '1', in_reply_to_account_id: '8' }),
      repost: aStatus({ account: author, reblog: aStatus({ media_attachments: [anAttachment()] }) }),
      media: aStatus({ account: author, media_attachments: [anAttachment()] }),
      tagged: aStatus({ account: author, tags: [aTag({ name: 'Trams' })] }),
    };
    return Object.entries(posts).flatMap(([name, post]) => (sourceDefinition(source).passes?.(post) === true ? [name] : []));
  };

  it('are those that belong to its tab, although the server sends others', () => {
    expect(passing('posts')).toEqual(['post', 'ownReply', 'repost', 'media', 'tagged']);
    expect(passing('replies')).toEqual(['post', 'ownReply', 'reply', 'repost', 'media', 'tagged']);
    expect(passing('media')).toEqual(['media']);
    expect(passing('posts', 'trams')).toEqual(['tagged']);
  });
});
