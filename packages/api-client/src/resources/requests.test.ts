import { instanceOf } from './instance.js';
import { quickSearchOf } from './search.js';
import { customEmojisOf } from './instance.js';
import { accountsOf } from './accounts.js';
import { statusesOf } from './statuses.js';
import { timelinesOf, trendsOf } from './timelines.js';
import { suggestionsOf } from './suggestions.js';
import { markersOf } from './markers.js';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client.js';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aChat, aChatMessage, anAccount, anAttachment, aPoll, aStatus } from '../testing/index.js';
import { chatsOf } from './chats.js';
import { mediaOf } from './media.js';
import { reactionsOf } from './reactions.js';
import { eventsOf } from './events.js';
import { archiveOf } from './archive.js';
import { type FilterSettings, filtersOf } from './filters.js';
import { pollsOf } from './polls.js';
import { translationsOf } from './translations.js';
import { siteOf } from './site.js';
import { scheduledStatusesOf, statusWritingOf } from './status-writing.js';

const scheduled = { id: '4', scheduled_at: '2026-11-23T12:00:00.000Z', params: { text: 'Later' }, media_attachments: [] };

const aFilterDraft: FilterSettings & { title: string } = {
  title: 'Ferries',
  context: ['home'],
  filter_action: 'hide',
  expires_in: null,
  keywords_attributes: [],
};

type Call = readonly [string, (client: Client) => Promise<unknown>, data: unknown, expected: unknown];

const acts = (
  ['favourite', 'unfavourite', 'reblog', 'unreblog', 'bookmark', 'unbookmark', 'pin', 'unpin', 'mute', 'unmute'] as const
).map((action): Call => [
  `POST /api/v1/statuses/1/${action}`,
  client => statusesOf(client)[action]('1'),
  aStatus({ id: '1' }),
  { id: '1' },
]);

