import { describe, expect, it } from 'vitest';

import type { ServerProfileName } from './server-profiles/server-profile.js';
import { linkOf, visit, walk, type Json, type Visitor } from './test-support/visitor.js';

interface Conversation extends Json {
  id: string;
  unread: boolean;
  accounts: { acct: string }[];
  last_status: { id: string; content: string };
}

const BASE = '/api/v1/conversations';

const conversationsOf = async (visitor: Visitor): Promise<Conversation[]> =>
  (await visitor.get<Conversation[]>(`${BASE}?limit=40`)).json;

async function conversationWith(visitor: Visitor, ...accts: string[]): Promise<Conversation> {
  const names = ({ accounts }: Conversation): string =>
    accounts
      .map(({ acct }) => acct)
      .toSorted()
      .join(' ');
  const found = (await conversationsOf(visitor)).find(one => names(one) === accts.toSorted().join(' '));
  if (found === undefined) throw new Error(`No conversation with ${accts.join(', ')}`);
  return found;
}

const write = (visitor: Visitor, status: string, fields: Json = {}, headers: Record<string, string> = {}) =>
  visitor.post<{ id: string }>('/api/v1/statuses', { status, visibility: 'direct', ...fields }, headers);

const asGus = (visitor: Visitor) => ({ Authorization: `Bearer ${visitor.instance.issueToken('gus')}` });

function listen(visitor: Visitor, stream: string, token = visitor.token): { event: string; payload: unknown }[] {
  const events: { event: string; payload: unknown }[] = [];
  const connection = visitor.instance.subscribe(token, ({ event, payload = '' }) =>
    events.push({ event, payload: event === 'delete' ? payload : JSON.parse(payload) }),
  );
  connection?.subscribe({ stream });
  return events;
}

const withConversations = ['default', 'gotosocial', 'pleroma'] as const satisfies readonly ServerProfileName[];

