import type { SearchSource } from './search-document.js';
import type { SearchSize } from './search-database.data.js';
import type { SearchAnswer, SearchAsked, SearchHits, SearchRemoval, SearchRequest, SearchTask } from './search-requests.js';

/** The worker as its page sees it. */
export interface SearchWorker {
  postMessage(request: SearchRequest): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  terminate(): void;
}

/** Why nothing can be found: the browser lets nothing be stored, or the worker failed. */
export class SearchFailure extends Error {
  readonly isDenied: boolean;
  constructor(isDenied: boolean) {
    super(isDenied ? 'The browser stores nothing for this site.' : 'The search on this device failed.');
    this.isDenied = isDenied;
  }
}

/** The documents that an account has read, for searching on the device. Each method rejects with a `SearchFailure`. */
export interface SearchIndex {
  search(asked: SearchAsked): Promise<SearchHits>;
  put(sources: readonly SearchSource[]): Promise<void>;
  remove(removal: SearchRemoval): Promise<void>;
  /** The size of the stored documents. */
  size(): Promise<SearchSize>;
  clear(): Promise<void>;
  /** Nobody searches any more: the worker keeps nothing in memory. */
  rest(): Promise<void>;
  /** Ends the worker. What is stored stays. */
  close(): void;
}

/**
 * The index of an account over its worker, which starts with the first request, and again after it has failed.
 *
 * @param scope The account, `<acct>@<host>`.
 * @param start Starts the worker; null where the browser has none.
 */
export function createSearchIndex(scope: string, start: () => SearchWorker | null): SearchIndex {
  const waiting = new Map<number, { done(result: unknown): void; fail(error: SearchFailure): void }>();
  let worker: SearchWorker | null = null;
  let isClosed = false;
  let number = 0;

  const end = (): void => {
    worker?.terminate();
    worker = null;
    for (const { fail } of waiting.values()) fail(new SearchFailure(false));
    waiting.clear();
  };
  const onAnswer = ({ data }: { readonly data: unknown }): void => {
    // Only the worker that this page started has the other end.
    const answer = data as SearchAnswer;
    const request = waiting.get(answer.number);
    waiting.delete(answer.number);
    if ('result' in answer) request?.done(answer.result);
    else request?.fail(new SearchFailure(answer.isDenied));
  };
  const send = (task: SearchTask): Promise<unknown> =>
    new Promise((done, fail) => {
      const started = isClosed ? null : (worker ??= open());
      if (started === null) return fail(new SearchFailure(!isClosed));
      number += 1;
      waiting.set(number, { done, fail });
      started.postMessage({ number, task });
    });
  const open = (): SearchWorker | null => {
    const started = start();
    started?.addEventListener('message', onAnswer);
    started?.addEventListener('error', end);
    // Its answer is that of the next request.
    started?.postMessage({ number: 0, task: { task: 'open', scope } });
    return started;
  };

  return {
    // The worker answers each task with the result that the task has in `search-server.data.ts`.
    search: asked => send({ task: 'search', ...asked }) as Promise<SearchHits>,
    put: async sources => void (await send({ task: 'put', sources })),
    remove: async removal => void (await send({ task: 'remove', removal })),
    size: () => send({ task: 'size' }) as Promise<SearchSize>,
    clear: async () => void (await send({ task: 'clear' })),
    // A worker that has not started has nothing in memory.
    rest: async () => void (worker !== null && (await send({ task: 'rest' }))),
    close() {
      isClosed = true;
      end();
    },
  };
}

/** The accounts that a text names, of those that were read last: for suggestions without a network. */
export const findReadAccounts = (index: Pick<SearchIndex, 'search'>, text: string, limit: number): Promise<SearchHits> =>
  index.search({ text, kinds: ['account'], limit });
