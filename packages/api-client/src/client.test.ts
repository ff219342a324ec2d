import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from './client.js';
import type { Warning } from './entities/decode.js';
import { isApiError } from './errors.js';
import { anAccount, anAttachment, aStatus } from './testing/index.js';

interface Answer {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}

/** A server that answers by method and path; what it does not know is 404. */
function server(routes: Readonly<Record<string, Answer | ((url: URL) => Answer)>>) {
  const requests: { name: string; url: URL; body: unknown; headers: Headers }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const name = `${init?.method} ${url.pathname}`;
    requests.push({ name, url, body: init?.body, headers: new Headers(init?.headers) });
    const route = routes[name] ?? { status: 404, data: { error: 'Record not found' } };
    const { status = 200, data, headers = {} } = typeof route === 'function' ? route(url) : route;
    return new Response(data === undefined ? null : JSON.stringify(data), { status, headers });
  };
  return { fetch, requests, names: () => requests.map(({ name }) => name) };
}

const clientOf = (routes: Parameters<typeof server>[0], more: Partial<Parameters<typeof createClient>[0]> = {}) => {
  const host = server(routes);
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: host.fetch,
    XMLHttpRequest: undefined,
    ...more,
  });
  return { ...host, client };
};

const rejection = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (isApiError(error) ? error : null),
  );

afterEach(() => vi.useRealTimers());

describe('the instance', () => {
  it('[API-09] is asked of version 2 first', async () => {
    const { client, names } = clientOf({ 'GET /api/v2/instance': { data: { domain: 'a.test', version: '4.5.2' } } });
    expect(await client.instance.get()).toMatchObject({ domain: 'a.test', version: '4.5.2', streaming_url: null });
    expect(names()).toEqual(['GET /api/v2/instance']);
  });

  it('[API-09] is asked of version 1 where there is no version 2', async () => {
    const { client } = clientOf({
      'GET /api/v1/instance': {
        data: {
          uri: 'https://a.test',
          version: '3.0.0',
          thumbnail: 'https://a.test/t.png',
          urls: { streaming_api: 'wss://s.test' },
          registrations: true,
          max_toot_chars: 999,
        },
      },
    });
    expect(await client.instance.get()).toMatchObject({
      domain: 'a.test',
      streaming_url: 'wss://s.test',
      thumbnail_url: 'https://a.test/t.png',
      registrations: { enabled: true, approval_required: false, message: null },
      configuration: { statuses: { max_characters: 999, max_media_attachments: 4 } },
    });
  });

  it('[API-09] of the Pleroma family joins both versions', async () => {
    const { client } = clientOf({
      'GET /api/v2/instance': { data: { domain: 'a.test', version: '2.7.2 (compatible; Pleroma 2.6.0)', pleroma: {} } },
      'GET /api/v1/instance': { data: { uri: 'a.test', poll_limits: { max_options: 20 }, stats: { user_count: 7 } } },
    });
    expect(await client.instance.get()).toMatchObject({
      stats: { user_count: 7 },
      configuration: { polls: { max_options: 20 }, statuses: { max_media_attachments: null } },
    });
  });

  it.each([401, 403])('[API-09] that hides behind %i gives the minimum', async status => {
    const { client } = clientOf({ 'GET /api/v2/instance': { status } });
    expect(await client.instance.get()).toMatchObject({ domain: 'a.test', title: 'a.test', version: '' });
  });

  it('[API-08] that is broken is an error', async () => {
    const { client, names } = clientOf({ 'GET /api/v2/instance': { status: 503 } });
    expect(await rejection(client.instance.get())).toMatchObject({ kind: 'http', status: 503 });
    expect(names()).toHaveLength(1);
  });

  it('[API-07] site settings are read from the server, with defaults where it has none', async () => {
    const { client } = clientOf({
      'GET /api/pleroma/frontend_configurations': {
        data: { soapbox_fe: { displayCta: false, extensions: { ads: { enabled: true, provider: 'rumble' } } } },
      },
    });
    expect(await client.instance.siteSettings()).toMatchObject({
      displayCta: false,
      feedInjection: true,
      ads: { isEnabled: true, provider: 'rumble' },
    });
    expect(await clientOf({}).client.instance.siteSettings()).toMatchObject({ displayCta: true, ads: { isEnabled: false } });
  });
});

