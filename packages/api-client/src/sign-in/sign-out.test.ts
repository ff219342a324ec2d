import { beforeEach, describe, expect, it } from 'vitest';
import type { Session } from '../session/session-store.js';
import { revokeSession } from './sign-in.js';
import { fakeServer, json } from '../test-support/oauth-server.js';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});

describe('[API-10] signing out', () => {
  const session: Session = {
    id: 'mara@rookery.test',
    server: 'https://rookery.test',
    accessToken: 'token',
    clientId: 'client',
    clientSecret: 'hidden',
    scope: 'read',
    account: null,
  };

  it('revokes the token with a form post', async () => {
    expect(await revokeSession(session, { fetch: server.fetch })).toBe(true);
    const [request] = server.to('/oauth/revoke');
    expect(Object.fromEntries(request?.form ?? [])).toEqual({ client_id: 'client', client_secret: 'hidden', token: 'token' });
  });

  it.each<[string, () => Response]>([
    ['refuses the revocation', () => json({}, 403)],
    [
      'does not respond',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('removes the session when the server %s', async (_name, reply) => {
    server.replies['/oauth/revoke'] = reply;
    const removed: string[] = [];
    expect(await revokeSession(session, { fetch: server.fetch, store: { remove: id => removed.push(id) } })).toBe(false);
    expect(removed).toEqual(['mara@rookery.test']);
  });
});
