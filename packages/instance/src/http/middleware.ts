import type { Context, Hono } from 'hono';

import { createRateLimit } from './rate-limit.js';
import { notFound, Refusal, refusalResponse, unauthorized } from './refusal.js';
import type { Environment, Server } from '../server/server.js';

const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, Accept-Language';

function isShared(path: string): boolean {
  return path !== '/oauth/authorize';
}

function addCors(headers: Headers, server: Server): void {
  headers.set('Access-Control-Allow-Origin', '*');
  const { exposed } = server.profile.cors;
  if (exposed.length > 0) headers.set('Access-Control-Expose-Headers', exposed.join(', '));
}

function preflight(server: Server): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': server.profile.cors.methods.join(', '),
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': '86400',
  });
  addCors(headers, server);
  return new Response(null, { status: 204, headers });
}

/** Sets the request's token for the routes. An unknown token is refused, or ignored where the server profile says so. */
function readToken(context: Context<Environment>, server: Server): void {
  const text = /^Bearer\s+(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1];
  const token = text === undefined ? null : server.grants.find(text);
  context.set('token', token);
  if (text !== undefined && token === null && server.profile.token.unknownOnPublicReads === 'refuse') throw unauthorized();
}

/** Adds preflights, absent paths, tokens, rate limiting, faults and CORS headers to every route. */
export function addMiddleware(app: Hono<Environment>, server: Server): void {
  const limits = createRateLimit(server.now);
  app.use('*', async (context, next) => {
    const { path } = context.req;
    if (context.req.method === 'OPTIONS' && isShared(path)) return preflight(server);
    const answer = async (): Promise<Response> => {
      context.set('token', null);
      if (path.startsWith('/api/')) await answerApi(context, next, server, limits);
      else await next();
      return context.res;
    };
    if (path.startsWith('/_control/')) await answer();
    else context.res = await server.faults.intercept(context.req.raw, answer);
    if (isShared(path)) addCors(context.res.headers, server);
    return undefined;
  });
}

async function answerApi(
  context: Context<Environment>,
  next: () => Promise<void>,
  server: Server,
  limits: ReturnType<typeof createRateLimit>,
): Promise<void> {
  const caller = context.req.header('Authorization') ?? '';
  const taken = limits.take(caller);
  try {
    if (taken.isOver) throw new Refusal('limit', 429, 'Too many requests');
    if (server.profile.absent.some(pattern => pattern.test(context.req.path))) throw notFound();
    readToken(context, server);
    await next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    context.res = refusalResponse(server.profile, error);
  }
  if (!server.profile.rateLimitHeaders) return;
  const { headers } = context.res;
  headers.set('X-RateLimit-Limit', String(taken.limit));
  headers.set('X-RateLimit-Remaining', String(taken.remaining));
  headers.set('X-RateLimit-Reset', new Date(taken.resetAt).toISOString());
}