describe('accounts', () => {
  it('[API-01] the search sends its words, ten and followers, and pages by the Link header', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/search': {
        data: [anAccount()],
        headers: { Link: '<https://a.test/api/v1/accounts/search?q=mar&offset=10>; rel="next"' },
      },
    });
    const page = await client.accounts.search('mar', { followers: true });
    expect(requests[0]?.url.search).toBe('?q=mar&limit=10&followers=true');
    expect([page.items.length, page.next]).toEqual([1, '/api/v1/accounts/search?q=mar&offset=10']);
  });

  it('[API-04] chat settings are sent as a form', async () => {
    const { client, requests } = clientOf({ 'PATCH /api/v1/accounts/update_credentials': { data: anAccount() } });
    await client.accounts.updateCredentials({ accepts_chat_messages: true, chats_onboarded: true });
    expect(String(requests[0]?.body)).toBe('accepts_chat_messages=true&chats_onboarded=true');
  });

  it('[API-07] relationships are asked for again where the server answers one of several', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/relationships': url => ({ data: [{ id: url.searchParams.getAll('id[]')[0], following: true }] }),
    });
    const relationships = await client.accounts.relationships(['1', '2', '3', '2']);
    expect(relationships.map(({ id }) => id).toSorted()).toEqual(['1', '2', '3']);
    expect(requests).toHaveLength(3);
  });

  it.each([
    [40, 1],
    [41, 2],
  ])('[API-07] relationships of %i accounts need %i requests', async (accounts, requests) => {
    const host = clientOf({
      'GET /api/v1/accounts/relationships': url => ({ data: url.searchParams.getAll('id[]').map(id => ({ id })) }),
    });
    await host.client.accounts.relationships(Array.from({ length: accounts }, (_, at) => String(at)));
    expect(host.requests).toHaveLength(requests);
  });

  it('[API-07] a name that the lookup does not know is searched for, and only its own account taken', async () => {
    const routes = {
      'GET /api/v1/accounts/search': {
        data: [anAccount({ id: '1', acct: 'mara2@b.test' }), anAccount({ id: '2', acct: 'mara@b.test' })],
      },
    };
    expect((await clientOf(routes).client.accounts.lookup('mara@b.test')).id).toBe('2');
    expect(await rejection(clientOf(routes).client.accounts.lookup('bo@b.test'))).toMatchObject({ kind: 'http', status: 404 });
  });

  it.each([401, 403, 422])('[API-08] an own account refused with %i means that the token is no longer good', async status => {
    const onUnauthorized = vi.fn<() => void>();
    const { client } = clientOf({ 'GET /api/v1/accounts/verify_credentials': { status } }, { onUnauthorized });
    expect(await rejection(client.accounts.verifyCredentials())).toMatchObject({ status });
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });
});

