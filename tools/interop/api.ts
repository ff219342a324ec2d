import { withoutRepeats, type Json } from './posts.ts';

interface Answer {
  readonly status: number;
  /** The parsed body; null where it is no JSON. */
  readonly body: unknown;
}

/** Requests of one account that bypass the app. Written apart from the app's own client, so that they do not share a fault. */
export interface Api {
  readonly origin: string;
  readonly token: string;
  get(path: string): Promise<Answer>;
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: Json | FormData): Promise<Answer>;
  /** The newest statuses of a list, paged by the last item, without repeats. */
  statuses(path: string, count: number): Promise<Json[]>;
}

const REQUEST_TIMEOUT_MS = 20_000;
const MAXIMUM_PAGES = 30;

export function createApi(origin: string, token: string): Api {
  async function send(method: string, path: string, body?: Json | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const response = await fetch(origin + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.text();
    try {
      return { status: response.status, body: JSON.parse(text) as unknown };
    } catch {
      return { status: response.status, body: null };
    }
  }

  return {
    origin,
    token,
    get: path => send('GET', path),
    send,
    async statuses(path, count) {
      let found: Json[] = [];
      for (let page = 0; page < MAXIMUM_PAGES && found.length < count; page += 1) {
        const last = found.at(-1)?.['id'];
        const separator = path.includes('?') ? '&' : '?';
        const bound = typeof last === 'string' ? `&max_id=${encodeURIComponent(last)}` : '';
        const { status, body } = await send('GET', `${path}${separator}limit=40${bound}`);
        if (status !== 200 || !Array.isArray(body)) throw new Error(`GET ${path} was answered with ${status}`);
        const all = withoutRepeats([...found, ...(body as Json[])]);
        if (all.length === found.length) break;
        found = all;
      }
      return found.slice(0, count);
    },
  };
}

/** The field of an entity, as text; empty where it is absent. */
export function field(entity: unknown, name: string): string {
  const value = typeof entity === 'object' && entity !== null ? (entity as Json)[name] : undefined;
  return typeof value === 'string' ? value : '';
}
