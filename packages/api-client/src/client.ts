import { createCalls } from './calls.js';
import type { Warning } from './entities/decode.js';
import { type ApiResponse, createHttp, type HttpOptions, type Method, type RequestOptions } from './http.js';
import { accountsResource } from './resources/accounts.js';
import type { chatsResource } from './resources/chats.js';
import type { customEmojisResource, instanceResource } from './resources/instance.js';
import { later } from './resources/later.js';
import { listsResource } from './resources/lists.js';
import { markersResource } from './resources/markers.js';
import type { mediaResource } from './resources/media.js';
import { pollsResource, statusesResource } from './resources/statuses.js';
import { suggestionsResource } from './resources/suggestions.js';
import { searchResource, timelinesResource, trendsResource } from './resources/timelines.js';
import type { XhrConstructor } from './upload.js';

/**
 * `baseUrl`: address of the server, of which the origin counts. `onUnauthorized`: the token is no longer good.
 * `onWarning`: a list lost items that could not be used. `timeoutMs`: of one request, 20 s unless given.
 */
export interface ClientOptions extends HttpOptions {
  onWarning?: ((warning: Warning) => void) | undefined;
  XMLHttpRequest?: XhrConstructor | undefined;
}

export interface Client {
  readonly baseUrl: string;
  readonly accessToken: string | null;
  /** For addresses that the resources do not cover; `data` is not parsed. Rejects with ApiError. */
  request(method: Method, path: string, options?: RequestOptions): Promise<ApiResponse>;
  readonly accounts: ReturnType<typeof accountsResource>;
  readonly chats: ReturnType<typeof chatsResource>;
  readonly customEmojis: ReturnType<typeof customEmojisResource>;
  readonly instance: ReturnType<typeof instanceResource>;
  readonly lists: ReturnType<typeof listsResource>;
  readonly markers: ReturnType<typeof markersResource>;
  readonly media: ReturnType<typeof mediaResource>;
  readonly polls: ReturnType<typeof pollsResource>;
  readonly search: ReturnType<typeof searchResource>;
  readonly statuses: ReturnType<typeof statusesResource>;
  readonly suggestions: ReturnType<typeof suggestionsResource>;
  readonly timelines: ReturnType<typeof timelinesResource>;
  readonly trends: ReturnType<typeof trendsResource>;
}

/** Their code comes with their first use: reading posts needs none of it. */
const chats = {
  list: true,
  page: true,
  get: true,
  create: true,
  messages: true,
  messagesPage: true,
  createMessage: true,
  deleteMessage: true,
  markRead: true,
  accept: true,
  delete: true,
} as const;
const instance = { get: true, nodeInfo: true, siteSettings: true } as const;
const media = { upload: true, update: true } as const;

/** A client of one server, for one token or none. Every method rejects with ApiError and answers total entities. */
export function createClient({ onWarning, XMLHttpRequest = globalThis.XMLHttpRequest, ...options }: ClientOptions): Client {
  const http = createHttp(options);
  const calls = createCalls(http, onWarning);
  return {
    baseUrl: http.baseUrl,
    accessToken: http.accessToken,
    request: http.request,
    accounts: accountsResource(calls),
    chats: later(async () => (await import('./resources/chats.js')).chatsResource(calls), chats),
    customEmojis: later(async () => (await import('./resources/instance.js')).customEmojisResource(calls), { list: true }),
    instance: later(async () => (await import('./resources/instance.js')).instanceResource(calls), instance),
    lists: listsResource(calls),
    markers: markersResource(calls),
    media: later(async () => (await import('./resources/media.js')).mediaResource(calls, XMLHttpRequest), media),
    polls: pollsResource(calls),
    search: searchResource(calls),
    statuses: statusesResource(calls),
    suggestions: suggestionsResource(calls),
    timelines: timelinesResource(calls),
    trends: trendsResource(calls),
  };
}
