import type { Context } from 'hono';

import type { Environment, Server } from '../server/server.js';

/** Maps idempotency keys to results for a while, so that a repeated request creates nothing again. */
interface Idempotency<Result> {
  find(accountId: string, key: string): Result | null;
  add(accountId: string, key: string, result: Result): void;
}

const HOUR_MS = 60 * 60 * 1000;

export function createIdempotency<Result>(now: () => number, lifetime = HOUR_MS): Idempotency<Result> {
  const entries = new Map<string, { result: Result; expiresAt: number }>();
  return {
    find(accountId, key) {
      const entry = entries.get(`${accountId} ${key}`);
      return entry !== undefined && now() < entry.expiresAt ? entry.result : null;
    },
    add(accountId, key, result) {
      for (const [name, { expiresAt }] of entries) {
        if (now() >= expiresAt) entries.delete(name);
      }
      entries.set(`${accountId} ${key}`, { result, expiresAt: now() + lifetime });
    },
  };
}

/** How long the Pleroma family caches responses. */
const RESPONSE_LIFETIME_MS = 6 * HOUR_MS;

/**
 * Repeats the response to an earlier write with the same idempotency key, where the server profile caches whole responses.
 * `answer` is called for all other requests.
 */
export function createResponseCache(
  server: Server,
): (context: Context<Environment>, answer: () => Promise<void>) => Promise<void> {
  const cache = createIdempotency<Response>(server.now, RESPONSE_LIFETIME_MS);
  return async (context, answer) => {
    const key = context.req.header('Idempotency-Key');
    const accountId = context.get('token')?.accountId ?? null;
    const isCached = server.profile.statuses.idempotency === 'responses' && ['POST', 'PUT', 'PATCH'].includes(context.req.method);
    if (!isCached || key === undefined || accountId === null) return answer();
    const known = cache.find(accountId, key);
    if (known === null) {
      await answer();
      if (context.res.ok) cache.add(accountId, key, context.res.clone());
    } else {
      context.set('isRepeat', true);
      context.res = known.clone();
    }
    context.res.headers.set('Idempotency-Key', key);
  };
}
