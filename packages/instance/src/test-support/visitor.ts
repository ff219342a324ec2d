import type { ServerProfileName } from '../server-profiles/server-profile.js';
import type { Instance, InstanceOptions } from '../instance.js';
import { createInstance } from '../instance.js';

export const origin = 'https://server.test';

/** Noon of a fixed day. */
export const noon = Date.UTC(2026, 10, 20, 12);

export type Json = Record<string, unknown>;

export interface Status extends Json {
  id: string;
}

export interface Answer<T = Json> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: T;
}

export interface Visitor {
  readonly instance: Instance;
  readonly token: string;
  get<T = Json>(path: string): Promise<Answer<T>>;
  post<T = Json>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  send<T = Json>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** A request without a token. */
  anonymous(path: string, init?: RequestInit): Promise<Answer<Json & Json[]>>;
  /** Moves the instance's clock. */
  advance(milliseconds: number): void;
}

async function read<T>(response: Response): Promise<Answer<T>> {
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') === true;
  return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : null) as T };
}

/** An instance at noon with a signed-in account. */
export function visit(options: Partial<InstanceOptions> & { serverProfile?: ServerProfileName; as?: string } = {}): Visitor {
  let time = noon;
  const { as = 'mara', ...rest } = options;
  const instance = createInstance({ seed: 1, now: () => time, origin, ...rest });
  const token = instance.issueToken(as);
  const ask = async <T>(path: string, init: RequestInit): Promise<Answer<T>> =>
    read<T>(await instance.fetch(new Request(path.startsWith('http') ? path : origin + path, init)));
  const authorization = { Authorization: `Bearer ${token}` };
  const send = async <T>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>> =>
    ask<T>(path, {
      method,
      headers: { ...authorization, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    instance,
    token,
    get: <T>(path: string) => send<T>('GET', path),
    post: <T>(path: string, body?: unknown, headers?: Record<string, string>) => send<T>('POST', path, body, headers),
    send,
    anonymous: async (path, init = {}) => ask<Json & Json[]>(path, init),
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}

/** A request that registers an application. */
export const registration = (redirectUris: unknown, fields: Json = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ client_name: 'Client', redirect_uris: redirectUris, scopes: 'read write', ...fields }),
});

/** The account id of a member as sent to the viewer. */
export async function accountIdOf(visitor: Visitor, acct: string): Promise<string> {
  return String((await visitor.get(`/api/v1/accounts/lookup?acct=${acct}`)).json['id']);
}

/** The URL of a relation in the Link header, or null. */
export function linkOf(answer: Answer<unknown>, relation: 'next' | 'prev'): string | null {
  const header = answer.headers.get('Link') ?? '';
  return new RegExp(`<([^>]+)>; rel="${relation}"`).exec(header)?.[1] ?? null;
}

/** Follows `next` to the end and returns all ids in order. */
export async function walk(visitor: Visitor, path: string): Promise<string[]> {
  const ids: string[] = [];
  let next: string | null = path;
  while (next !== null) {
    const page: Answer<{ id: string }[]> = await visitor.get<{ id: string }[]>(next);
    ids.push(...page.json.map(item => item.id));
    next = page.json.length === 0 ? null : linkOf(page, 'next');
  }
  return ids;
}

/** A PNG of one pixel. */
export const pixel = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='),
  character => character.charCodeAt(0),
);

/** Uploads a file, a PNG of one pixel by default, with a description. */
export function upload(
  visitor: Visitor,
  bytes: Uint8Array<ArrayBuffer> = pixel,
  type = 'image/png',
  { path = '/api/v2/media', description = 'A pixel' } = {},
): ReturnType<Visitor['anonymous']> {
  const body = new FormData();
  body.set('file', new File([bytes], 'file', { type }));
  body.set('description', description);
  return visitor.anonymous(path, { method: 'POST', headers: { Authorization: `Bearer ${visitor.token}` }, body });
}
