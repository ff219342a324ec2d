/*
 * The requests of a sign-in: discovery, and the posts and answers that registration and sign-in share.
 */
import { fieldsOf, type Fields } from '../entities/decode.js';
import { SignInError } from './oauth.js';

const TIMEOUT_MS = 15_000;

interface Endpoints {
  authorization: string;
  token: string;
  issuer: string;
  isIssuerRequired: boolean;
}

/** The OAuth endpoints of a server: from its metadata (RFC 8414), else the defaults. Throws `not-a-server` when one leads to another origin. */
export async function discover(server: string, fetch: typeof globalThis.fetch): Promise<Endpoints> {
  const defaults: Endpoints = {
    authorization: `${server}/oauth/authorize`,
    token: `${server}/oauth/token`,
    issuer: server,
    isIssuerRequired: false,
  };
  let metadata: Fields;
  try {
    const response = await send(fetch, `${server}/.well-known/oauth-authorization-server`, {});
    if (!response.ok) return defaults;
    metadata = fieldsOf(await response.json());
  } catch {
    // Servers without metadata respond without CORS headers, with an HTML page, or not at all.
    return defaults;
  }
  const endpoint = (name: string, fallback: string) => {
    const value = metadata[name] ?? fallback;
    // The reader chose this server; its metadata must not send the code or the secret to another one.
    if (typeof value !== 'string' || !URL.canParse(value) || new URL(value).origin !== server)
      throw new SignInError('not-a-server');
    return value;
  };
  return {
    authorization: endpoint('authorization_endpoint', defaults.authorization),
    token: endpoint('token_endpoint', defaults.token),
    issuer: endpoint('issuer', defaults.issuer),
    isIssuerRequired: metadata['authorization_response_iss_parameter_supported'] === true,
  };
}

interface SendOptions {
  form?: Record<string, string>;
  accessToken?: string;
  keepalive?: boolean;
}

/** Sends one request without cookies and referrer. A request that carries a secret follows no redirect. */
export function send(
  fetch: typeof globalThis.fetch,
  url: string,
  { form, accessToken, keepalive = false }: SendOptions,
): Promise<Response> {
  return fetch(url, {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}) },
    // A form, not JSON: one server answers JSON at `revoke` with 400 and keeps the token valid.
    ...(form ? { body: new URLSearchParams(form) } : {}),
    // A redirect could carry the secret to another origin.
    redirect: form || accessToken ? 'error' : 'follow',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    keepalive,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

/** Runs a request; a rejection becomes SignInError `no-answer` after the time limit, else `unreachable`. */
export async function reach(request: () => Promise<Response>): Promise<Response> {
  try {
    return await request();
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new SignInError(isTimeout ? 'no-answer' : 'unreachable');
  }
}

/**
 * Whether a host responds at all. A script cannot read a response without CORS headers, as most web servers send it: `fetch` then fails as
 * it does for an unknown name.
 */
export async function respondsUnreadably(server: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  try {
    await fetch(server, {
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}

/** The fields of a JSON body; `{}` when the body is not a JSON object. */
export async function bodyOf(response: Response): Promise<Fields> {
  try {
    return fieldsOf(await response.json());
  } catch {
    return {};
  }
}

/** The error message in a response body, or null. Hollo nests it: `error` or `zod_error` is an object with a `message`. */
export function messageOf(body: Fields): string | null {
  const candidates = [
    body['error_description'],
    body['error'],
    body['message'],
    fieldsOf(body['error'])['message'],
    fieldsOf(body['zod_error'])['message'],
  ];
  return candidates.find((candidate): candidate is string => typeof candidate === 'string' && candidate.trim() !== '') ?? null;
}
