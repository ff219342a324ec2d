import { expect, it } from 'vitest';
import { memoryStorage } from '../session/browser-storage.dom.js';
import { fakeServer, json } from '../test-support/oauth-server.js';
import { beginSignUp, completeSignUp } from './sign-up.js';

const options = (server: ReturnType<typeof fakeServer>, storage = memoryStorage()) => ({
  server: 'rookery.test',
  redirectUri: 'https://app.test/sign-in/callback',
  clientName: 'Rookery',
  storage,
  fetch: server.fetch,
});

const granting = (server = fakeServer()) => {
  server.replies['/oauth/token'] = ({ form }) =>
    form.get('grant_type') === 'client_credentials' && form.get('client_secret') === 'hidden'
      ? json({ access_token: 'app-token', token_type: 'Bearer', scope: form.get('scope') })
      : json({ error: 'invalid_client' }, 401);
  return server;
};

it('[HINT-09] gets a token of the application, and registers it once', async () => {
  const server = granting();
  const storage = memoryStorage();
  const app = await beginSignUp(options(server, storage));
  expect(app).toEqual({
    server: server.origin,
    accessToken: 'app-token',
    clientId: 'client',
    clientSecret: 'hidden',
    scope: 'read write follow push',
  });
  await beginSignUp(options(server, storage));
  expect(server.to('/api/v1/apps')).toHaveLength(1);
  expect(server.to('/oauth/token')[0]?.form.get('redirect_uri')).toBe('https://app.test/sign-in/callback');
});

it('[HINT-09] registers the application again where the server has forgotten it', async () => {
  const server = granting();
  const storage = memoryStorage();
  await beginSignUp(options(server, storage));
  const grant = server.replies['/oauth/token'];
  let asked = 0;
  server.replies['/oauth/token'] = request => (asked++ === 0 || !grant ? json({ error: 'invalid_client' }, 401) : grant(request));
  expect((await beginSignUp(options(server, storage))).accessToken).toBe('app-token');
  expect(server.to('/api/v1/apps')).toHaveLength(2);
});

it.each([
  [401, { error: 'invalid_client', error_description: 'Unknown client' }, 'registration-refused', 2],
  [500, {}, 'server-error', 1],
  [200, { access_token: 'a\nb' }, 'not-a-server', 1],
  [200, [], 'not-a-server', 1],
] as const)('[HINT-09] gives up after %i %j', async (status, body, kind, requests) => {
  const server = fakeServer();
  server.replies['/oauth/token'] = () => json(body, status);
  await expect(beginSignUp(options(server))).rejects.toMatchObject({ kind });
  expect(server.to('/oauth/token')).toHaveLength(requests);
});

it('[HINT-09] has a session once the account can act', async () => {
  const server = granting();
  const app = await beginSignUp(options(server));
  const { fetch } = server;
  expect(await completeSignUp(app, 'token', { fetch, scope: '' })).toMatchObject({
    id: 'mara@rookery.test',
    accessToken: 'token',
    clientId: 'client',
    scope: app.scope,
  });
  server.replies['/api/v1/accounts/verify_credentials'] = () => json({ error: 'Your login is currently pending approval' }, 403);
  await expect(completeSignUp(app, 'token', { fetch })).rejects.toMatchObject({
    kind: 'token-refused',
    serverMessage: 'Your login is currently pending approval',
  });
});
