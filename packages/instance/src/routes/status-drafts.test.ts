import { describe, expect, it } from 'vitest';

import { upload, visit, type Json } from '../test-support/visitor.js';

const options = ['Boat', 'Bridge'];

describe('a poll', () => {
  const visitor = visit();
  const send = async (poll: Json): Promise<unknown> => {
    const draft = { status: 'Which?', poll: { options, expires_in: 300, ...poll } };
    const { status, json } = await visitor.post<{ poll: Json; error?: string }>('/api/v1/statuses', draft);
    return status === 200 ? json.poll : [status, json.error];
  };
  const refusal = (reason: string) => [422, expect.stringContaining(reason)];

  it('has two to four different options of up to 50 characters', async () => {
    expect(await send({ options: ['Boat'] })).toEqual(refusal('more than one item'));
    expect(await send({ options: ['a', 'b', 'c', 'd'] })).toMatchObject({ votes_count: 0 });
    expect(await send({ options: ['a', 'b', 'c', 'd', 'e'] })).toEqual(refusal('more than 4 items'));
    expect(await send({ options: ['a', ' '] })).toEqual(refusal("can't be blank"));
    expect(await send({ options: ['a', ' a '] })).toEqual(refusal('duplicate'));
    expect(await send({ options: ['a', 'b'.repeat(50)] })).toMatchObject({ votes_count: 0 });
    expect(await send({ options: ['a', 'b'.repeat(51)] })).toEqual(refusal('longer than 50 characters'));
    expect(await send({ options: [] })).toBeNull();
  });

  it('lasts from five minutes to a month', async () => {
    expect(await send({ expires_in: 299 })).toEqual(refusal('too short'));
    expect(await send({ expires_in: undefined })).toEqual(refusal('too short'));
    expect(await send({ expires_in: 2_629_746 })).toMatchObject({ multiple: false });
    expect(await send({ expires_in: 2_629_747 })).toEqual(refusal('too far'));
  });

  it('takes several choices when asked to', async () => {
    expect(await send({ multiple: true })).toMatchObject({ multiple: true });
  });

  it('is refused beside a file, and is left out where the server has none', async () => {
    const draft = { status: 'Which?', poll: { options, expires_in: 300 } };
    const media_ids = [(await upload(visitor)).json['id']];
    expect((await visitor.post('/api/v1/statuses', { ...draft, media_ids })).status).toBe(422);
    expect((await visit({ serverProfile: 'snac' }).post('/api/v1/statuses', draft)).json['poll']).toBeNull();
  });
});

describe('the attachments of a post', () => {
  it('are up to four, each once, that their author has uploaded', async () => {
    const visitor = visit();
    const ids: unknown[] = [];
    for (let count = 0; count < 5; count += 1) ids.push((await upload(visitor)).json['id']);
    const send = async (media_ids: unknown[]): Promise<number> =>
      (await visitor.post('/api/v1/statuses', { status: '', media_ids })).status;
    expect([await send(ids), await send(['1']), await send([])]).toEqual([422, 422, 422]);
    expect(await send([...ids.slice(0, 4), ids[0]])).toBe(200);
    expect(await send(ids.slice(0, 1))).toBe(422);
  });
});

describe('a written post', () => {
  it('is answered whole', async () => {
    const visitor = visit();
    const draft = { status: 'Ink & #paper', spoiler_text: 'Careful', visibility: 'unlisted', language: 'de' };
    const { json } = await visitor.post('/api/v1/statuses', draft);
    const id = String(json['id']);
    const { account, quote_approval, ...rest } = json;
    expect(account).toMatchObject({ acct: 'mara' });
    expect(quote_approval).toEqual({ automatic: ['public'], manual: [], current_user: 'automatic' });
    expect(rest).toEqual({
      id,
      created_at: '2026-11-20T12:00:00.000Z',
      edited_at: null,
      in_reply_to_id: null,
      in_reply_to_account_id: null,
      sensitive: true,
      spoiler_text: 'Careful',
      visibility: 'unlisted',
      language: 'de',
      uri: `https://server.test/users/mara/statuses/${id}`,
      url: `https://server.test/@mara/${id}`,
      content:
        '<p>Ink &amp; <a href="https://server.test/tags/paper" class="mention hashtag" rel="tag">#<span>paper</span></a></p>',
      replies_count: 0,
      reblogs_count: 0,
      favourites_count: 0,
      quotes_count: 0,
      reblog: null,
      quote: null,
      application: null,
      media_attachments: [],
      mentions: [],
      tags: [{ name: 'paper', url: 'https://server.test/tags/paper' }],
      emojis: [],
      card: null,
      poll: null,
      reactions: [],
      favourited: false,
      reblogged: false,
      bookmarked: false,
      muted: false,
      pinned: false,
      filtered: [],
    });
  });

  it('is without the fields of a reader for a visitor', async () => {
    const visitor = visit();
    const { id } = (await visitor.post('/api/v1/statuses', { status: 'A' })).json;
    const { json } = await visitor.anonymous(`/api/v1/statuses/${String(id)}`);
    expect(json['quote_approval']).toMatchObject({ current_user: 'unknown' });
    for (const field of ['favourited', 'reblogged', 'bookmarked', 'muted', 'pinned', 'filtered']) {
      expect(json).not.toHaveProperty(field);
    }
  });
});
