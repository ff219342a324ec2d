import { describe, expect, it } from 'vitest';

import type { Json, Status, Visitor } from './test-support/visitor.js';
import { upload, visit } from './test-support/visitor.js';

interface Poll {
  id: string;
  options: { title: string; votes_count: number }[];
}

interface Posted extends Status {
  media_attachments: (Json & { id: string; description: string })[];
  poll: Poll | null;
  text: string;
}

const pictures = async (visitor: Visitor, count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(String((await upload(visitor)).json['id']));
  return ids;
};
const post = async (visitor: Visitor, body: Json) => (await visitor.post<Posted>('/api/v1/statuses', body)).json;
const put = (visitor: Visitor, id: string, body: Json) => visitor.send<Posted>('PUT', `/api/v1/statuses/${id}`, body);
const attached = (status: Posted) => status.media_attachments.map(media => media.id);

describe('editing', () => {
  it('reorders, adds and describes attachments', async () => {
    const visitor = visit();
    const [first = '', second = '', third = ''] = await pictures(visitor, 3);
    const { id } = await post(visitor, { status: 'Two', media_ids: [first, second] });
    const edited = await put(visitor, id, {
      status: 'Three',
      media_ids: [second, first, third],
      media_attributes: [{ id: first, description: 'A heron', focus: '0.5,-0.25' }],
    });
    expect(attached(edited.json)).toEqual([second, first, third]);
    expect(edited.json.media_attachments[1]).toMatchObject({ description: 'A heron', meta: { focus: { x: 0.5, y: -0.25 } } });
  });

  it('removes attachments and a poll that the edit leaves out, but not as Hollo', async () => {
    const remaining = async (visitor: Visitor): Promise<number> => {
      const { id } = await post(visitor, { status: 'Picture', media_ids: await pictures(visitor, 1) });
      return (await put(visitor, id, { status: 'Other' })).json.media_attachments.length;
    };
    expect([await remaining(visit()), await remaining(visit({ serverProfile: 'hollo' }))]).toEqual([0, 1]);
    const visitor = visit();
    const asked = await post(visitor, { status: '?', poll: { options: ['a', 'b'], expires_in: 300 } });
    expect((await put(visitor, asked.id, { status: '?!' })).json.poll).toBeNull();
  });

  it('starts a poll with other options again, and keeps the votes of the same', async () => {
    const visitor = visit();
    const poll = (options: string[]) => ({ status: '?', poll: { options, expires_in: 300 } });
    const asked = await post(visitor, poll(['a', 'b']));
    const headers = { Authorization: `Bearer ${visitor.instance.issueToken('oskar')}` };
    await visitor.post(`/api/v1/polls/${asked.poll?.id ?? ''}/votes`, { choices: [1] }, headers);
    const votes = (answer: { json: Posted }) => answer.json.poll?.options.map(option => option.votes_count);
    expect(votes(await put(visitor, asked.id, poll(['a', 'b'])))).toEqual([0, 1]);
    expect(votes(await put(visitor, asked.id, poll(['a', 'c'])))).toEqual([0, 0]);
  });

  it('keeps attachments and options of each version in the history', async () => {
    const visitor = visit();
    const [first = '', second = ''] = await pictures(visitor, 2);
    const { id } = await post(visitor, { status: 'One', media_ids: [first] });
    await put(visitor, id, { status: 'Two', media_ids: [second] });
    const history = await visitor.get<Posted[]>(`/api/v1/statuses/${id}/history`);
    expect(history.json.map(attached)).toEqual([[first], [second]]);
  });
});

describe('deleting for a redraft', () => {
  it('answers text, poll and attachments, which can be posted again', async () => {
    const visitor = visit();
    const [picture = ''] = await pictures(visitor, 1);
    const { id } = await post(visitor, { status: 'Typo', media_ids: [picture] });
    const deleted = (await visitor.send<Posted>('DELETE', `/api/v1/statuses/${id}`)).json;
    expect([deleted.text, attached(deleted)]).toEqual(['Typo', [picture]]);
    expect(attached(await post(visitor, { status: 'Text', media_ids: [picture] }))).toEqual([picture]);
  });

  it('deletes the attachments too on request', async () => {
    const visitor = visit();
    const [picture = ''] = await pictures(visitor, 1);
    const { id } = await post(visitor, { status: 'Typo', media_ids: [picture] });
    await visitor.send('DELETE', `/api/v1/statuses/${id}?delete_media=true`);
    expect((await visitor.post('/api/v1/statuses', { status: 'Text', media_ids: [picture] })).status).toBe(422);
  });
});

describe('the context of a post', () => {
  it('refuses a reply to a deleted post', async () => {
    const visitor = visit();
    const { id } = await post(visitor, { status: 'Gone' });
    await visitor.send('DELETE', `/api/v1/statuses/${id}`);
    expect((await visitor.post('/api/v1/statuses', { status: 'Reply', in_reply_to_id: id })).status).toBe(404);
  });

  it('says whether a post may be quoted, and refuses a quote that its author does not allow', async () => {
    const visitor = visit();
    const { id } = await post(visitor, { status: 'Mine', quote_approval_policy: 'nobody' });
    const authorization = `Bearer ${visitor.instance.issueToken('oskar')}`;
    const seen = await visitor.anonymous(`/api/v1/statuses/${id}`, { headers: { Authorization: authorization } });
    expect(seen.json['quote_approval']).toMatchObject({ automatic: [], current_user: 'denied' });
    const body = { status: 'Quote', quoted_status_id: id };
    expect((await visitor.post('/api/v1/statuses', body, { Authorization: authorization })).status).toBe(404);
    expect((await visitor.post('/api/v1/statuses', body)).status).toBe(200);
  });
});

describe('the defaults of new posts', () => {
  it('follow the settings of the account', async () => {
    const visitor = visit();
    const source = { privacy: 'private', sensitive: true, language: 'sv' };
    const own = await visitor.send<Json>('PATCH', '/api/v1/accounts/update_credentials', { source });
    expect(own.json['source']).toMatchObject(source);
    expect((await visitor.get('/api/v1/preferences')).json).toMatchObject({
      'posting:default:visibility': 'private',
      'posting:default:sensitive': true,
      'posting:default:language': 'sv',
    });
    const posted = await post(visitor, { status: 'Hej' });
    expect(posted).toMatchObject({ visibility: 'private', sensitive: true, language: 'sv' });
  });
});
