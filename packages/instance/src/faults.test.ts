import { describe, expect, it } from 'vitest';

import { hostileTexts } from './server/hostile-answer.js';
import { ConnectionDropped, createFaults } from './server/faults.js';
import { noon, visit } from './test-support/visitor.js';

describe('faults', () => {
  const request = (path: string, method = 'GET') => ({
    request: new Request(`https://server.test${path}`, { method }),
    answer: (): Promise<Response> => Promise.resolve(Response.json({ id: '1', text: 'all of it' })),
    buffer: (): Promise<void> => Promise.resolve(),
  });

  it('fails as many requests as `times` says', async () => {
    const faults = createFaults(
      () => noon,
      () => Promise.resolve(),
    );
    faults.add({ pattern: '/api/v1/statuses/:id', kind: 'status', status: 503, times: 2 });
    const statuses: number[] = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await faults.intercept(request('/api/v1/statuses/7'))).status);
    expect(statuses).toEqual([503, 503, 200]);
    expect(faults.list()).toEqual([]);
  });

  it.each([
    ['/api/v1/statuses/:id', '/api/v1/statuses/7', 'GET', true],
    ['/api/v1/statuses/:id', '/api/v1/statuses/7/context', 'GET', false],
    ['/api/v1/*', '/api/v1/statuses/7/context', 'GET', true],
    ['POST /api/v1/statuses', '/api/v1/statuses', 'POST', true],
    ['POST /api/v1/statuses', '/api/v1/statuses', 'GET', false],
    ['/api/v1/a.b', '/api/v1/axb', 'GET', false],
    ['/api/v1/:id/:answer{authorize|reject}', '/api/v1/7/reject', 'POST', true],
    ['/api/v1/:id/:answer{authorize|reject}', '/api/v1/7/accept', 'POST', false],
    ['/api/v1/:status_id', '/api/v1/7', 'GET', true],
    ['get /api/v1/statuses', '/api/v1/statuses', 'GET', false],
    ['statuses', '/api/v1/statuses', 'GET', false],
  ])('pattern %s matches %s %s: %s', async (pattern, path, method, isMet) => {
    const faults = createFaults(
      () => noon,
      () => Promise.resolve(),
    );
    faults.add({ pattern, kind: 'status' });
    expect((await faults.intercept(request(path, method))).status).toBe(isMet ? 500 : 200);
  });

  it('delays, drops, truncates, answers HTML and rate-limits', async () => {
    const waited: number[] = [];
    const faults = createFaults(
      () => noon,
      milliseconds => {
        waited.push(milliseconds);
        return Promise.resolve();
      },
    );
    faults.add({ pattern: '*', kind: 'delay', milliseconds: 250 });
    expect((await faults.intercept(request('/a'))).status).toBe(200);
    expect(waited).toEqual([250]);
    faults.add({ pattern: '*', kind: 'drop' });
    await expect(faults.intercept(request('/a'))).rejects.toThrow(ConnectionDropped);
    faults.add({ pattern: '*', kind: 'truncate' });
    await expect((await faults.intercept(request('/a'))).json()).rejects.toThrow(SyntaxError);
    faults.add({ pattern: '*', kind: 'html' });
    const page = await faults.intercept(request('/a'));
    expect([page.status, page.headers.get('Content-Type')]).toEqual([502, 'text/html']);
    faults.add({ pattern: '*', kind: 'rate_limit', milliseconds: 3000 });
    const limited = await faults.intercept(request('/a'));
    expect([limited.status, limited.headers.get('X-RateLimit-Reset')]).toEqual([429, new Date(noon + 3000).toISOString()]);
  });

  it('answers as a server that fails, with its own words where they are given', async () => {
    const faults = createFaults(
      () => noon,
      () => Promise.resolve(),
    );
    const answer = async (fault: Parameters<typeof faults.add>[0]) => {
      faults.add(fault);
      const response = await faults.intercept(request('/a'));
      return [response.status, await response.text()];
    };
    const failed = '{"error":"Something went wrong on our end"}';
    expect(await answer({ pattern: '*', kind: 'status' })).toEqual([500, failed]);
    expect(await answer({ pattern: '*', kind: 'status', status: 503, message: 'Closed' })).toEqual([503, '{"error":"Closed"}']);
    const title = '502 Bad Gateway';
    const page = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
    expect(await answer({ pattern: '*', kind: 'html' })).toEqual([502, page]);
    expect(await answer({ pattern: '*', kind: 'html', status: 504 })).toEqual([504, page]);
    expect(await answer({ pattern: '*', kind: 'lost', status: 504 })).toEqual([504, '']);
    expect(await answer({ pattern: '*', kind: 'truncate' })).toEqual([200, '{"id":"1","tex']);
    expect(await answer({ pattern: '*', kind: 'rate_limit' })).toEqual([429, '{"error":"Too many requests"}']);
  });

  it('says when a limited client may ask again', async () => {
    const faults = createFaults(
      () => noon,
      () => Promise.resolve(),
    );
    for (const [milliseconds, retryAfter, reset] of [
      [undefined, '5', '2026-11-20T12:00:05.000Z'],
      [1500, '2', '2026-11-20T12:00:01.500Z'],
    ] as const) {
      faults.add({ pattern: '*', kind: 'rate_limit', ...(milliseconds === undefined ? {} : { milliseconds }) });
      const { headers } = await faults.intercept(request('/a'));
      expect(Object.fromEntries(headers)).toMatchObject({
        'retry-after': retryAfter,
        'x-ratelimit-limit': '300',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': reset,
      });
    }
  });

  /** Faults that note what happens to a request; `wake` ends the last wait. */
  function noted(isPaused: boolean) {
    const steps: string[] = [];
    const waits: (() => void)[] = [];
    const note = <T>(step: string, value: T): Promise<T> => {
      steps.push(step);
      return Promise.resolve(value);
    };
    const faults = createFaults(
      () => noon,
      async milliseconds => {
        await note(`wait ${String(milliseconds)}`, null);
        if (isPaused) await new Promise<void>(resolve => waits.push(resolve));
      },
    );
    const faulty = {
      request: new Request('https://server.test/a', { method: 'POST', body: 'text' }),
      answer: () => note('answer', new Response()),
      buffer: async () => note('buffer', undefined),
    };
    const wake = async (): Promise<void> => {
      waits.pop()?.();
      await new Promise(setImmediate);
    };
    return { steps, faults, faulty, wake };
  }

  it('waits a second before a delayed request and after a held one', async () => {
    for (const [kind, expected] of [
      ['delay', ['wait 1000', 'answer']],
      ['hold', ['answer', 'wait 1000']],
    ] as const) {
      const { steps, faults, faulty } = noted(false);
      faults.add({ pattern: '*', kind });
      await faults.intercept(faulty);
      expect([kind, steps]).toEqual([kind, expected]);
    }
  });

  it('applies a late request after its connection is closed, unless the faults are cleared', async () => {
    for (const isCleared of [true, false]) {
      const { steps, faults, faulty, wake } = noted(true);
      faults.add({ pattern: '*', kind: 'late', milliseconds: 50 });
      await expect(faults.intercept(faulty)).rejects.toThrow(ConnectionDropped);
      if (isCleared) faults.clear();
      await wake();
      expect(steps).toEqual(isCleared ? ['buffer', 'wait 50'] : ['buffer', 'wait 50', 'answer']);
    }
  });

  it('is armed by the control endpoint and disarmed by a reset', async () => {
    const visitor = visit({ control: true });
    await visitor.post('/_control/faults', { pattern: '/api/v1/timelines/*', kind: 'rate_limit', times: 5 });
    const limited = await visitor.get('/api/v1/timelines/home');
    expect([limited.status, limited.headers.get('Access-Control-Allow-Origin')]).toEqual([429, '*']);
    expect((await visitor.get('/_control/faults')).json).toMatchObject([{ kind: 'rate_limit', times: 4 }]);
    await visitor.post('/_control/reset');
    expect((await visitor.get('/api/v1/timelines/home')).status).toBe(200);
  });

  it('refuses unknown kinds; control endpoints need the option `control`', async () => {
    expect((await visit({ control: true }).post('/_control/faults', { pattern: '/a', kind: 'flood' })).status).toBe(422);
    expect((await visit().post('/_control/reset')).status).toBe(404);
  });
});