/** Every method whose request nothing else tells: what is called, the request, and what it resolves to. */
const calls: readonly Call[] = [
  ['GET /api/v1/accounts/7', client => accountsOf(client).get('7'), anAccount({ id: '7' }), { id: '7' }],
  [
    'GET /api/v1/accounts/7/statuses',
    client => accountsOf(client).statuses('7'),
    [aStatus({ id: '1' })],
    { items: [{ id: '1' }] },
  ],
  [
    'GET /api/v1/accounts/7/followers',
    client => accountsOf(client).followers('7'),
    [anAccount({ id: '8' })],
    { items: [{ id: '8' }] },
  ],
  [
    'GET /api/v1/accounts/7/following',
    client => accountsOf(client).following('7'),
    [anAccount({ id: '8' })],
    { items: [{ id: '8' }] },
  ],
  ['GET /a/link', client => accountsOf(client).page('/a/link'), [anAccount({ id: '8' })], { items: [{ id: '8' }] }],
  ['GET /a/link', client => chatsOf(client).page('/a/link'), [aChat({ id: '3' })], { items: [{ id: '3' }] }],
  ['GET /api/v1/pleroma/chats/3', client => chatsOf(client).get('3'), aChat({ id: '3' }), { id: '3' }],
  ['GET /a/link', client => chatsOf(client).messagesPage('/a/link'), [aChatMessage({ id: '5' })], { items: [{ id: '5' }] }],
  ['GET /api/v1/custom_emojis', client => customEmojisOf(client).list(), [], []],
  [
    'PUT /api/v1/media/4',
    client => mediaOf(client).update('4', { description: 'A tram' }),
    anAttachment({ id: '4' }),
    { id: '4' },
  ],
  ['GET /api/v1/statuses/1/quotes', client => statusesOf(client).quotes('1'), [aStatus({ id: '2' })], { items: [{ id: '2' }] }],
  [
    'GET /api/v1/statuses/1/favourited_by',
    client => statusesOf(client).favouritedBy('1'),
    [anAccount({ id: '8' })],
    { items: [{ id: '8' }] },
  ],
  [
    'GET /api/v1/statuses/1/reblogged_by',
    client => statusesOf(client).rebloggedBy('1'),
    [anAccount({ id: '8' })],
    { items: [{ id: '8' }] },
  ],
  [
    'GET /api/v1/pleroma/statuses/1/reactions',
    client => reactionsOf(client).list('1'),
    [{ name: '🚋', count: 2, me: true, accounts: [anAccount({ id: '8' })] }],
    [{ name: '🚋', count: 2, me: true, url: null, accounts: [{ id: '8' }] }],
  ],
  [
    'GET /api/v1/pleroma/statuses/1/reactions/%F0%9F%9A%8B',
    client => reactionsOf(client).list('1', '🚋'),
    [{ name: '🚋', count: 1 }],
    [{ name: '🚋', count: 1, accounts: [] }],
  ],
  [
    'PUT /api/v1/pleroma/statuses/1/reactions/%F0%9F%9A%8B',
    client => statusesOf(client).react('1', '🚋'),
    aStatus({ id: '1' }),
    { id: '1' },
  ],
  [
    'DELETE /api/v1/pleroma/statuses/1/reactions/%F0%9F%9A%8B',
    client => statusesOf(client).unreact('1', '🚋'),
    aStatus({ id: '1' }),
    { id: '1' },
  ],
  [
    'GET /api/v1/filters',
    client => filtersOf(client).listV1(),
    [{ id: 7, phrase: 'ferry', context: ['home'] }, null],
    [{ id: '7', phrase: 'ferry', whole_word: false, expires_at: null }],
  ],
  [
    'GET /api/v2/filters',
    client => filtersOf(client).all(),
    [
      {
        id: 7,
        title: 'Ferries',
        context: ['home'],
        filter_action: 'hide',
        keywords: [{ id: 1, keyword: 'ferry' }, null],
        statuses: 9,
      },
      null,
    ],
    [
      {
        id: '7',
        title: 'Ferries',
        filter_action: 'hide',
        keywords: [{ id: '1', keyword: 'ferry', whole_word: false }],
        statuses: [],
      },
    ],
  ],
  ['PUT /api/v2/filters/7', client => filtersOf(client).update('7', aFilterDraft), { id: '7' }, { id: '7', keywords: [] }],
  ['POST /api/v2/filters', client => filtersOf(client).create(aFilterDraft), { id: '7' }, { id: '7', context: [] }],
  [
    'POST /api/v2/filters/7/statuses',
    client => filtersOf(client).addStatus('7', '5'),
    { id: '8', status_id: '5' },
    { id: '8', status_id: '5' },
  ],
  [
    'GET /api/v1/accounts/4/statuses',
    client => archiveOf(client).statuses('4'),
    [{ id: '5', new_field: [1] }, { id: 6 }, null],
    { items: [{ id: '5', new_field: [1] }] },
  ],
  ['POST /api/v1/polls/6/votes', client => pollsOf(client).vote('6', [1]), aPoll({ id: '6' }), { id: '6' }],
  ['GET /api/v1/polls/6', client => pollsOf(client).get('6'), aPoll({ id: '6' }), { id: '6' }],
  [
    'POST /api/v1/statuses/5/translate',
    client => translationsOf(client).translate('5', 'en'),
    {
      content: '<p>Hello</p>',
      detected_source_language: 'de',
      provider: 'Tram',
      media_attachments: [{ id: '7', description: 'Boat' }],
    },
    {
      content: '<p>Hello</p>',
      spoiler_text: '',
      provider: 'Tram',
      poll: null,
      media_attachments: [{ id: '7', description: 'Boat' }],
    },
  ],
  [
    'GET /api/v1/statuses/5/translations/en',
    client => translationsOf(client).translate('5', 'en', { isInPath: true }),
    { text: '<p>Hello</p>', detected_language: 'de' },
    { content: '<p>Hello</p>', detected_source_language: 'de', provider: null },
  ],
  ['PUT /api/v1/statuses/5', client => statusWritingOf(client).edit('5', { status: 'New' }), aStatus({ id: '5' }), { id: '5' }],
  [
    'GET /api/v1/statuses/5/source',
    client => statusWritingOf(client).source('5'),
    { id: '5', text: 'As *written*', spoiler_text: '' },
    { text: 'As *written*' },
  ],
  [
    'GET /api/v1/statuses/5/history',
    client => statusWritingOf(client).history('5'),
    [{ content: '<p>First</p>' }, { content: '<p>Second</p>' }],
    [{ content: '<p>First</p>' }, { content: '<p>Second</p>' }],
  ],
  ['GET /api/v1/scheduled_statuses', client => scheduledStatusesOf(client).list(), [scheduled], { items: [{ id: '4' }] }],
  ['GET /api/v1/scheduled_statuses/4', client => scheduledStatusesOf(client).get('4'), scheduled, { params: { text: 'Later' } }],
  [
    'PUT /api/v1/scheduled_statuses/4',
    client => scheduledStatusesOf(client).update('4', '2026-11-24T12:00:00.000Z'),
    scheduled,
    { id: '4' },
  ],
  ['DELETE /api/v1/scheduled_statuses/4', client => scheduledStatusesOf(client).cancel('4'), {}, undefined],
  ['GET /api/v1/timelines/home', client => timelinesOf(client).home(), [aStatus({ id: '1' })], { items: [{ id: '1' }] }],
  ['GET /api/v1/timelines/tag/trams%23night', client => timelinesOf(client).tag('#trams#night'), [], { items: [] }],
  ['GET /api/v1/bookmarks', client => timelinesOf(client).bookmarks(), [aStatus({ id: '1' })], { items: [{ id: '1' }] }],
  ['GET /api/v1/favourites', client => timelinesOf(client).favourites(), [aStatus({ id: '1' })], { items: [{ id: '1' }] }],
  ['GET /a/link', client => timelinesOf(client).linkedPage('/a/link'), [aStatus({ id: '1' })], { items: [{ id: '1' }] }],
  ['GET /api/v1/trends/tags', client => trendsOf(client).tags(), [{ name: 'trams', url: '' }], [{ name: 'trams' }]],
  ['GET /api/v1/accounts/search', client => quickSearchOf(client).accounts('mara'), [anAccount({ id: '7' })], [{ id: '7' }]],
  ...acts,
  [
    'POST /api/v1/pleroma/events/9/participation_requests/7/authorize',
    client => eventsOf(client).accept('9', '7'),
    aStatus({ id: '9' }),
    { id: '9' },
  ],
  [
    'POST /api/v1/pleroma/events/9/participation_requests/7/reject',
    client => eventsOf(client).reject('9', '7'),
    aStatus({ id: '9' }),
    { id: '9' },
  ],
  ['POST /api/v1/pleroma/events/9/leave', client => eventsOf(client).leave('9'), aStatus({ id: '9' }), { id: '9' }],
  [
    'GET /api/v1/pleroma/events/9/participations',
    client => eventsOf(client).participants('9'),
    [anAccount({ id: '8' })],
    { items: [{ id: '8' }] },
  ],
  [
    'GET /api/v1/pleroma/events/joined_events',
    client => eventsOf(client).joined(),
    [aStatus({ id: '9' })],
    { items: [{ id: '9' }] },
  ],
];

