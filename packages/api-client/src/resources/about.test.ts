import { describe, expect, it } from 'vitest';
import { clientOf, rejection } from '../test-support/client-of.js';
import { aboutOf, announcementsOf } from './about.js';

describe('the account of a server', () => {
  it('[HINT-13] contains documents, and null for those it lacks or hides', async () => {
    const { client } = clientOf({
      'GET /api/v1/instance/extended_description': { data: { updated_at: null, content: '<p>Long</p>' } },
      'GET /api/v1/instance/privacy_policy': { status: 401 },
    });
    const about = aboutOf(client);
    expect(await about.document('extended_description')).toBe('<p>Long</p>');
    expect(await about.document('privacy_policy')).toBeNull();
    expect(await about.document('terms_of_service')).toBeNull();
  });

  it('[UI-05] contains the servers that it limits; null where it does not tell', async () => {
    const data = [{ domain: 'bad.example', digest: 'x', severity: 'silence', comment: null }, { severity: 'suspend' }, 7];
    const { client } = clientOf({ 'GET /api/v1/instance/domain_blocks': { data } });
    expect(await aboutOf(client).serverLimits()).toEqual([
      { domain: 'bad.example', digest: 'x', severity: 'silence', comment: '' },
    ]);
    expect(await aboutOf(clientOf({}).client).serverLimits()).toBeNull();
    const broken = clientOf({ 'GET /api/v1/instance/domain_blocks': { status: 500 } });
    expect(await rejection(aboutOf(broken.client).serverLimits())).toMatchObject({ status: 500 });
  });
});

describe('announcements', () => {
  it('[HINT-13] are listed, dismissed and reacted to', async () => {
    const { client, names } = clientOf({
      'GET /api/v1/announcements': {
        data: [{ id: '8', content: '<p>Tonight</p>', read: false, reactions: [{ name: '🎉', count: 2, me: true }, null] }],
      },
      'POST /api/v1/announcements/8/dismiss': { data: {} },
      'PUT /api/v1/announcements/8/reactions/%F0%9F%8E%89': { data: {} },
      'DELETE /api/v1/announcements/8/reactions/%F0%9F%8E%89': { data: {} },
    });
    const resource = announcementsOf(client);
    expect(await resource.list()).toMatchObject([{ id: '8', read: false, reactions: [{ name: '🎉', count: 2, me: true }] }]);
    await resource.dismiss('8');
    await resource.addReaction('8', '🎉');
    await resource.removeReaction('8', '🎉');
    expect(names()).toHaveLength(4);
  });

  it('[HINT-13] are none on a server without them', async () => {
    expect(await announcementsOf(clientOf({}).client).list()).toEqual([]);
  });
});
