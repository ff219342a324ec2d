import { expect } from 'vitest';
import { challengeOf } from '../server/grants.js';
import type { Json, Visitor } from './visitor.js';

/** The address that the applications of tests register. */
export const redirect = 'https://app.test/callback';
/** The verifier of their codes. */
const verifier = 'v'.repeat(43);

/** A registered application. */
export interface App {
  client_id: string;
  client_secret: string;
}

/** Registers an application. */
export async function register(visitor: Visitor, fields: Json = {}): Promise<App> {
  const answer = await visitor.anonymous('/api/v1/apps', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_name: 'A <client>', redirect_uris: redirect, scopes: 'read write follow push', ...fields }),
  });
  expect(answer.status).toBe(200);
  return answer.json as unknown as App;
}

/** The parameters of a request for a code. */
export async function request(app: App, fields: Record<string, string> = {}): Promise<URLSearchParams> {
  return new URLSearchParams({
    response_type: 'code',
    client_id: app.client_id,
    redirect_uri: redirect,
    scope: 'read write',
    state: 's&1',
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
    ...fields,
  });
}

/** The form token of the consent page for a request. */
export async function showPage(visitor: Visitor, app: App, fields: Record<string, string> = {}): Promise<string> {
  const shown = await visitor.anonymous(`/oauth/authorize?${(await request(app, fields)).toString()}`);
  return /name="form_token" value="([^"]+)"/.exec(shown.text)?.[1] ?? '';
}

/** Sends the form of a consent page. */
export function decide(
  visitor: Visitor,
  formToken: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
): ReturnType<Visitor['anonymous']> {
  const body = new URLSearchParams({
    form_token: formToken,
    account: visitor.instance.world.memberId,
    decision: 'authorize',
    ...fields,
  });
  return visitor.anonymous('/oauth/authorize', { method: 'POST', headers, body });
}

/** Where a redirect leads to. */
export function targetOf(answer: Awaited<ReturnType<Visitor['anonymous']>>): URL {
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get('Location') ?? '');
}

/** Shows the consent page, consents, and returns where that leads to. */
export async function authorize(visitor: Visitor, app: App, fields: Record<string, string> = {}): Promise<URL> {
  return targetOf(await decide(visitor, await showPage(visitor, app, fields)));
}

/** Exchanges a code for a token. */
export function redeem(
  visitor: Visitor,
  app: App,
  code: string,
  fields: Record<string, string> = {},
): ReturnType<Visitor['anonymous']> {
  return visitor.anonymous('/oauth/token', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: app.client_id,
      client_secret: app.client_secret,
      redirect_uri: redirect,
      code,
      code_verifier: verifier,
      ...fields,
    }),
  });
}

/** The status of the answer to a request for Home with this token. */
export async function homeStatus(visitor: Visitor, token: string): Promise<number> {
  return (await visitor.anonymous('/api/v1/timelines/home', { headers: { Authorization: `Bearer ${token}` } })).status;
}
