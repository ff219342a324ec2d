import { describe, expect, it } from 'vitest';

import { upload, visit, type Status } from './test-support/visitor.js';

const german = { status: 'Die Fähre kommt spät.', language: 'de', spoiler_text: 'Fähre' };

describe('translations', () => {
  it('translates text, warning, poll and language, as Mastodon does', async () => {
    const visitor = visit({ serverProfile: 'mastodon-4.7' });
    const poll = { options: ['Boot', 'Brücke'], expires_in: 300 };
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { ...german, poll })).json;
    const translation = await visitor.post(`/api/v1/statuses/${id}/translate`, { lang: 'en' });
    expect(translation.json).toMatchObject({
      content: '<p>[en] Die Fähre kommt spät.</p>',
      spoiler_text: '[en] Fähre',
      language: 'en',
      detected_source_language: 'de',
      poll: { options: [{ title: '[en] Boot' }, { title: '[en] Brücke' }] },
    });
    expect((await visitor.post(`/api/v1/statuses/${id}/translate`, { lang: 'de' })).status).toBe(503);
  });

  it('reads another name of the language and translates the text alone, as Rebased does', async () => {
    const visitor = visit({ serverProfile: 'rebased' });
    const { id } = (await visitor.post<Status>('/api/v1/statuses', german)).json;
    const { json } = await visitor.post(`/api/v1/statuses/${id}/translate`, { target_language: 'fr' });
    expect(json['content']).toContain('[fr] ');
    expect(json).not.toHaveProperty('spoiler_text');
  });

  it('refuses followers-only posts, and every post where the server does not translate', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { ...german, visibility: 'private' })).json;
    expect((await visitor.post(`/api/v1/statuses/${id}/translate`, { lang: 'en' })).status).toBe(403);
    const snac = visit({ serverProfile: 'snac' });
    const posted = (await snac.post<Status>('/api/v1/statuses', german)).json;
    expect((await snac.post(`/api/v1/statuses/${posted.id}/translate`, { lang: 'en' })).status).toBe(404);
  });

  it('name their provider, are into English unless asked, and leave an empty warning empty', async () => {
    const visitor = visit();
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { status: 'Fähre', language: 'de' })).json;
    expect((await visitor.post(`/api/v1/statuses/${id}/translate`)).json).toEqual({
      content: '<p>[en] Fähre</p>',
      detected_source_language: 'de',
      provider: 'Tram Translate',
      spoiler_text: '',
      language: 'en',
      poll: null,
      media_attachments: [],
    });
  });

  it('mark the descriptions of pictures', async () => {
    const visitor = visit();
    const picture = (await upload(visitor)).json['id'];
    const { id } = (await visitor.post<Status>('/api/v1/statuses', { ...german, media_ids: [picture] })).json;
    const { json } = await visitor.post(`/api/v1/statuses/${id}/translate`, { lang: 'fr' });
    expect(json['media_attachments']).toEqual([{ id: picture, description: '[fr] A pixel' }]);
  });
});