describe.each(withConversations)('conversations of %s', serverProfile => {
  it('are the threads of direct posts, latest first, in pages', async () => {
    const visitor = visit({ serverProfile });
    const all = await conversationsOf(visitor);
    expect(all.map(({ accounts }) => accounts.map(({ acct }) => acct).join(' '))).toEqual([
      'noor@hoshi.example',
      'tobi@tram.example',
      expect.stringMatching(/^(?:lev juniper|juniper lev)$/),
      'mara',
      'solveig@north.example',
      'greta@north.example',
    ]);
    expect(all.map(({ unread }) => unread)).toEqual([true, false, false, false, false, false]);
    expect(await walk(visitor, `${BASE}?limit=2`)).toEqual(all.map(({ id }) => id));
  });

  it('have the id of the latest post as the bound of a page', async () => {
    const visitor = visit({ serverProfile });
    const page = await visitor.get<Conversation[]>(`${BASE}?limit=2`);
    const bound = new URL(linkOf(page, 'next') ?? '').searchParams.get('max_id');
    expect(bound).toBe(page.json[1]?.last_status.id);
  });

  it('are unread with a post of another account, and read with an own one', async () => {
    const visitor = visit({ serverProfile });
    const first = await write(visitor, '@mara hello', {}, asGus(visitor));
    expect(await conversationWith(visitor, 'gus')).toMatchObject({ unread: true, last_status: { id: first.json.id } });
    await write(visitor, '@gus hello yourself', { in_reply_to_id: first.json.id });
    const found = await conversationWith(visitor, 'gus');
    expect(found.unread).toBe(false);
    expect(found.last_status.content).toContain('hello yourself');
  });

  it('are marked as read', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await conversationWith(visitor, 'noor@hoshi.example');
    expect((await visitor.post<Conversation>(`${BASE}/${id}/read`)).json).toMatchObject({ id, unread: false });
    expect(await conversationWith(visitor, 'noor@hoshi.example')).toMatchObject({ id, unread: false });
  });

  it('are removed until the next post, without the earlier ones', async () => {
    const visitor = visit({ serverProfile });
    const first = await write(visitor, '@mara hello', {}, asGus(visitor));
    const { id } = await conversationWith(visitor, 'gus');
    expect((await visitor.send('DELETE', `${BASE}/${id}`)).status).toBe(200);
    await expect(conversationWith(visitor, 'gus')).rejects.toThrow('No conversation');
    expect((await visitor.post(`${BASE}/${id}/read`)).status).toBe(404);
    expect((await visitor.get(`/api/v1/statuses/${first.json.id}`)).status).toBe(200);
    await write(visitor, '@mara again', { in_reply_to_id: first.json.id }, asGus(visitor));
    expect((await conversationWith(visitor, 'gus')).id).not.toBe(id);
  });

  it('keep their id when their first post is deleted', async () => {
    const visitor = visit({ serverProfile });
    const first = await write(visitor, '@gus one');
    const second = await write(visitor, '@gus two', { in_reply_to_id: first.json.id });
    const { id } = await conversationWith(visitor, 'gus');
    await visitor.send('DELETE', `/api/v1/statuses/${first.json.id}`);
    expect(await conversationWith(visitor, 'gus')).toMatchObject({ id, last_status: { id: second.json.id } });
    await visitor.send('DELETE', `/api/v1/statuses/${second.json.id}`);
    await expect(conversationWith(visitor, 'gus')).rejects.toThrow('No conversation');
  });

  it('are others when the accounts of a thread change', async () => {
    const visitor = visit({ serverProfile });
    const first = await write(visitor, '@gus one');
    await write(visitor, '@gus @lev two', { in_reply_to_id: first.json.id });
    const [pair, three] = [await conversationWith(visitor, 'gus'), await conversationWith(visitor, 'gus', 'lev')];
    expect(pair.id).not.toBe(three.id);
  });

  it('hide the posts of blocked and muted accounts', async () => {
    const visitor = visit({ serverProfile });
    await write(visitor, '@mara hello', {}, asGus(visitor));
    const gus = String((await visitor.get('/api/v1/accounts/lookup?acct=gus')).json['id']);
    await visitor.post(`/api/v1/accounts/${gus}/block`);
    await expect(conversationWith(visitor, 'gus')).rejects.toThrow('No conversation');
  });

  it('are streamed to both accounts on the stream for direct posts alone', async () => {
    const visitor = visit({ serverProfile });
    const gus = visitor.instance.issueToken('gus');
    const [mine, theirs, home] = [listen(visitor, 'direct'), listen(visitor, 'direct', gus), listen(visitor, 'user')];
    const { json } = await write(visitor, '@gus hello');
    const words = (events: { event: string }[]) => events.map(({ event }) => event);
    const isPleroma = serverProfile === 'pleroma';
    expect(words(mine)).toEqual(isPleroma ? ['update', 'conversation'] : ['conversation']);
    expect(mine.at(-1)).toMatchObject({ payload: { unread: false, accounts: [{ acct: 'gus' }], last_status: { id: json.id } } });
    expect(theirs.at(-1)).toMatchObject({
      payload: { unread: true, accounts: [{ acct: 'mara' }], last_status: { id: json.id } },
    });
    expect(words(home)).toEqual([]);
  });

  it('stream the deletion of a post to its accounts, and the conversation that is left', async () => {
    const visitor = visit({ serverProfile });
    const first = await write(visitor, '@gus one');
    const { json } = await write(visitor, '@gus two', { in_reply_to_id: first.json.id });
    const gus = visitor.instance.issueToken('gus');
    const lev = visitor.instance.issueToken('lev');
    const [direct, theirs, others] = [listen(visitor, 'direct', gus), listen(visitor, 'user', gus), listen(visitor, 'user', lev)];
    await visitor.send('DELETE', `/api/v1/statuses/${json.id}`);
    expect(theirs).toEqual([{ event: 'delete', payload: json.id }]);
    expect(direct).toMatchObject([{ event: 'conversation', payload: { last_status: { id: first.json.id } } }]);
    expect(others).toEqual([]);
  });

  it('keep their marks in the journal', async () => {
    const visitor = visit({ serverProfile });
    const [{ id }, other] = [
      await conversationWith(visitor, 'noor@hoshi.example'),
      await conversationWith(visitor, 'tobi@tram.example'),
    ];
    await visitor.post(`${BASE}/${id}/read`);
    await visitor.send('DELETE', `${BASE}/${other.id}`);
    const again = visit({ serverProfile, journal: [...visitor.instance.world.journal] });
    expect(await conversationsOf(again)).toEqual(await conversationsOf(visitor));
  });

  it('are for their account alone', async () => {
    const visitor = visit({ serverProfile });
    const { id } = await conversationWith(visitor, 'noor@hoshi.example');
    expect((await visitor.send('POST', `${BASE}/${id}/read`, undefined, asGus(visitor))).status).toBe(404);
    expect((await visitor.anonymous(BASE)).status).toBeGreaterThanOrEqual(401);
  });
});

describe('the dialect of pleroma', () => {
  it('names the recipients and lists the posts of a conversation', async () => {
    const visitor = visit({ serverProfile: 'pleroma' });
    const found = await conversationWith(visitor, 'noor@hoshi.example');
    expect(found['pleroma']).toMatchObject({ recipients: [{ acct: expect.any(String) }, { acct: expect.any(String) }] });
    const posts = await visitor.get<{ id: string }[]>(`/api/v1/pleroma/conversations/${found.id}/statuses`);
    expect(posts.json).toHaveLength(4);
    expect(posts.json[0]?.id).toBe(found.last_status.id);
  });

  it('is unknown to mastodon', async () => {
    const visitor = visit();
    const found = await conversationWith(visitor, 'noor@hoshi.example');
    expect(found).not.toHaveProperty('pleroma');
    expect((await visitor.get(`/api/v1/pleroma/conversations/${found.id}/statuses`)).status).toBe(404);
  });
});

describe('servers without conversations', () => {
  it.each(['hollo', 'truth'] as const)('%s answers 404', async serverProfile => {
    const visitor = visit({ serverProfile });
    expect((await visitor.get(BASE)).status).toBe(404);
    const events = listen(visitor, 'direct');
    await write(visitor, '@gus hello');
    expect(events).toEqual([]);
  });

  it('snac lists none', async () => {
    const visitor = visit({ serverProfile: 'snac' });
    await write(visitor, '@gus hello');
    expect(await conversationsOf(visitor)).toEqual([]);
    expect((await visitor.post(`${BASE}/1/read`)).status).toBe(404);
  });
});
