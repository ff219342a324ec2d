import { createDecoding, type Decoder, type Decoding, type Warning } from '../entities/decode.js';
import { ApiError, isApiError, serverMessageOf } from './errors.js';
import type { Http, Method, RequestOptions } from './http.js';
import { createLoopGuard, type Page, toPage } from './pagination.js';

/** The last argument of every client method. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
}

/** Requests with parsed responses, used by the resources. */
export interface Calls extends Http {
  readonly decoding: () => Decoding;
  entity<T>(method: Method, path: string, decode: Decoder<T | null>, options?: RequestOptions): Promise<T>;
  list<T>(path: string, decode: Decoder<T[]>, options?: RequestOptions): Promise<T[]>;
  page<T extends { id: string }>(
    path: string,
    decode: Decoder<T[]>,
    options?: RequestOptions,
    isCursored?: boolean,
  ): Promise<Page<T>>;
}

/** The part of a client that resources need: `accountsOf(client)` has the requests of its subject, and a page loads those that it calls. */
export interface WithCalls {
  readonly calls: Calls;
}

export function createCalls(http: Http, onWarning: ((warning: Warning) => void) | undefined): Calls {
  const withoutLoop = createLoopGuard();
  const decoding = () => createDecoding(onWarning);

  return {
    ...http,
    decoding,
    async entity(method, path, decode, options) {
      const { data, status } = await http.request(method, path, options);
      const decoded = decode(data, decoding());
      if (decoded === null) throw new ApiError('decode', { status, serverMessage: serverMessageOf(data) });
      return decoded;
    },
    async list(path, decode, options) {
      const { data, status } = await http.request('GET', path, options);
      return decode(listOf(data, status), decoding());
    },
    async page(path, decode, options = {}, isCursored = false) {
      const address = http.resolve(path, options.query);
      const { data, status, headers } = await http.request('GET', path, options);
      const page = toPage({
        items: decode(listOf(data, status), decoding()),
        status,
        link: headers.get('Link'),
        address,
        isCursored,
      });
      return { ...page, next: withoutLoop(address.pathname + address.search, page.next) };
    },
  };
}

/** Some servers send an empty body for an empty list. Any other value that is not a list is a decode error. */
function listOf(data: unknown, status: number): readonly unknown[] {
  if (data === null) return [];
  if (Array.isArray(data)) return data;
  throw new ApiError('decode', { status, serverMessage: serverMessageOf(data) });
}

/** Whether the server does not implement an endpoint. */
export function isUnknownEndpoint(error: unknown): boolean {
  return (
    isApiError(error) && (error.kind === 'decode' || (error.status !== null && [404, 405, 406, 410, 501].includes(error.status)))
  );
}

/** Escapes one segment of a path. */
export const segment = (value: string): string => encodeURIComponent(value);
