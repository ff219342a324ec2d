import { ApiError, isApiError, serverMessageOf } from './errors.js';
import { createRateLimiter } from './rate-limiter.js';
import { readBody } from './read-body.js';

const DEFAULT_TIMEOUT_MS = 20_000;
/** Upper limit for `retryAt`, so that a wrong header cannot block a path for hours. */
export const MAX_RETRY_DELAY_MS = 5 * 60_000;

const UNSAFE_SEGMENT = /^[^?]*\/(?:\.{1,2}(?:[/?]|$)|\/)/;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type QueryValue = string | number | boolean | null | undefined | readonly string[];
export type Query = Readonly<Record<string, QueryValue>>;

export interface RequestOptions {
  /** null and undefined are omitted; lists are sent as `key[]` */
  query?: Query;
  /** sent as JSON */
  json?: unknown;
  /** sent as application/x-www-form-urlencoded */
  form?: Query;
  /** sent as multipart/form-data */
  multipart?: FormData;
  signal?: AbortSignal | undefined;
  timeoutMs?: number;
  /** makes repeating a POST safe: the server carries out one request per key */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
  /** the request may outlive the page */
  keepalive?: boolean;
  /** never answered from the browser's cache */
  isFresh?: boolean;
  /** `data` is the body as text */
  isText?: boolean;
  /** called with the headers of a successful response */
  onHeaders?: (headers: Headers) => void;
  /** called with the JSON body of a refusal, before the request rejects */
  onRefusal?: (data: unknown) => void;
  /** send no token */
  isAnonymous?: boolean;
  /** whether a status means that the token is no longer valid; default: 401 only */
  isUnauthorized?: (status: number) => boolean;
}

/** `data`: the parsed JSON body, null when the body is empty. */
export interface ApiResponse {
  data: unknown;
  headers: Headers;
  status: number;
}

export interface HttpOptions {
  baseUrl: string;
  accessToken?: string | null | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  /** epoch ms */
  now?: (() => number) | undefined;
  timeoutMs?: number | undefined;
  onUnauthorized?: (() => void) | undefined;
}

export interface Http {
  /** origin of the server; requests never leave it */
  readonly baseUrl: string;
  readonly accessToken: string | null;
  request(method: Method, path: string, options?: RequestOptions): Promise<ApiResponse>;
  /** Resolves a path against the server. Throws ApiError `decode` when it leads to another origin. */
  resolve(path: string, query?: Query): URL;
  /** Parses a response. Throws the matching ApiError for anything but success. */
  interpret(response: RawResponse, options?: RequestOptions): ApiResponse;
}

