import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { handlers } from './msw.js';
import { origin, visit } from './test-support/visitor.js';

const visitor = visit();
const page = setupServer(...handlers(visitor.instance));

beforeAll(() => page.listen());
afterAll(() => page.close());

describe('the msw handlers', () => {
  it('answers requests to its origin', async () => {
    const headers = { Authorization: `Bearer ${visitor.token}` };
    const home = await fetch(`${origin}/api/v1/timelines/home?limit=2`, { headers });
    expect(home.headers.get('Link')).toContain('rel="next"');
    expect(await home.json()).toHaveLength(2);
    const posted = await fetch(`${origin}/api/v1/statuses`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ status: 'In a page' }),
    });
    expect(await posted.json()).toMatchObject({ content: '<p>In a page</p>' });
  });

  it('rejects with a TypeError when a fault drops the request', async () => {
    visitor.instance.faults.add({ pattern: '/api/v1/instance', kind: 'drop' });
    await expect(fetch(`${origin}/api/v1/instance`)).rejects.toThrow(TypeError);
    expect((await fetch(`${origin}/api/v1/instance`)).status).toBe(200);
  });
});
