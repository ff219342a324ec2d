/** A request that the boot script sent before the app's modules arrived. */
export interface EarlyRequest {
  readonly url: string;
  readonly accessToken: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    rookeryEarly?: EarlyRequest | undefined;
    /** The address of a sign-in's callback, which the boot script has taken out of the history. */
    rookeryCallback?: string | undefined;
    /** V8's `Error.stackTraceLimit` before the boot script changed it; undefined in other browsers. */
    rookeryStackTraceLimit?: number | undefined;
  }
}

/**
 * Wraps `fetch`: the first GET with the URL and token of the early request resolves with that request's response, once. All other
 * requests pass through.
 *
 * @param takeEarly Forgets the early request; called only for a request that matches `peekEarly`.
 */
export function withEarlyRequest(
  fetch: typeof globalThis.fetch,
  peekEarly: () => EarlyRequest | undefined,
  takeEarly: () => void,
): typeof globalThis.fetch {
  return (input, init) => {
    const early = peekEarly();
    if (
      early === undefined ||
      !isSameRequest(early, new Request(input, { method: init?.method ?? 'GET', headers: init?.headers ?? {} }))
    ) {
      return fetch(input, init);
    }
    takeEarly();
    return early.response;
  };
}

function isSameRequest(early: EarlyRequest, request: Request): boolean {
  return (
    request.method === 'GET' &&
    request.url === early.url &&
    request.headers.get('authorization') === `Bearer ${early.accessToken}`
  );
}
