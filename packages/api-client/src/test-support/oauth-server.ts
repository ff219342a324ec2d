import { createHash } from 'node:crypto';

/** A request as the server received it. */
interface Request {
  method: string;
  url: URL;
  form: URLSearchParams;
  contentType: string;
  authorization: string | null;
  redirect: string | undefined;
}

export const json = (value: unknown, status = 200) => Response.json(value, { status });

/** A fake server that validates its OAuth requests as a real one does. */
export function fakeServer(origin = 'https://rookery.test') {
  const requests: Request[] = [];
  const codes = new Map<string, { challenge: string; redirectUri: string; clientId: string }>();
  const replies: Record<string, (request: Request) => Response> = {
    '/.well-known/oauth-authorization-server': () => json({ error: 'Not found' }, 404),
    '/api/v1/apps': () => json({ client_id: 'client', client_secret: 'hidden', redirect_uri: 'x' }),
    '/oauth/token': ({ form }) => {
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isGood =
        grant &&
        grant.challenge === challenge &&
        grant.redirectUri === form.get('redirect_uri') &&
        form.get('client_secret') === 'hidden';
      return isGood
        ? json({ access_token: 'token', token_type: 'Bearer', scope: 'read write', created_at: 1 })
        : json({ error: 'invalid_grant' }, 400);
    },
    '/api/v1/accounts/verify_credentials': ({ authorization }) =>
      authorization === 'Bearer token'
        ? json({ id: '7', username: 'mara', acct: 'mara', display_name: 'Mara', avatar: 'https://rookery.test/a.png' })
        : json({}, 401),
    '/oauth/revoke': ({ form }) => (form.get('client_id') ? json({}) : json({ error: 'client_id not set' }, 400)),
  };
  const fetch = async (input: string | URL | globalThis.Request, init: RequestInit = {}) => {
    const request = new globalThis.Request(input, init);
    const entry: Request = {
      method: request.method,
      url: new URL(request.url),
      form: new URLSearchParams(await request.text()),
      contentType: request.headers.get('content-type') ?? '',
      authorization: request.headers.get('authorization'),
      redirect: init.redirect,
    };
    requests.push(entry);
    const reply = entry.url.origin === origin ? replies[entry.url.pathname] : undefined;
    if (!reply) throw new TypeError('Failed to fetch');
    return reply(entry);
  };
  /** Approves the authorization; returns the callback URL. */
  const agree = (authorizeUrl: string, extra: Record<string, string> = {}) => {
    const { searchParams } = new URL(authorizeUrl);
    const get = (name: string) => searchParams.get(name) ?? '';
    const code = `code-${codes.size}-${requests.length}`;
    codes.set(code, { challenge: get('code_challenge'), redirectUri: get('redirect_uri'), clientId: get('client_id') });
    return `${get('redirect_uri')}?${new URLSearchParams({ code, state: get('state'), ...extra }).toString()}`;
  };
  const to = (path: string) => requests.filter(request => request.url.pathname === path);
  return { origin, requests, replies, fetch, agree, to };
}
