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
});
