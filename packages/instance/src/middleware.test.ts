import { describe, expect, it } from 'vitest';

import { visit } from './test-support/visitor.js';

describe('every endpoint', () => {
  it.each(['filters'])('returns an empty list of %s', async name => {
    expect((await visit().get(`/api/v1/${name}`)).json).toEqual([]);
  });

  it('answers unknown paths with JSON and CORS headers', async () => {
    const answer = await visit().get('/api/v1/no_such_thing');
    expect([answer.status, answer.json]).toEqual([404, { error: 'Record not found' }]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(answer.headers.get('X-RateLimit-Remaining')).toMatch(/^\d+$/);
  });

  it('answers a preflight and exposes Link', async () => {
    const visitor = visit();
    const answer = await visitor.anonymous('/api/v1/accounts/update_credentials', { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Methods')).toContain('PATCH');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Link');
  });
});