describe('posts', () => {
  it('[API-05] a thread comes by post id, and more answers by the next link', async () => {
    const { client } = clientOf({
      'GET /api/v1/statuses/5/context': {
        data: { ancestors: [aStatus({ id: '1' })], descendants: [aStatus({ id: '6' })] },
        headers: { Link: '<https://a.test/api/v1/statuses/5/context/descendants?page=2>; rel="next"' },
      },
      'GET /api/v1/statuses/5/context/descendants': { data: [aStatus({ id: '7' })] },
    });
    const context = await client.statuses.context('5');
    expect([context.ancestors[0]?.id, context.descendants[0]?.id]).toEqual(['1', '6']);
    const page = await client.statuses.contextPage(context.next ?? '');
    expect(page).toMatchObject({ items: [{ id: '7' }], next: null });
  });

  it.each(['favourite', 'unfavourite', 'reblog', 'unreblog', 'bookmark', 'unbookmark', 'pin', 'unpin'] as const)(
    '[API-06] can be acted on: %s',
    async action => {
      const { client, requests } = clientOf({
        [`POST /api/v1/statuses/a%2Fb/${action}`]: { data: aStatus({ id: 'a/b', favourited: true }) },
      });
      expect((await client.statuses[action]('reblog:9:a/b')).favourited).toBe(true);
      expect(requests[0]?.headers.get('Content-Type')).toBeNull();
    },
  );

  it('[API-06] deleted come back with their text to be written anew, where the server gives it', async () => {
    const { client } = clientOf({
      'DELETE /api/v1/statuses/1': { data: { ...aStatus({ id: '1' }), text: 'raw words' } },
      'DELETE /api/v1/statuses/2': { data: {} },
    });
    expect((await client.statuses.delete('1'))?.text).toBe('raw words');
    expect(await client.statuses.delete('2')).toBeNull();
    expect(await rejection(client.statuses.delete('3'))).toMatchObject({ status: 404, serverMessage: 'Record not found' });
  });

  it('[API-06] are created with a key that makes sending again safe', async () => {
    const { client, requests } = clientOf({ 'POST /api/v1/statuses': { data: aStatus() } });
    await client.statuses.create({ status: 'Hello', quote_id: '5' }, { idempotencyKey: 'draft-1' });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('draft-1');
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ status: 'Hello', quote_id: '5' });
  });

  it('[API-07] asked for by id are not the reblog that shares the id', async () => {
    const inside = aStatus({ id: 'x', content: '<p>Inside</p>' });
    const { client } = clientOf({ 'GET /api/v1/statuses/x': { data: { ...aStatus({ id: 'x', content: '' }), reblog: inside } } });
    expect(await client.statuses.get('x')).toMatchObject({ id: 'x', content: '<p>Inside</p>' });
    expect(await client.statuses.get('reblog:100:x')).toMatchObject({ id: 'reblog:100:x' });
  });

  it.each([{}, [], 'x', null, { id: '' }])('[API-08] that are none are a malformed answer: %j', async data => {
    const { client } = clientOf({ 'GET /api/v1/statuses/1': { data } });
    expect(await rejection(client.statuses.get('1'))).toMatchObject({ kind: 'decode', status: 200 });
  });
});

describe('timelines', () => {
  it('[API-07] keep their page when one item is broken, and tell once', async () => {
    const warnings: Warning[] = [];
    const { client } = clientOf(
      { 'GET /api/v1/timelines/home': { data: [aStatus({ id: '3' }), null, { nothing: true }, aStatus({ id: '1' })] } },
      { onWarning: warning => warnings.push(warning) },
    );
    expect((await client.timelines.home()).items.map(({ id }) => id)).toEqual(['3', '1']);
    expect(warnings).toEqual([{ entity: 'Status', dropped: 2 }]);
  });

  it('[API-05] go on by their next link, and end where it leads back', async () => {
    const link = '<https://a.test/api/v1/timelines/tag/boat%20race?max_id=1>; rel="next"';
    const { client, requests } = clientOf({
      'GET /api/v1/timelines/tag/boat%20race': { data: [aStatus()], headers: { Link: link } },
    });
    const first = await client.timelines.tag('#boat race', { limit: 5 });
    expect(first.next).toBe('/api/v1/timelines/tag/boat%20race?max_id=1');
    expect((await client.timelines.page(first.next ?? '')).next).toBeNull();
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=5', '?max_id=1']);
  });

  it('[API-08] that are no list are a malformed answer', async () => {
    const { client } = clientOf({ 'GET /api/v1/timelines/public': { data: { error: 'closed' } } });
    expect(await rejection(client.timelines.public({ local: true }))).toMatchObject({ kind: 'decode', serverMessage: 'closed' });
  });

  it('[API-07] an empty body is an empty list, and 206 a partial one', async () => {
    const { client } = clientOf({ 'GET /api/v1/timelines/home': {}, 'GET /api/v1/timelines/list/4': { status: 206, data: [] } });
    expect((await client.timelines.home()).items).toEqual([]);
    expect(await client.timelines.list('4')).toMatchObject({ items: [], isPartial: true });
  });
});