describe('a hostile answer', () => {
  interface Post {
    content: string;
    card: { title: string } | null;
    poll: { options: unknown[] };
    media_attachments: { description: string }[];
    account: { display_name: string; acct: string };
    emojis: unknown[];
  }

  it('has every text in turn, with a link card first and then behind a warning with files', async () => {
    const visitor = visit();
    const pattern = 'GET /api/v1/timelines/public';
    visitor.instance.faults.add({ pattern, kind: 'hostile' });
    const posts = (await visitor.get<Post[]>('/api/v1/timelines/public')).json;
    const plain = (await visitor.get<Post[]>('/api/v1/timelines/public')).json;
    expect(posts[0]?.content.length).toBeGreaterThan(1_000_000);
    expect(posts.map(post => post.account.acct)).toEqual(plain.map(post => post.account.acct));
    const texts = hostileTexts.length;
    expect(new Set(posts.slice(0, texts).map(post => post.content)).size).toBe(texts);
    expect(posts[0]?.card?.title).not.toBe('');
    expect(posts[texts]?.media_attachments[0]?.description).toBe(posts[0]?.account.display_name);
    expect(posts[texts - 1]?.poll.options).toHaveLength(500);
    expect(posts[hostileTexts.indexOf('customEmoji')]?.emojis).toHaveLength(10_000);
  });

  it('has one text where the fault names it', async () => {
    const visitor = visit({ control: true });
    const arm = (text: string) => visitor.post('/_control/faults', { pattern: '*/public', kind: 'hostile', text });
    expect((await arm('rude')).status).toBe(422);
    expect((await arm('wide')).status).toBe(200);
    const posts = (await visitor.get<Post[]>('/api/v1/timelines/public')).json;
    expect(posts.every(post => /^w{16384,50000}$/.test(post.content))).toBe(true);
  });
});

describe('an answer that is lost', () => {
  const pattern = 'POST /api/v1/statuses/:id/favourite';

  it('is dropped, or replaced by a status, after the action was carried out', async () => {
    const visitor = visit();
    const [first, second] = (await visitor.get<{ id: string; favourited: boolean }[]>('/api/v1/timelines/home')).json.filter(
      status => !status.favourited,
    );
    visitor.instance.faults.add({ pattern, kind: 'lost' });
    await expect(visitor.post(`/api/v1/statuses/${first?.id}/favourite`)).rejects.toThrow(ConnectionDropped);
    visitor.instance.faults.add({ pattern, kind: 'lost', status: 504 });
    expect((await visitor.post(`/api/v1/statuses/${second?.id}/favourite`)).status).toBe(504);
    for (const status of [first, second]) {
      expect((await visitor.get(`/api/v1/statuses/${status?.id}`)).json).toMatchObject({ favourited: true });
    }
  });
});