interface RawResponse {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Creates a request function bound to the origin of `baseUrl`. It never retries by itself and holds back reads of rate-limited
 * paths (API-08). Throws TypeError for an invalid `baseUrl`.
 */
export function createHttp(options: HttpOptions): Http {
  const base = new URL(options.baseUrl);
  const baseUrl = base.origin;
  const accessToken = options.accessToken ?? null;
  const now = options.now ?? Date.now;
  const rateLimiter = createRateLimiter(now);
  const send = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  function resolve(path: string, query: Query = {}): URL {
    const address = URL.canParse(path, baseUrl) ? new URL(path, baseUrl) : null;
    // An empty id, or one made of dots, would address a different endpoint.
    if (address?.origin !== baseUrl || UNSAFE_SEGMENT.test(path)) throw new ApiError('decode');
    for (const [key, value] of parameters(query)) address.searchParams.append(key, value);
    return address;
  }

  function interpret({ status, headers, body }: RawResponse, requestOptions: RequestOptions = {}): ApiResponse {
    const data = requestOptions.isText === true && status < 300 ? body : parseJson(body);
    if (status >= 200 && status < 300) {
      if (data === undefined) throw new ApiError('decode', { status });
      requestOptions.onHeaders?.(headers);
      return { data, headers, status };
    }
    const isAnonymous = requestOptions.isAnonymous === true || accessToken === null;
    const isUnauthorized = requestOptions.isUnauthorized ?? (refused => refused === 401);
    if (!isAnonymous && isUnauthorized(status)) options.onUnauthorized?.();
    requestOptions.onRefusal?.(data);
    const serverMessage = serverMessageOf(data);
    throw new ApiError(status === 429 ? 'rate_limit' : 'http', { status, serverMessage, retryAt: retryTime(headers, now()) });
  }

  async function request(method: Method, path: string, requestOptions: RequestOptions = {}): Promise<ApiResponse> {
    const { signal } = requestOptions;
    const address = resolve(path, requestOptions.query);
    if (signal?.aborted) throw new ApiError('aborted');
    const whenFree = method === 'GET' ? rateLimiter.whenFree(address.pathname, signal) : null;
    if (whenFree !== null) await whenFree;
    const controller = new AbortController();
    let isTimedOut = false;
    const timer = setTimeout(
      () => {
        isTimedOut = true;
        controller.abort();
      },
      requestOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
    );
    const abort = () => controller.abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const token = requestOptions.isAnonymous === true ? null : accessToken;
      const response = await send(address.href, {
        method,
        ...content(requestOptions, token),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: requestOptions.keepalive === true,
        ...(requestOptions.isFresh === true ? { cache: 'no-store' } : {}),
        signal: controller.signal,
      });
      if (response.redirected && new URL(response.url).origin !== baseUrl)
        throw new ApiError('decode', { status: response.status });
      const body = await readBody(response, controller.signal);
      return interpret({ status: response.status, headers: response.headers, body }, requestOptions);
    } catch (error) {
      if (isApiError(error)) {
        if (method === 'GET' && error.kind === 'rate_limit') rateLimiter.block(address.pathname, error.retryAt);
        throw error;
      }
      if (isTimedOut) throw new ApiError('timeout', { cause: error });
      throw new ApiError(signal?.aborted ? 'aborted' : 'network', { cause: error });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  return { baseUrl, accessToken, request, resolve, interpret };
}

/** The headers of a request, without its content type. */
export function requestHeaders(token: string | null, options: RequestOptions): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (token !== null) headers['Authorization'] = `Bearer ${token}`;
  if (options.idempotencyKey !== undefined) headers['Idempotency-Key'] = options.idempotencyKey;
  return headers;
}

function content(options: RequestOptions, token: string | null): { headers: Record<string, string>; body?: BodyInit } {
  const headers = requestHeaders(token, options);
  if (options.multipart !== undefined) return { headers, body: options.multipart };
  if (options.form !== undefined) return { headers, body: new URLSearchParams(parameters(options.form)) };
  if (options.json === undefined) return { headers };
  headers['Content-Type'] = 'application/json';
  return { headers, body: JSON.stringify(options.json) };
}

function parameters(query: Query): [string, string][] {
  return Object.entries(query).flatMap(([key, value]): [string, string][] => {
    if (value === null || value === undefined) return [];
    return typeof value === 'object' ? value.map(item => [`${key}[]`, item]) : [[key, String(value)]];
  });
}

/** null for an empty body, undefined for invalid JSON. */
function parseJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body.trim() === '' ? null : undefined;
  }
}

/** The time named by `Retry-After` or `X-RateLimit-Reset`, in epoch ms of our clock, at most five minutes ahead; else null. */
export function retryTime(headers: Headers, now: number): number | null {
  const after = headers.get('Retry-After')?.trim();
  if (after !== undefined && /^\d+(\.\d+)?$/.test(after)) return bounded(now + Number(after) * 1000, now);
  const moment = [after, headers.get('X-RateLimit-Reset')].map(text => Date.parse(text ?? '')).find(time => !Number.isNaN(time));
  if (moment === undefined) return null;
  const serverNow = Date.parse(headers.get('Date') ?? '');
  return bounded(Number.isNaN(serverNow) ? moment : moment - serverNow + now, now);
}

const bounded = (moment: number, now: number) => Math.min(Math.max(moment, now), now + MAX_RETRY_DELAY_MS);
