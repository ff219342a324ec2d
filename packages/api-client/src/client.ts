import { accountsOf } from './resources/accounts.js';
import { type Calls, createCalls } from './request/calls.js';
import type { Warning } from './entities/decode.js';
import { type ApiResponse, createHttp, type HttpOptions, type Method, type RequestOptions } from './request/http.js';
import { type FeatureMemory, withFeatureMemory } from './features/missing-features.js';
import { isApiError, isSessionRefusal } from './request/errors.js';
import type { XhrConstructor } from './request/upload.js';

/**
 * `baseUrl`: address of the server; only its origin is used. `onUnauthorized`: called when the server rejects the token.
 * `onWarning`: called when unusable items were dropped from a list. `timeoutMs`: for one request; default 20 s.
 */
export interface ClientOptions extends HttpOptions {
  onWarning?: ((warning: Warning) => void) | undefined;
  XMLHttpRequest?: XhrConstructor | undefined;
  /** Memory of the features that the server turned out to lack. Without it nothing is learned. */
  featureMemory?: FeatureMemory | undefined;
  /** Site settings of the app itself, as a server sends them: `siteOf` takes from them what the server has not set. */
  siteSettings?: Readonly<Record<string, unknown>> | undefined;
}

export interface Client {
  readonly baseUrl: string;
  readonly accessToken: string | null;
  /** A request to an endpoint without a resource method; `data` is not parsed. Rejects with ApiError. */
  request(method: Method, path: string, options?: RequestOptions): Promise<ApiResponse>;
  /** Requests with parsed responses, for the resources: `statusesOf(client)`. */
  readonly calls: Calls;
  /** For `mediaOf`: uploads need it, because fetch does not report their progress. */
  readonly XMLHttpRequest: XhrConstructor | undefined;
  /** Features that the server turned out to lack; undefined: nobody remembers them. */
  readonly featureMemory: FeatureMemory | undefined;
  /** Site settings of the app itself. */
  readonly siteSettings: Readonly<Record<string, unknown>>;
}

/** Creates a client of one server, with or without a token. Methods resolve with total entities and reject with ApiError. */
export function createClient({
  onWarning,
  XMLHttpRequest = globalThis.XMLHttpRequest,
  featureMemory,
  siteSettings = {},
  ...options
}: ClientOptions): Client {
  const plain = createHttp(options);
  const http = featureMemory === undefined ? plain : withFeatureMemory(plain, featureMemory);
  const calls = createCalls(http, onWarning);
  return {
    baseUrl: http.baseUrl,
    accessToken: http.accessToken,
    request: http.request,
    calls,
    XMLHttpRequest,
    featureMemory,
    siteSettings,
  };
}

/**
 * Whether the server no longer accepts the client's token. A single refusal does not end a session, because some servers answer 401 for
 * endpoints that they lack: the own account decides (API-08). False where the server does not say so.
 */
export async function hasSessionEnded(client: Pick<Client, 'calls'>): Promise<boolean> {
  try {
    await accountsOf(client).verifyCredentials();
    return false;
  } catch (error) {
    return isApiError(error) && error.status !== null && isSessionRefusal(error.status);
  }
}
