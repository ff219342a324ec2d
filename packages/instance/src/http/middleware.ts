import type { Context, Hono } from 'hono';

import { createResponseCache } from './idempotency.js';
import type { RateLimit } from './rate-limit.js';
import { createRateLimit, REGISTRATION_LIMIT, REQUEST_LIMIT } from './rate-limit.js';
import type { ErrorKind } from '../server-profiles/server-profile.js';
import { badRequest, notFound, Refusal, refusalResponse, unauthorized } from './refusal.js';
import { createdIdsOf } from '../server/request-journal.js';
import { standInTheWay } from '../server/registrations.js';
import type { Environment, Server } from '../server/server.js';

const allowedHeaders = 'Authorization, Content-Type, Idempotency-Key, Accept-Language';

function isShared(path: string): boolean {
  return path !== '/oauth/authorize';
}

/** False where a response of this server profile has no CORS headers. */
function isReadable(path: string, status: number, server: Server): boolean {
  const { cors } = server.profile;
  if (!isShared(path)) return false;
  if (!cors.media && path.startsWith('/media/')) return false;
  if (!cors.serverErrors && status >= 500) return false;
  return cors.whileStarting || server.now() >= server.startedAt;
}

function addCors(headers: Headers, server: Server): void {
  headers.set('Access-Control-Allow-Origin', '*');
  const { exposed } = server.profile.cors;
  if (exposed.length > 0) headers.set('Access-Control-Expose-Headers', exposed.join(', '));
}

/** The headers of every response. A route that can be cached has set its own `Cache-Control`. */
export function addSecurityHeaders(headers: Headers): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
}

function preflight(path: string, server: Server): Response {
  const headers = new Headers({
    'Access-Control-Allow-Methods': server.profile.cors.methods.join(', '),
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Max-Age': '86400',
  });
  if (isReadable(path, 204, server)) addCors(headers, server);
  addSecurityHeaders(headers);
  return new Response(null, { status: 204, headers });
}

/** The token of the Authorization header as sent; null without one. */
function bearerOf(context: Context<Environment>): string | null {
  return /^Bearer\s+(\S+)$/i.exec(context.req.header('Authorization') ?? '')?.[1] ?? null;
}

/** Sets the request's token for the routes. An unknown token is refused, or ignored where the server profile says so. */
function readToken(context: Context<Environment>, server: Server): void {
  const text = bearerOf(context);
  const token = text === null ? null : server.grants.find(text);
  const account = server.world.accounts.get(token?.accountId ?? '');
  const hindrance = account === undefined ? null : standInTheWay(server.world, account);
  // Pleroma knows no token of an account that cannot act.
  const isIgnored = hindrance !== null && server.profile.signUp.family === 'pleroma';
  context.set('token', isIgnored ? null : token);
  context.set('hindrance', hindrance);
  if (text !== null && token === null && server.profile.token.unknownOnPublicReads === 'refuse') throw unauthorized();
}

/** Whose requests are counted together: those of a token, or of an address. An invented token does not start a new count. */
function callerOf(context: Context<Environment>, server: Server): string {
  const token = bearerOf(context);
  return token !== null && server.grants.find(token) !== null ? `token ${token}` : addressOf(context);
}

function addressOf(context: Context<Environment>): string {
  return `address ${context.env.address ?? ''}`;
}

function isWrite({ req }: Context<Environment>): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(req.method) && !req.path.startsWith('/_control/');
}

/** Replaces the request by a copy with its body in memory. */
async function bufferBody(context: Context<Environment>): Promise<void> {
  const { raw } = context.req;
  const body = await raw.arrayBuffer();
  context.req.raw = new Request(raw.url, {
    method: raw.method,
    headers: raw.headers,
    ...(body.byteLength === 0 ? {} : { body }),
  });
}

/** Adds preflights, absent paths, tokens, rate limiting, faults, CORS and security headers to every route. */
export function addMiddleware(app: Hono<Environment>, server: Server): void {
  const requests = createRateLimit(server.now, REQUEST_LIMIT);
  const registrations = createRateLimit(server.now, REGISTRATION_LIMIT);
  const repeatCached = createResponseCache(server);
  app.use('*', async (context, next) => {
    const { path } = context.req;
    if (context.req.method === 'OPTIONS' && isShared(path)) return preflight(path, server);
    const change = isWrite(context) ? server.requests?.add(context.req.raw, server.now()) : undefined;
    const answer = async (): Promise<Response> => {
      context.set('token', null);
      context.set('hindrance', null);
      context.set('isRepeat', false);
      if (path === '/api/v1/apps' && registrations.take(addressOf(context)).isOver) return tooMany(server);
      if (path.startsWith('/api/')) await answerApi(context, () => repeatCached(context, next), server, requests);
      else if (path.startsWith('/oauth/') && requests.take(addressOf(context)).isOver) return tooMany(server);
      else await next();
      const isApplied = context.res.ok && !context.get('isRepeat');
      const createdIds = change === undefined || !isApplied ? [] : await createdIdsOf(context.req.method, path, context.res);
      change?.({ isApplied, status: context.res.status, createdIds });
      return context.res;
    };
    if (path.startsWith('/_control/')) await answer();
    else {
      const buffer = async (): Promise<void> => bufferBody(context);
      context.res = await server.faults.intercept({ request: context.req.raw, answer, buffer });
      change?.({ isAnswered: true, status: context.res.status });
    }
    // The clock can be moved (`/_control/clock`): the host would send its own time.
    context.res.headers.set('Date', new Date(server.now()).toUTCString());
    if (isReadable(path, context.res.status, server)) addCors(context.res.headers, server);
    addSecurityHeaders(context.res.headers);
    return undefined;
  });
}

function tooMany(server: Server): Response {
  return refusalResponse(server.profile, new Refusal('limit', 429, 'Too many requests'));
}

/** Refuses what the server profile lacks, and an empty JSON body where it refuses that everywhere. */
function refuseByProfile(context: Context<Environment>, { profile }: Server): void {
  const { method, path, raw } = context.req;
  if (profile.absent.some(pattern => pattern.test(path))) throw notFound();
  const refused = profile.refused.find(({ request }) => request.test(`${method} ${path}`));
  if (refused !== undefined) throw new Refusal(kindOf(refused.status), refused.status, 'Not supported');
  if (profile.refusesEmptyJson !== 'always' || method === 'GET') return;
  const isEmpty = raw.body === null || raw.headers.get('Content-Length') === '0';
  if (isEmpty && raw.headers.get('Content-Type')?.includes('json') === true) throw badRequest('EOF');
}

function kindOf(status: number): ErrorKind {
  if (status === 404) return 'not-found';
  return status === 405 ? 'method' : 'unprocessable';
}

async function answerApi(
  context: Context<Environment>,
  next: () => Promise<void>,
  server: Server,
  limits: RateLimit,
): Promise<void> {
  const taken = limits.take(callerOf(context, server));
  try {
    if (taken.isOver) throw new Refusal('limit', 429, 'Too many requests');
    refuseByProfile(context, server);
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
