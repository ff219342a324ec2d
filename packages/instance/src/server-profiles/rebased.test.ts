import { describe, expect, it } from 'vitest';

import { upload, visit, type Json, type Status } from '../test-support/visitor.js';

const features = [
  'pleroma_api',
  'mastodon_api',
  'mastodon_api_streaming',
  'polls',
  'v2_suggestions',
  'pleroma_explicit_addressing',
  'shareable_emoji_packs',
  'multifetch',
  'pleroma:api/v1/notifications:include_types_filter',
  'quote_posting',
  'editing',
  'blockers_visible',
  'media_proxy',
  'safe_dm_mentions',
  'pleroma_emoji_reactions',
  'pleroma_custom_emoji_reactions',
  'pleroma_chat_messages',
  'exposable_reactions',
  'profile_directory',
  'remote_timeline',
  'translation',
  'events',
];
const metadata = {
  account_activation_required: false,
  birthday_required: false,
  birthday_min_age: 0,
  federation: {
    enabled: true,
    exclusions: false,
    mrf_policies: ['SimplePolicy', 'ObjectAgePolicy'],
    mrf_simple: {
      accept: [],
      reject: ['*.spam.example'],
      media_removal: ['loud.example', 'mar.example'],
      media_nsfw: ['hoshi.example'],
      federated_timeline_removal: ['loud.example'],
      followers_only: ['tram.example'],
      reject_deletes: ['north.example'],
    },
  },
  fields_limits: { max_fields: 10, max_remote_fields: 20, name_length: 512, value_length: 2048 },
  post_formats: ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'],
};
const limits = {
  max_toot_chars: 5000,
  max_media_attachments: 1000,
  poll_limits: { max_options: 20, min_expiration: 0, max_expiration: 31_536_000, max_option_chars: 200 },
  upload_limit: 16_000_000,
  avatar_upload_limit: 2_000_000,
  background_upload_limit: 4_000_000,
  banner_upload_limit: 4_000_000,
  description_limit: 5000,
};

describe('the instance', () => {
  it('of Rebased describes its features, its policies and its limits', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    for (const version of ['v1', 'v2']) {
      const { json } = await visitor.anonymous(`/api/${version}/instance`);
      expect(json).toMatchObject({ ...limits, soapbox: { version: '3.0.0' } });
      expect(json['pleroma']).toEqual({ metadata: { features, ...metadata } });
      expect(json).not.toHaveProperty('chat_limit');
      expect(json).not.toHaveProperty('api_versions');
    }
    expect((await visitor.anonymous('/api/v1/instance')).json).toMatchObject({
      version: '2.7.2 (compatible; Pleroma 2.5.54+soapbox)',
      registrations: true,
    });
  });

  it('of Pleroma has a limit of chats, and lacks what Rebased adds', async () => {
    const { json } = await visit({ serverProfile: 'pleroma' }).anonymous('/api/v1/instance');
    const added = ['v2_suggestions', 'remote_timeline', 'translation', 'events'];
    expect(json).toMatchObject({ ...limits, chat_limit: 5000, version: '2.7.2 (compatible; Pleroma 2.9.1)' });
    expect(json['pleroma']).toEqual({ metadata: { features: features.filter(name => !added.includes(name)), ...metadata } });
    expect(json).not.toHaveProperty('soapbox');
  });

  it.each([
    ['rebased', '2.5.54+soapbox', 'https://gitlab.com/soapbox-pub/rebased'],
    ['pleroma', '2.9.1', 'https://git.pleroma.social/pleroma/pleroma'],
  ] as const)('of %s names its software', async (serverProfile, version, repository) => {
    const visitor = visit({ serverProfile });
    expect((await visitor.anonymous('/nodeinfo/2.1.json')).json['software']).toEqual({
      name: serverProfile,
      version,
      repository,
    });
    expect((await visitor.anonymous('/nodeinfo/2.0.json')).json['software']).toEqual({ name: serverProfile, version });
  });

  it('of the family has settings of its clients', async () => {
    const { json } = await visit({ serverProfile: 'rebased' }).anonymous('/api/pleroma/frontend_configurations');
    expect(json).toEqual({ masto_fe: { showInstanceSpecificPanel: true }, pleroma_fe: { theme: 'pleroma-dark' } });
    expect((await visit().anonymous('/api/pleroma/frontend_configurations')).status).toBe(404);
  });
});

describe('the family of Pleroma', () => {
  it('pins one public post', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const post = async (visibility: string) =>
      (await visitor.post<Status>('/api/v1/statuses', { status: 'Ink', visibility })).json.id;
    const pin = async (visibility: string) => {
      const { status, json } = await visitor.post(`/api/v1/statuses/${await post(visibility)}/pin`);
      return [status, json['error']];
    };
    const { memberId } = visitor.instance.world;
    const account = visitor.instance.world.accounts.get(memberId);
    if (account !== undefined) account.pinned_status_ids = [];
    expect(await pin('private')).toEqual([422, 'Non-public status cannot be pinned']);
    expect(await pin('unlisted')).toEqual([200, undefined]);
    expect(await pin('public')).toEqual([422, 'You have already pinned the maximum number of statuses']);
  });

  it('takes a poll beside a file, of any length up to a year', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const post = async (expires_in: number, fields: Json = {}) =>
      (await visitor.post('/api/v1/statuses', { status: '?', poll: { options: ['a', 'b'], expires_in }, ...fields })).status;
    const media_ids = [(await upload(visitor)).json['id']];
    expect([await post(0), await post(31_536_000), await post(31_536_001), await post(0, { media_ids })]).toEqual([
      200, 200, 422, 200,
    ]);
  });

  it('answers a missing token in its own words', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const { status, json } = await visitor.anonymous('/api/v1/timelines/home');
    expect([status, json]).toEqual([403, { error: 'Invalid credentials.' }]);
  });

  it.each([
    ['GET', '/api/v2/filters'],
    ['GET', '/api/v1/streaming/user'],
    ['GET', '/api/v1/notifications/unread_count'],
    ['GET', '/api/v1/notifications/policy'],
    ['GET', '/api/v1/notifications/requests'],
    ['GET', '/api/v2/notifications'],
    ['POST', '/api/v1/tags/ink/follow'],
    ['DELETE', '/api/v1/media/1'],
  ])('has no %s %s', async (method, path) => {
    for (const serverProfile of ['rebased', 'pleroma'] as const) {
      expect((await visit({ serverProfile }).send(method, path)).status).toBe(404);
    }
  });
});