describe('a method of a resource', () => {
  it.each(calls)('sends %s, and resolves to its content', async (name, call, data, expected) => {
    const { client, names } = clientOf({ [name]: { data } });
    expect(await call(client)).toMatchObject(expected as object);
    expect(names()).toEqual([name]);
  });
});

describe('a server that fails', () => {
  /** Methods that ask elsewhere, or resolve to nothing, where the server does not know an endpoint. */
  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['GET /api/v1/accounts/lookup', client => accountsOf(client).lookup('mara')],
    ['GET /api/v2/pleroma/chats', client => chatsOf(client).list()],
    ['GET /api/v2/instance', client => instanceOf(client).get()],
    ['GET /.well-known/nodeinfo', client => siteOf(client).nodeInfo()],
    ['GET /api/pleroma/frontend_configurations', client => siteOf(client).settings()],
    ['GET /api/v1/statuses/1/quotes', client => statusesOf(client).quotes('1')],
    ['GET /api/v2/suggestions', client => suggestionsOf(client).list('v2')],
    ['GET /api/v1/trends/tags', client => trendsOf(client).tags()],
    ['GET /api/v1/accounts/search', client => quickSearchOf(client).accounts('mara')],
    ['GET /api/v1/markers', client => markersOf(client).get(['home'])],
    ['POST /api/v1/markers', client => markersOf(client).set('home', '1')],
  ])('is not taken for one without %s', async (name, call) => {
    const { client, names } = clientOf({ [name]: { status: 500 } });
    expect(await rejection(call(client))).toMatchObject({ kind: 'http', status: 500 });
    expect(names()).toEqual([name]);
  });

  it('is reported by the second address of quotes', async () => {
    const { client } = clientOf({ 'GET /api/v1/pleroma/statuses/1/quotes': { status: 500 } });
    expect(await rejection(statusesOf(client).quotes('1'))).toMatchObject({ status: 500 });
  });

  it('is reported by the older address of trends', async () => {
    const { client } = clientOf({ 'GET /api/v1/trends': { status: 500 } });
    expect(await rejection(trendsOf(client).tags())).toMatchObject({ status: 500 });
  });
});