describe('saved posts, quotes, lists and search', () => {
  it('bookmarks go on by the Link header alone', async () => {
    const full = Array.from({ length: 2 }, (_, index) => aStatus({ id: String(9 - index) }));
    const link = '<https://a.test/api/v1/bookmarks?limit=2&max_id=771>; rel="next"';
    const { client, requests } = clientOf({
      'GET /api/v1/bookmarks': { data: full, headers: { Link: link } },
      'GET /api/v1/favourites': { data: full },
    });
    expect((await client.timelines.bookmarks({ limit: 2 })).next).toBe('/api/v1/bookmarks?limit=2&max_id=771');
    expect((await client.timelines.favourites({ limit: 2 })).next).toBeNull();
    expect(requests.map(({ url }) => url.search)).toEqual(['?limit=2', '?limit=2']);
  });

  it('quotes come from the address the server knows; where it knows none the first answer is told', async () => {
    const { client, names } = clientOf({ 'GET /api/v1/pleroma/statuses/4/quotes': { data: [aStatus({ id: '9' })] } });
    expect((await client.statuses.quotes('4', { limit: 20 })).items.map(({ id }) => id)).toEqual(['9']);
    expect(names()).toEqual(['GET /api/v1/statuses/4/quotes', 'GET /api/v1/pleroma/statuses/4/quotes']);
    expect(await rejection(clientOf({}).client.statuses.quotes('4'))).toMatchObject({ kind: 'http', status: 404 });
  });

  it('several hashtags are sent beside the first', async () => {
    const { client, requests } = clientOf({ 'GET /api/v1/timelines/tag/birds': { data: [] } });
    await client.timelines.tag('#birds', { any: ['#trams', 'walks'], none: ['gulls'], limit: 20 });
    expect(decodeURIComponent(requests[0]?.url.search ?? '')).toBe('?any[]=trams&any[]=walks&none[]=gulls&limit=20');
  });

  it('found posts go on by what was sent, also when an item is broken, and end with a page that is not full', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/search': url => ({
        data: {
          statuses: url.searchParams.has('offset') ? [aStatus({ id: '1' })] : [aStatus({ id: '7' }), null],
          hashtags: ['tram'],
        },
      }),
    });
    const first = await client.search.statuses('tram', { limit: 2 });
    expect(first).toMatchObject({ items: [{ id: '7' }], next: '/api/v2/search?q=tram&type=statuses&limit=2&offset=2' });
    expect(await client.search.statusesPage(first.next ?? '')).toMatchObject({ items: [{ id: '1' }], next: null });
    expect(requests).toHaveLength(2);
    expect(await client.search.tags('tram')).toMatchObject([{ name: 'tram' }]);
  });

  it('[API-08] an answer to a search that is no object is malformed', async () => {
    const { client } = clientOf({ 'GET /api/v2/search': { data: [] } });
    expect(await rejection(client.search.statuses('x'))).toMatchObject({ kind: 'decode' });
  });

  it('lists are read by name, one by one, and with their people', async () => {
    const { client } = clientOf({
      'GET /api/v1/lists': { data: [{ id: 7, title: 'Trams' }, { title: 'nobody' }, null] },
      'GET /api/v1/lists/7': { data: { id: '7', title: 'Trams', replies_policy: 'list', exclusive: true } },
      'GET /api/v1/lists/7/accounts': { data: [anAccount({ id: '4' })] },
    });
    expect(await client.lists.all()).toEqual([{ id: '7', title: 'Trams', replies_policy: '', exclusive: false }]);
    expect(await client.lists.get('7')).toMatchObject({ title: 'Trams', exclusive: true });
    expect((await client.lists.accounts('7')).items.map(({ id }) => id)).toEqual(['4']);
    expect(await rejection(client.lists.get('8'))).toMatchObject({ status: 404 });
  });
});

describe('lists that a server may lack', () => {
  it('[API-07] trends come from the older address, or are none', async () => {
    const { client } = clientOf({
      'GET /api/v1/trends': { data: [{ name: '#boat', history: [{ day: '1', uses: '5', accounts: '2' }] }] },
    });
    expect(await client.trends.tags()).toEqual([
      { name: 'boat', url: '', following: false, history: [{ day: 1, uses: 5, accounts: 2 }] },
    ]);
    expect(await clientOf({}).client.trends.tags()).toEqual([]);
  });
});

