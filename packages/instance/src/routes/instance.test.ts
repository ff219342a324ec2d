import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from '../server-profiles/server-profile.js';
import { visit, type Json } from '../test-support/visitor.js';

const text = 'A demonstration server with generated accounts and posts.';

describe('the documents of the server', () => {
  it('name the endpoints of OAuth and what they take', async () => {
    expect((await visit().anonymous('/.well-known/oauth-authorization-server')).json).toEqual({
      issuer: 'https://server.test/',
      authorization_endpoint: 'https://server.test/oauth/authorize',
      token_endpoint: 'https://server.test/oauth/token',
      revocation_endpoint: 'https://server.test/oauth/revoke',
      app_registration_endpoint: 'https://server.test/api/v1/apps',
      scopes_supported: ['read', 'write', 'follow', 'push', 'profile'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'client_credentials'],
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      code_challenge_methods_supported: ['S256'],
    });
  });

  it.each<[ServerProfileName, string[], Json]>([
    ['default', ['/nodeinfo/2.0'], { name: 'mastodon', version: '4.5.0+rookery' }],
    [
      'gotosocial',
      ['/nodeinfo/2.0', '/nodeinfo/2.1'],
      { name: 'gotosocial', version: '0.20.0-git', repository: 'https://codeberg.org/superseriousbusiness/gotosocial' },
    ],
    ['snac', ['/nodeinfo_2_0'], { name: 'snac', version: '2.75' }],
  ])('lead from NodeInfo to the software of %s', async (serverProfile, paths, software) => {
    const visitor = visit({ serverProfile });
    const { links } = (await visitor.anonymous('/.well-known/nodeinfo')).json as unknown as { links: Json[] };
    const versions = ['2.0', '2.1'].slice(0, paths.length);
    expect(links).toEqual(
      versions.map((version, index) => ({
        rel: `http://nodeinfo.diaspora.software/ns/schema/${version}`,
        href: `https://server.test${paths[index]}`,
      })),
    );
    expect((await visitor.anonymous(paths.at(-1) ?? '')).json).toEqual({
      version: versions.at(-1),
      software,
      protocols: ['activitypub'],
      services: { inbound: [], outbound: [] },
      openRegistrations: false,
      usage: { users: { total: 26, activeMonth: 26 }, localPosts: expect.any(Number) },
      metadata: { nodeName: 'Rookery', nodeDescription: text },
    });
  });

  it('describe Mastodon 4 in the second version of the API', async () => {
    const { json } = await visit().anonymous('/api/v2/instance');
    const { contact, configuration, rules, ...rest } = json as unknown as Record<string, Json> & { rules: Json[] };
    expect(rest).toEqual({
      domain: 'server.test',
      title: 'Rookery',
      version: '4.5.0+rookery',
      source_url: 'https://github.com/mastodon/mastodon',
      description: text,
      usage: { users: { active_month: 26 } },
      thumbnail: { url: 'https://server.test/media/picture/7-44-600x400.svg', blurhash: null, versions: {} },
      icon: [],
      languages: ['en'],
      registrations: {
        enabled: false,
        approval_required: false,
        reason_required: false,
        message: null,
        min_age: null,
        url: null,
      },
      api_versions: { mastodon: 7 },
      pleroma: { metadata: { features: ['remote_timeline'] } },
    });
    expect(contact).toMatchObject({ email: 'hello@server.test', account: { acct: 'mara' } });
    expect(rules.map(({ id }) => id)).toEqual(rules.map((_, index) => String(index + 1)));
    expect(configuration).toMatchObject({
      statuses: { max_characters: 500, max_media_attachments: 4, characters_reserved_per_url: 23 },
      polls: { max_options: 4, max_characters_per_option: 50, min_expiration: 300, max_expiration: 2_629_746 },
      accounts: { max_featured_tags: 10, max_pinned_statuses: 5, max_profile_fields: 4 },
      timelines_access: {
        live_feeds: { local: 'public', remote: 'public' },
        hashtag_feeds: { local: 'public', remote: 'public' },
        trending_link_feeds: { local: 'public', remote: 'public' },
      },
      urls: {
        streaming: 'wss://server.test',
        status: null,
        about: 'https://server.test/about',
        privacy_policy: null,
        terms_of_service: null,
      },
      vapid: { public_key: '' },
      translation: { enabled: false },
    });
  });

  it('describe Mastodon in the first version of the API', async () => {
    const { json } = await visit().anonymous('/api/v1/instance');
    expect(json).toMatchObject({
      uri: 'server.test',
      title: 'Rookery',
      short_description: text,
      description: text,
      email: 'hello@server.test',
      version: '4.5.0+rookery',
      urls: { streaming_api: 'wss://server.test' },
      stats: { user_count: 26, status_count: expect.any(Number), domain_count: 5 },
      thumbnail: 'https://server.test/media/picture/7-44-600x400.svg',
      languages: ['en'],
      registrations: false,
      approval_required: false,
      invites_enabled: false,
      contact_account: { acct: 'mara' },
    });
  });

  // As observed on servers of each family.
  it.each<[ServerProfileName, number[], number[], number[]]>([
    ['default', [500, 4, 23], [4, 50, 300, 2_629_746], [16_777_216, 33_177_600, 41_943_040, 120, 8_294_400]],
    ['mastodon-4.7', [500, 4, 23], [4, 50, 300, 2_629_746], [16_777_216, 33_177_600, 103_809_024, 120, 8_294_400]],
    ['gotosocial', [5000, 6, 25], [6, 50, 300, 2_629_746], [41_943_040, 16_777_216, 41_943_040, 60, 16_777_216]],
    ['hollo', [10_000, 8, 23], [10, 100, 300, 2_629_746], [33_554_432, 16_777_216, 134_217_728, 60, 16_777_216]],
    ['snac', [100_000, 4, 0], [8, 50, 300, 2_629_746], [16_777_216, 33_177_600, 41_943_040, 120, 8_294_400]],
    ['truth', [500, 4, 23], [4, 50, 300, 2_629_746], [16_777_216, 33_177_600, 41_943_040, 120, 8_294_400]],
  ])('state the limits of %s', async (serverProfile, statuses, polls, media) => {
    const { json } = await visit({ serverProfile }).anonymous('/api/v1/instance');
    const { configuration } = json as unknown as { configuration: Record<string, Record<string, number>> };
    const { statuses: posts, polls: votes, media_attachments: files } = configuration;
    expect([posts?.['max_characters'], posts?.['max_media_attachments'], posts?.['characters_reserved_per_url']]).toEqual(
      statuses,
    );
    expect(Object.values(votes ?? {})).toEqual(polls);
    expect(
      ['image_size', 'image_matrix', 'video_size', 'video_frame_rate', 'video_matrix'].map(name => files?.[`${name}_limit`]),
    ).toEqual(media);
  });
});
