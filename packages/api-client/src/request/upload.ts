import { ApiError } from './errors.js';
import { type ApiResponse, type Http, type Method, requestHeaders, type RequestOptions } from './http.js';

const DEFAULT_UPLOAD_TIMEOUT_MS = 10 * 60_000;

/** The XMLHttpRequest class. Uploads need it because fetch does not report upload progress. */
export type XhrConstructor = new () => XMLHttpRequest;

interface UploadOptions extends Omit<RequestOptions, 'json' | 'form' | 'multipart'> {
  /** share of the body sent so far, 0..1 */
  onProgress?: ((progress: number) => void) | undefined;
}

/** Sends a multipart form and reports progress (API-03); without XMLHttpRequest there is no progress. Rejects with ApiError. */
export function upload(
  http: Http,
  Xhr: XhrConstructor | undefined,
  { method, path, form }: { method: Method; path: string; form: FormData },
  options: UploadOptions = {},
): Promise<ApiResponse> {
  const { onProgress, signal, timeoutMs = DEFAULT_UPLOAD_TIMEOUT_MS } = options;
  if (Xhr === undefined) return http.request(method, path, { ...options, timeoutMs, multipart: form });
  if (signal?.aborted) return Promise.reject(new ApiError('aborted'));
  return new Promise((resolve, reject) => {
    const request = new Xhr();
    const abort = () => request.abort();
    request.open(method, http.resolve(path, options.query).href);
    request.timeout = timeoutMs;
    for (const [name, value] of Object.entries(requestHeaders(http.accessToken, options))) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', event => {
      if (event.lengthComputable && event.total > 0) onProgress?.(Math.min(event.loaded / event.total, 1));
    });
    request.addEventListener('load', () => {
      try {
        const headers = parseHeaders(request.getAllResponseHeaders());
        resolve(http.interpret({ status: request.status, headers, body: request.responseText }, options));
      } catch (error) {
        reject(error instanceof Error ? error : new ApiError('decode'));
      }
    });
    request.addEventListener('error', () => reject(new ApiError('network')));
    request.addEventListener('timeout', () => reject(new ApiError('timeout')));
    request.addEventListener('abort', () => reject(new ApiError('aborted')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}

function parseHeaders(text: string): Headers {
  const headers = new Headers();
  for (const line of text.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  return headers;
}