describe('chats', () => {
  const wire = { id: '1', account: anAccount(), unread: 2, last_message: null };

  it('[API-02] are listed, made, read, accepted and left', async () => {
    const { client, names } = clientOf({
      'GET /api/v2/pleroma/chats': { data: [wire] },
      'POST /api/v1/pleroma/chats/by-account-id/7': { data: wire },
      'POST /api/v1/pleroma/chats/1/read': { data: { ...wire, unread: 0 } },
      'POST /api/v1/pleroma/chats/1/accept': { data: { ...wire, accepted: true } },
      'DELETE /api/v1/pleroma/chats/1': { data: wire },
    });
    expect((await client.chats.list()).items[0]).toMatchObject({ unread: 2, accepted: true });
    await client.chats.create('7');
    expect((await client.chats.markRead('1', '9')).unread).toBe(0);
    await client.chats.accept('1');
    await client.chats.delete('1');
    expect(names()).toHaveLength(5);
  });

  it('[API-02] have messages that are paged, made and deleted', async () => {
    const message = { id: '9', chat_id: '1', account_id: '100', content: '<p>Hi</p>', attachment: anAttachment() };
    const { client, requests } = clientOf({
      'GET /api/v1/pleroma/chats/1/messages': { data: [message] },
      'POST /api/v1/pleroma/chats/1/messages': { data: { ...message, idempotency_key: 'k' } },
      'DELETE /api/v1/pleroma/chats/1/messages/9': { data: message },
    });
    const page = await client.chats.messages('1', { limit: 1 });
    expect(page).toMatchObject({
      next: '/api/v1/pleroma/chats/1/messages?limit=1&max_id=9',
      items: [{ media_attachments: [{ id: '3000' }] }],
    });
    expect((await client.chats.createMessage('1', { content: 'Hi', mediaId: '3000', idempotencyKey: 'k' })).idempotency_key).toBe(
      'k',
    );
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ content: 'Hi', media_id: '3000' });
    expect(requests[1]?.headers.get('Idempotency-Key')).toBe('k');
    await client.chats.deleteMessage('1', '9');
  });

  it('[API-02] of old servers come without pages', async () => {
    expect((await clientOf({ 'GET /api/v1/pleroma/chats': { data: [wire] } }).client.chats.list()).items).toHaveLength(1);
  });
});

describe('uploads', () => {
  const file = new Blob(['boat'], { type: 'image/png' });

  it('[API-03] send a form and wait until the server has worked on the file', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const { client, requests } = clientOf({
      'POST /api/v2/media': { status: 202, data: { ...anAttachment(), url: null, preview_url: null } },
      'GET /api/v1/media/3000': () => ({ status: (asked += 1) < 3 ? 206 : 200, data: anAttachment() }),
    });
    const upload = client.media.upload(file, { description: 'A boat', focus: { x: 0.5, y: -1 } });
    await vi.advanceTimersByTimeAsync(3000);
    expect((await upload).url).toBe(anAttachment().url);
    const form = requests[0]?.body;
    expect(form instanceof FormData ? [form.get('description'), form.get('focus')] : null).toEqual(['A boat', '0.5,-1']);
    expect(asked).toBe(3);
  });

  it('[API-03] use the older address where there is no newer one', async () => {
    const { client, names } = clientOf({ 'POST /api/v1/media': { data: anAttachment() } });
    expect((await client.media.upload(file)).id).toBe('3000');
    expect(names()).toEqual(['POST /api/v2/media', 'POST /api/v1/media']);
  });

  it('[API-08] show the refusal of the server', async () => {
    const { client } = clientOf({ 'POST /api/v2/media': { status: 422, data: { error: 'File type is not supported' } } });
    expect(await rejection(client.media.upload(file))).toMatchObject({
      kind: 'http',
      serverMessage: 'File type is not supported',
    });
  });
});
