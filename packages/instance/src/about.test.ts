import { describe, expect, it } from 'vitest';
import { visit } from './test-support/visitor.js';

const list = '/api/v1/announcements';

describe('the account of a server', () => {
  it('[HINT-13] has announcements, which a member dismisses and reacts to', async () => {
    const { get, send, anonymous } = visit({});
    expect((await anonymous(list)).status).toBe(401);
    expect((await get(list)).json).toMatchObject([
      { id: '902', read: false, reactions: [{ name: '🎉', count: 7, me: false }, {}] },
      {},
    ]);
    await send('POST', `${list}/902/dismiss`);
    await send('PUT', `${list}/902/reactions/🎉`);
    await send('PUT', `${list}/902/reactions/🎉`);
    expect((await get(list)).json).toMatchObject([{ read: true, reactions: [{ name: '🎉', count: 8, me: true }, {}] }, {}]);
    await send('DELETE', `${list}/902/reactions/🎉`);
    expect((await get(list)).json).toMatchObject([{ reactions: [{ count: 7, me: false }, {}] }, {}]);
    expect((await send('POST', `${list}/1/dismiss`)).status).toBe(404);
  });

  it('forgets after a reset what a member did with announcements', async () => {
    const { get, send, instance } = visit({});
    await send('POST', `${list}/902/dismiss`);
    instance.reset();
    expect((await get(list)).json).toMatchObject([{ id: '902', read: false }, {}]);
  });

  it('[UI-05] [HINT-13] differs from family to family', async () => {
    const statuses = async (serverProfile: 'default' | 'gotosocial' | 'hollo' | 'snac' | 'rebased' | 'truth') => {
      const { anonymous } = visit({ serverProfile });
      const paths = ['/api/v1/instance/domain_blocks', '/api/v1/instance/extended_description', list];
      return Promise.all(paths.map(async path => (await anonymous(path)).status));
    };
    expect(await statuses('default')).toEqual([200, 200, 401]);
    expect(await statuses('gotosocial')).toEqual([200, 404, 401]);
    expect(await statuses('hollo')).toEqual([404, 404, 401]);
    expect(await statuses('rebased')).toEqual([404, 404, 200]);
    expect(await statuses('truth')).toEqual([404, 404, 404]);
  });

  it('[HINT-13] says in its announcements when they were published, and who reacted', async () => {
    const { get } = visit({});
    const common = { starts_at: null, ends_at: null, all_day: false, read: false, mentions: [], statuses: [], tags: [] };
    expect((await get(list)).json).toEqual([
      {
        ...common,
        id: '902',
        content:
          '<p>The server moves to another machine on Saturday night. Posts may come late until <strong>six in the morning</strong>.</p>',
        published_at: '2026-11-19T12:00:00.000Z',
        updated_at: '2026-11-19T12:00:00.000Z',
        emojis: [],
        reactions: [
          { name: '🎉', count: 7, me: false },
          { name: '👍', count: 3, me: false },
        ],
      },
      {
        ...common,
        id: '901',
        content: '<p>Custom emoji of the harbour are here: :heron: and more.</p>',
        published_at: '2026-11-08T12:00:00.000Z',
        updated_at: '2026-11-08T12:00:00.000Z',
        emojis: [expect.objectContaining({ shortcode: 'heron' })],
        reactions: [],
      },
    ]);
  });

  it('[HINT-13] takes one reaction of a member with each emoji, and takes it back', async () => {
    const { get, send } = visit({});
    const reactions = async () => (await get<{ id: string; reactions: unknown[] }[]>(list)).json.map(one => one.reactions);
    const [seeded] = await reactions();
    await send('PUT', `${list}/901/reactions/🚋`);
    await send('PUT', `${list}/901/reactions/🚋`);
    await send('PUT', `${list}/901/reactions/${'x'.repeat(40)}`);
    expect(await reactions()).toEqual([
      seeded,
      [
        { name: '🚋', count: 1, me: true },
        { name: 'x'.repeat(40), count: 1, me: true },
      ],
    ]);
    await send('DELETE', `${list}/901/reactions/🚋`);
    expect(await reactions()).toEqual([seeded, [{ name: 'x'.repeat(40), count: 1, me: true }]]);
    await send('DELETE', `${list}/902/reactions/🚋`);
    expect(await reactions()).toMatchObject([seeded, [{}]]);
  });

  it('[HINT-13] marks one announcement as read for one member', async () => {
    const { get, send, instance } = visit({});
    const read = async (token?: string) =>
      (
        await send<{ read: boolean }[]>('GET', list, undefined, token === undefined ? {} : { Authorization: `Bearer ${token}` })
      ).json.map(one => one.read);
    await send('POST', `${list}/901/dismiss`);
    await send('POST', `${list}/901/dismiss`);
    expect(await read()).toEqual([false, true]);
    expect(await read(instance.issueToken('lev'))).toEqual([false, false]);
    expect((await get<unknown[]>(list)).json).toHaveLength(2);
    expect((await send('POST', `${list}/902/dismiss`)).json).toEqual({});
  });

  it.each([
    ['extended_description', /^<h2>Who runs this server<\/h2><p>A handful of people who meet on Tuesdays/],
    ['privacy_policy', /^<h2>Privacy policy<\/h2><p>The server keeps the posts you write/],
    ['terms_of_service', /^<h2>Terms of service<\/h2><p>Stay kind\./],
  ])('[UI-05] has a document of thirty days ago: %s', async (name, text) => {
    const { json } = await visit({}).anonymous(`/api/v1/instance/${name}`);
    expect(json).toEqual({ updated_at: '2026-10-21T12:00:00.000Z', content: expect.stringMatching(text) });
  });

  it('[UI-05] names the servers it limits, one of them in part', async () => {
    expect((await visit({}).anonymous('/api/v1/instance/domain_blocks')).json).toEqual([
      { domain: 'loud.example', digest: '', severity: 'silence', comment: 'Too many advertisements.' },
      { domain: 'mar.example', digest: '', severity: 'silence', comment: '' },
      { domain: 'sp*m.example', digest: '', severity: 'suspend', comment: 'Spam.' },
    ]);
  });
});