describe('a server without an endpoint', () => {
  it('finds accounts by its general search', async () => {
    const { client, requests } = clientOf({
      'GET /api/v2/search': { data: { accounts: [anAccount({ id: '7' })], statuses: [], hashtags: [] } },
    });
    expect(await quickSearchOf(client).accounts('mara', { resolve: true })).toMatchObject([{ id: '7' }]);
    expect(requests.at(-1)?.url.search).toBe('?q=mara&limit=10&resolve=true&type=accounts');
  });

  it('has trends at the older address, or none', async () => {
    const { client } = clientOf({ 'GET /api/v1/trends': { data: [{ name: 'trams', url: '' }] } });
    expect(await trendsOf(client).tags()).toMatchObject([{ name: 'trams' }]);
    expect(await trendsOf(clientOf({}).client).tags()).toEqual([]);
  });

  it('has no node information', async () => {
    expect(await siteOf(clientOf({}).client).nodeInfo()).toBeNull();
  });
});

describe('node information', () => {
  const link = (href: string) => ({
    data: { links: [{ rel: 'http://nodeinfo.diaspora.software/ns/schema/2.0', href }] },
  });

  it('is requested at the address that the server names, without the token', async () => {
    const { client, requests } = clientOf({
      'GET /.well-known/nodeinfo': link('https://a.test/nodeinfo/2.0'),
      'GET /nodeinfo/2.0': { data: { software: { name: 'rookery', version: '1.0' } } },
    });
    expect(await siteOf(client).nodeInfo()).toMatchObject({ software: { name: 'rookery' } });
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  });

  it('is not requested at another origin', async () => {
    const { client, names } = clientOf({ 'GET /.well-known/nodeinfo': link('https://b.test/nodeinfo/2.0') });
    expect(await siteOf(client).nodeInfo()).toBeNull();
    expect(names()).toEqual(['GET /.well-known/nodeinfo']);
  });
});

describe('media', () => {
  it('has a new focus and description', async () => {
    const { client, requests } = clientOf({ 'PUT /api/v1/media/4': { data: anAttachment({ id: '4' }) } });
    await mediaOf(client).update('4', { description: 'A tram', focus: { x: -0.5, y: 1 } });
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ description: 'A tram', focus: '-0.5,1' });
    await mediaOf(client).update('4', { description: '' });
    expect(JSON.parse(String(requests[1]?.body))).toEqual({ description: '' });
  });
});

describe('schedule', () => {
  const draft = { status: 'Later', scheduled_at: '2026-11-23T12:00:00.000Z' };

  it('[SCH-04] tells a scheduled post from one that was published at once', async () => {
    const later = clientOf({ 'POST /api/v1/statuses': { data: scheduled } });
    expect(await statusWritingOf(later.client).schedule(draft)).toMatchObject({ scheduled_at: '2026-11-23T12:00:00.000Z' });
    const now = clientOf({ 'POST /api/v1/statuses': { data: aStatus({ id: '9' }) } });
    expect(await statusWritingOf(now.client).schedule(draft)).not.toHaveProperty('scheduled_at');
  });
});

describe('a handle that the lookup does not know', () => {
  it('is searched for at its server by a member, without its first sign', async () => {
    const { client, requests } = clientOf({
      'GET /api/v1/accounts/search': { data: [anAccount({ id: '2', acct: 'mara@b.test' })] },
    });
    expect((await accountsOf(client).lookup('@Mara@b.test')).id).toBe('2');
    expect(requests.at(-1)?.url.search).toBe('?q=%40mara%40b.test&limit=5&resolve=true');
  });

  it('is asked for by its name by a visitor', async () => {
    const { client, names } = clientOf(
      { 'GET /api/v1/accounts/mara': { data: anAccount({ id: '2', acct: 'mara' }) } },
      { accessToken: null },
    );
    expect((await accountsOf(client).lookup('mara')).id).toBe('2');
    expect(names()).toEqual(['GET /api/v1/accounts/lookup', 'GET /api/v1/accounts/mara']);
  });
});

it('a page of messages goes on below its last one where the server sends no link', async () => {
  const messages = Array.from({ length: 20 }, (_, index) => aChatMessage({ id: String(40 - index) }));
  const { client } = clientOf({ 'GET /api/v1/pleroma/chats/3/messages': { data: messages } });
  const page = await chatsOf(client).messagesPage('/api/v1/pleroma/chats/3/messages?limit=20');
  expect(page.next).toContain('max_id=21');
});
