import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { visit, type Json } from '../test-support/visitor.js';

const origin = 'https://server.test';
const common = {
  id: expect.any(String),
  display_name: expect.any(String),
  locked: false,
  bot: false,
  discoverable: true,
  note: expect.stringMatching(/^<p>/),
  emojis: [],
  fields: expect.any(Array),
};
const tobi = {
  ...common,
  username: 'tobi',
  acct: 'tobi@tram.example',
  created_at: '2024-02-21T00:00:00.000Z',
  url: 'https://tram.example/@tobi',
  avatar: `${origin}/media/avatar/1.svg`,
  avatar_static: `${origin}/media/avatar/1.svg`,
  header: `${origin}/media/picture/9-225-1500x500.svg`,
  header_static: `${origin}/media/picture/9-225-1500x500.svg`,
  followers_count: 15_331,
  following_count: 32,
  statuses_count: 361,
  last_status_at: '2026-11-20',
};
const group = { group: false, avatar_description: '' };
const flags = { indexable: true, noindex: false, hide_collections: false, roles: [] };

describe('an account', () => {
  it.each<[ServerProfileName, Json]>([
    ['default', { ...tobi, uri: 'https://tram.example/@tobi', ...group, ...flags, verified: true }],
    ['gotosocial', { ...tobi, ...group }],
    ['snac', { ...tobi, uri: 'https://tram.example/@tobi', created_at: '2024-02-21T00:00:00Z' }],
    ['truth', { ...tobi, ...group, ...flags, verified: true, accepting_messages: true }],
    [
      'rebased',
      {
        ...tobi,
        uri: 'https://tram.example/@tobi',
        ...group,
        pleroma: {
          accepts_chat_messages: true,
          tags: ['verified'],
          is_moderator: false,
          is_admin: false,
          hide_followers: false,
          hide_follows: false,
          hide_followers_count: false,
          hide_follows_count: false,
        },
      },
    ],
  ])('is sent as %s does', async (serverProfile, expected) => {
    const { json } = await visit({ serverProfile }).get('/api/v1/accounts/lookup?acct=tobi@tram.example');
    expect(json).toEqual(expected);
  });

  it('of a moderator of Rebased says so, and of snac has its host and no counts', async () => {
    const look = async (serverProfile: ServerProfileName) =>
      (await visit({ serverProfile }).get('/api/v1/accounts/lookup?acct=warden')).json;
    expect(await look('rebased')).toMatchObject({ acct: 'warden', pleroma: { is_moderator: true, tags: [] } });
    expect(await look('snac')).toMatchObject({ acct: 'warden@server.test', followers_count: 0, following_count: 0 });
    expect(await look('default')).toMatchObject({ roles: [{ id: '3', name: 'Moderator', color: '' }], followers_count: 24 });
  });

  it('without a header has the picture of a missing one, and none on snac', async () => {
    const header = async (serverProfile: ServerProfileName): Promise<unknown> => {
      const visitor = visit({ serverProfile });
      const account = visitor.instance.world.accounts.get(visitor.instance.world.memberId);
      if (account !== undefined) account.header = '';
      return (await visitor.get('/api/v1/accounts/verify_credentials')).json['header'];
    };
    expect([await header('default'), await header('snac')]).toEqual([`${origin}/headers/original/missing.png`, '']);
  });
});

describe('the own account', () => {
  it('has its texts as they were written, its requests and its role', async () => {
    const { json } = await visit().get('/api/v1/accounts/verify_credentials');
    expect(json['source']).toEqual({
      privacy: 'public',
      sensitive: false,
      language: 'en',
      note: 'Archivist of trams, timetables and other promises. Letterpress on Sundays. #letterpress #NightTrains',
      fields: [
        { name: 'Site', value: 'https://mara.example', verified_at: '2026-03-14T09:26:53.000Z' },
        { name: 'Pronouns', value: 'she / her', verified_at: null },
        { name: 'Life list', value: '212 birds and one maybe', verified_at: null },
      ],
      follow_requests_count: 2,
      hide_collections: false,
      discoverable: true,
      indexable: true,
    });
    expect(json['role']).toEqual({ id: '-99', name: '', permissions: '65536', color: '', highlighted: false });
    expect(json).not.toHaveProperty('chats_onboarded');
  });

  it.each<[ServerProfileName, Json]>([
    ['snac', { last_status_at: '2026-11-20T00:00:00Z', source: { privacy: 'public' } }],
    ['hollo', { last_status_at: null }],
    ['gotosocial', { last_status_at: '2026-11-20', source: { privacy: 'unlisted' } }],
    ['truth', { chats_onboarded: false, accepting_messages: true }],
  ])('is sent as %s does', async (serverProfile, expected) => {
    expect((await visit({ serverProfile }).get('/api/v1/accounts/verify_credentials')).json).toMatchObject(expected);
  });
});

describe('a post of Rebased', () => {
  it('has a block of its own', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const first = (await visitor.post('/api/v1/statuses', { status: 'One', spoiler_text: 'Careful' })).json;
    const { json } = await visitor.post('/api/v1/statuses', {
      status: 'Two',
      in_reply_to_id: first['id'],
      quote_id: first['id'],
    });
    expect(first['pleroma']).toEqual({
      local: true,
      conversation_id: null,
      context: expect.stringMatching(/^https:\/\/server\.test\/contexts\/\d+$/),
      in_reply_to_account_acct: null,
      content: { 'text/plain': 'One' },
      spoiler_text: { 'text/plain': 'Careful' },
      expires_at: null,
      thread_muted: false,
      parent_visible: false,
      emoji_reactions: [],
      quote: null,
      quote_id: null,
      quote_url: null,
      quote_visible: false,
      quotes_count: 0,
      event: null,
    });
    expect(json['pleroma']).toMatchObject({
      in_reply_to_account_acct: 'mara',
      parent_visible: true,
      quote: { id: first['id'], pleroma: { quotes_count: 1 } },
      quote_id: first['id'],
      quote_url: first['url'],
      quote_visible: true,
    });
    await visitor.post(`/api/v1/statuses/${String(first['id'])}/mute`);
    expect((await visitor.get(`/api/v1/statuses/${String(first['id'])}`)).json).toMatchObject({
      muted: true,
      pleroma: { thread_muted: true },
    });
  });
});
