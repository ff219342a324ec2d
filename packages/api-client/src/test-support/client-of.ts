import { type Client, type ClientOptions, createClient } from '../client.js';
import { type ApiError, isApiError } from '../request/errors.js';

interface Reply {
  status?: number;
  data?: unknown;
  headers?: Record<string, string>;
}

interface ReceivedRequest {
  /** method and path */
  name: string;
  url: URL;
  body: unknown;
  headers: Headers;
}

/** A signed-in client of a fake server that replies by method and path; any other request gets 404. */
export function clientOf(
  routes: Readonly<Record<string, Reply | ((url: URL) => Reply)>>,
  more: Partial<ClientOptions> = {},
): { client: Client; requests: ReceivedRequest[]; names: () => string[] } {
  const requests: ReceivedRequest[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const name = `${init?.method} ${url.pathname}`;
    requests.push({ name, url, body: init?.body, headers: new Headers(init?.headers) });
    const route = routes[name] ?? { status: 404, data: { error: 'Record not found' } };
    const { status = 200, data, headers = {} } = typeof route === 'function' ? route(url) : route;
    return new Response(data === undefined ? null : JSON.stringify(data), { status, headers });
  };
  const client = createClient({ baseUrl: 'https://a.test', accessToken: 'secret', fetch, XMLHttpRequest: undefined, ...more });
  return { client, requests, names: () => requests.map(({ name }) => name) };
}

/** The ApiError a promise rejects with; null when it resolves or rejects with another value. */
export function rejection(promise: Promise<unknown>): Promise<ApiError | null> {
  return promise.then(
    () => null,
    (error: unknown) => (isApiError(error) ? error : null),
  );
}
