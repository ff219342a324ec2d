import { instanceOf } from './instance.js';
import { describe, expect, it } from 'vitest';
import { siteOf } from './site.js';
import { clientOf, rejection } from '../test-support/client-of.js';

describe('the instance', () => {
  it('[API-09] requests version 2 first', async () => {
    const { client, names } = clientOf({ 'GET /api/v2/instance': { data: { domain: 'a.test', version: '4.5.2' } } });
    expect(await instanceOf(client).get()).toMatchObject({ domain: 'a.test', version: '4.5.2', streaming_url: null });
    expect(names()).toEqual(['GET /api/v2/instance']);
  });

  it('[API-09] falls back to version 1', async () => {
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
    expect(await instanceOf(client).get()).toMatchObject({
      domain: 'a.test',
      streaming_url: 'wss://s.test',
      thumbnail_url: 'https://a.test/t.png',
      registrations: { enabled: true, approval_required: false, message: null },
      configuration: { statuses: { max_characters: 999, max_media_attachments: 4 } },
    });
  });

  it('[API-09] merges both versions of Pleroma and its forks', async () => {
    const { client } = clientOf({
      'GET /api/v2/instance': { data: { domain: 'a.test', version: '2.7.2 (compatible; Pleroma 2.6.0)', pleroma: {} } },
      'GET /api/v1/instance': { data: { uri: 'a.test', poll_limits: { max_options: 20 }, stats: { user_count: 7 } } },
    });
    expect(await instanceOf(client).get()).toMatchObject({
      stats: { user_count: 7 },
      configuration: { polls: { max_options: 20 }, statuses: { max_media_attachments: null } },
    });
  });

  it.each([401, 403])('[API-09] falls back to a minimal instance when the server hides it with %i', async status => {
    const { client } = clientOf({ 'GET /api/v2/instance': { status } });
    expect(await instanceOf(client).get()).toMatchObject({ domain: 'a.test', title: 'a.test', version: '' });
  });

  it('[API-08] rejects when the server fails', async () => {
    const { client, names } = clientOf({ 'GET /api/v2/instance': { status: 503 } });
    expect(await rejection(instanceOf(client).get())).toMatchObject({ kind: 'http', status: 503 });
    expect(names()).toHaveLength(1);
  });

  it('[API-07] reads site settings, with defaults for a server without any', async () => {
    const { client } = clientOf({
      'GET /api/pleroma/frontend_configurations': {
        data: { soapbox_fe: { displayCta: false, extensions: { ads: { enabled: true, provider: 'rumble' } } } },
      },
    });
    expect(await siteOf(client).settings()).toMatchObject({
      displayCta: false,
      feedInjection: true,
      ads: { isEnabled: true, provider: 'rumble' },
    });
    expect(await siteOf(clientOf({}).client).settings()).toMatchObject({ displayCta: true, ads: { isEnabled: false } });
  });
});
