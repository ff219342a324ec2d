import { describe, expect, it } from 'vitest';

import { visit } from './test-support/visitor.js';

describe('the server profile of Truth Social', () => {
  const pending = '/api/v1/truth/policies/pending';

  it('has a policy pending until the account accepts it', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    expect((await visitor.get(pending)).json).toEqual({ pending_policy_id: '1' });
    expect((await visitor.send('PATCH', '/api/v1/truth/policies/2/accept')).status).toBe(404);
    expect((await visitor.send('PATCH', '/api/v1/truth/policies/1/accept')).status).toBe(200);
    expect((await visitor.get(pending)).json).toEqual({});
    visitor.instance.reset();
    expect((await visitor.get(pending)).json).toEqual({ pending_policy_id: '1' });
  });

  it('is alone in having policies', async () => {
    expect((await visit().get(pending)).status).toBe(404);
  });

  it('has only the first version of the instance, which limits the length of a video', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    expect((await visitor.get('/api/v2/instance')).status).toBe(404);
    const { json } = await visitor.get<{ configuration: Record<string, unknown> }>('/api/v1/instance');
    expect(json.configuration['media_attachments']).toMatchObject({ video_duration_limit: 120 });
  });

  it('has the player of an external video in the card of its post', async () => {
    type Post = { content: string; media_attachments: Record<string, unknown>[]; card: Record<string, unknown> | null };
    const postOf = async (visitor: ReturnType<typeof visit>) => {
      const { id } = (await visitor.get('/api/v1/accounts/lookup?acct=juniper')).json as { id: string };
      const { json } = await visitor.get<Post[]>(`/api/v1/accounts/${id}/statuses?only_media=true&limit=40`);
      return json.find(({ content }) => content.includes('from the quay'));
    };
    const post = await postOf(visit({ serverProfile: 'truth' }));
    expect(post?.media_attachments[0]).toMatchObject({ type: 'video', external_video_id: 'bridge' });
    expect(post?.card).toMatchObject({
      type: 'video',
      html: expect.stringContaining('https://player.example/embed/quay') as string,
    });
    expect((await postOf(visit()))?.media_attachments[0]).not.toHaveProperty('external_video_id');
  });

  it('edits no post', async () => {
    const visitor = visit({ serverProfile: 'truth' });
    const { id } = (await visitor.post('/api/v1/statuses', { status: 'Final' })).json;
    expect((await visitor.send('PUT', `/api/v1/statuses/${String(id)}`, { status: 'Other' })).status).toBe(404);
  });

  it('suggests parts of accounts in a carousel', async () => {
    const { json } = await visit({ serverProfile: 'truth' }).get<unknown[]>('/api/v1/truth/carousels/suggestions?limit=3');
    expect(json).toHaveLength(3);
    expect(json[0]).toEqual({
      account_id: expect.any(String),
      account_avatar: expect.any(String),
      acct: expect.any(String),
      display_name: expect.any(String),
      note: expect.any(String),
      verified: expect.any(Boolean),
    });
  });
});
