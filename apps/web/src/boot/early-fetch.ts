/** A request that the boot script made before the app's modules had arrived. */
export interface EarlyRequest {
  readonly url: string;
  readonly accessToken: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    rookeryEarly?: EarlyRequest | undefined;
  }
}

/**
 * A `fetch` that answers the first GET of the early request's address and token with that request's answer, once, and passes
 * everything else on.
 *
 * @param takeEarly Gives the early request and forgets it; called only for a request that matches what `peekEarly` shows.
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
