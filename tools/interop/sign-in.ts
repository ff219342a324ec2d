import type { Credentials } from './page.ts';

const redirect = 'http://localhost/interop';
const scope = 'read write follow push';
const REQUEST_TIMEOUT_MS = 20_000;

const deadline = (): AbortSignal => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

/** Shows the sign-in page of a server and sends its form. Resolves to the redirect back to the application. */
type Consent = (request: URLSearchParams) => Promise<Response>;

function sendForm(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual', signal: deadline() });
}

/** Signs in by ordinary OAuth: registration, the server's page, the token. */
async function signIn(origin: string, consent: Consent): Promise<Credentials> {
  const registered = await sendForm(`${origin}/api/v1/apps`, {
    client_name: 'Interoperability suite',
    redirect_uris: redirect,
    scopes: scope,
  });
  const { client_id, client_secret } = (await registered.json()) as { client_id: string; client_secret: string };
  const request = new URLSearchParams({ response_type: 'code', client_id, redirect_uri: redirect, scope });
  const location = (await consent(request)).headers.get('Location') ?? origin;
  const answer = await sendForm(`${origin}/oauth/token`, {
    grant_type: 'authorization_code',
    client_id,
    client_secret,
    redirect_uri: redirect,
    code: new URL(location, origin).searchParams.get('code') ?? '',
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, clientId: client_id, clientSecret: client_secret };
}

/** Accepts the policy that the account of a token has to accept first, where the server has one. */
async function acceptPolicy(origin: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/v1/truth/policies/pending`, { headers, signal: deadline() });
  const { pending_policy_id: id } = answer.ok ? ((await answer.json()) as { pending_policy_id?: string }) : {};
  if (id !== undefined)
    await fetch(`${origin}/api/v1/truth/policies/${id}/accept`, { method: 'PATCH', headers, signal: deadline() });
}

/** Signs a local account in to the built-in server. @param who Its handle, or its index among those on the server's page; 0 is the member. */
export async function signInAs(origin: string, who: number | string): Promise<Credentials> {
  const credentials = await signIn(origin, async request => {
    const html = await (await fetch(`${origin}/oauth/authorize?${request.toString()}`, { signal: deadline() })).text();
    const accounts = [...html.matchAll(/name="account" value="([^"]+)"[^]*?class="acct">@([^<]+)</g)];
    const account = typeof who === 'number' ? accounts[who] : accounts.find(([, , acct]) => acct === who);
    return sendForm(`${origin}/oauth/authorize`, {
      form_token: /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? '',
      account: account?.[1] ?? '',
      decision: 'authorize',
    });
  });
  await acceptPolicy(origin, credentials.token);
  return credentials;
}

/** Signs an account in to snac, whose sign-in page asks for its password. */
export function signInToSnac(origin: string, login: string, passwd: string): Promise<Credentials> {
  return signIn(origin, request =>
    sendForm(`${origin}/oauth/x-snac-login`, {
      login,
      passwd,
      redir: redirect,
      cid: request.get('client_id') ?? '',
      state: '',
    }),
  );
}
