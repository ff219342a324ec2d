import type { Page } from '@playwright/test';
import { sessionOf } from '../tools/interop/page.ts';
import type { Json } from '../tools/interop/posts.ts';
import { expect, serverOriginOf } from './fixtures.js';
import { storeSession } from './sign-in.ts';

const SCOPES = 'read write follow push';
/** With those of the staff. */
const STAFF_SCOPES = `${SCOPES} admin:read admin:write`;

/** The server of an app as a test of moderation uses it. */
export function staffServer(app: string, username: string) {
  const origin = serverOriginOf(app);
  let token: Promise<string> | null = null;
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(origin + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const control = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await send(method, `/_control/${path}`, body);
    expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
    return (await answer.json()) as Answer;
  };
  const issued = async (scope: string): Promise<string> =>
    (await control<{ access_token: string }>('POST', 'tokens', { username, scope })).access_token;

  return {
    origin,
    control,
    /** A request of the same member of the staff, beside the app. */
    async ask<Answer>(path: string): Promise<Answer> {
      token ??= issued(STAFF_SCOPES);
      const answer = await send('GET', path, undefined, { authorization: `Bearer ${await token}` });
      expect(answer.ok, `${path}: ${answer.status}`).toBe(true);
      return (await answer.json()) as Answer;
    },
    /** Signs in, and opens an address. `hasScopes`: with the scopes to moderate. */
    async open(page: Page, path: string, { hasScopes = true } = {}): Promise<void> {
      const accessToken = await issued(hasScopes ? STAFF_SCOPES : SCOPES);
      const answer = await send('GET', '/api/v1/accounts/verify_credentials', undefined, {
        authorization: `Bearer ${accessToken}`,
      });
      const session = sessionOf(origin, (await answer.json()) as Json, { token: accessToken, clientId: '', clientSecret: '' });
      await storeSession(page, { ...session, scope: hasScopes ? STAFF_SCOPES : SCOPES }, app);
      await page.goto(app + path);
    },
  };
}
