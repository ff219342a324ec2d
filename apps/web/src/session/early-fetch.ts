/** A request that the boot script sent before the app's modules arrived. */
export interface EarlyRequest {
  readonly url: string;
  readonly accessToken: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** The early requests that the app has not taken over. */
    rookeryEarly?: EarlyRequest[] | undefined;
    /** The address of a sign-in's callback, which the boot script has taken out of the history. */
    rookeryCallback?: string | undefined;
    /** V8's `Error.stackTraceLimit` before the boot script changed it; undefined in other browsers. */
    rookeryStackTraceLimit?: number | undefined;
  }
}

/**
 * Wraps `fetch`: the first GET with the URL and token of an early request resolves with that request's response, once. All other
 * requests pass through.
 *
 * @param early The early requests that are left. One that is taken over is removed from them.
 */
export function withEarlyRequests(
  fetch: typeof globalThis.fetch,
  early: () => EarlyRequest[] | undefined,
): typeof globalThis.fetch {
  return (input, init) => {
    const left = early();
    if (left === undefined || left.length === 0) return fetch(input, init);
    const request = new Request(input, { method: init?.method ?? 'GET', headers: init?.headers ?? {} });
    const index = left.findIndex(candidate => isSameRequest(candidate, request));
    const [taken] = index === -1 ? [] : left.splice(index, 1);
    return taken === undefined ? fetch(input, init) : taken.response;
  };
}

function isSameRequest(early: EarlyRequest, request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url === early.url &&
    request.headers.get('authorization') === `Bearer ${early.accessToken}`
  );
}
