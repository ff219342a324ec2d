import { throttle } from '../timing/timing.js';
import type { Token, TokenSign } from './token.js';

/**
 * Looks for what a word may become. Rejects when `signal` aborts. Suggestions that are at hand are returned as they are: they show with the
 * letter that was typed, without a render in between.
 */
export type Suggest<Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]> | readonly Suggestion[];
/** By the sign of the words that are completed. */
export type SuggestFor<Suggestion> = Readonly<Partial<Record<TokenSign, Suggest<Suggestion>>>>;

/** Pause between two requests to the server, in ms; the first and the last of a burst run. */
const THROTTLE_MS = 200;

interface LookUp<Suggestion> {
  /** Looks for suggestions. Aborts the look before; `onFound` is called for the latest word alone, with none where the look fails. */
  look(token: Token, onFound: (suggestions: readonly Suggestion[]) => void): void;
  cancel(): void;
}

/** Looks for the suggestions of words: in the server's lists at most every 200 ms, in those of the client at once. */
export function createLookUp<Suggestion>(suggestFor: SuggestFor<Suggestion>): LookUp<Suggestion> {
  let request = new AbortController();

  function run({ sign, query }: Token, onFound: (suggestions: readonly Suggestion[]) => void): void {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const found = (suggestions: readonly Suggestion[]) => {
      if (!signal.aborted) onFound(suggestions);
    };
    const suggestions = suggestFor[sign]?.(query, signal) ?? [];
    if (suggestions instanceof Promise) suggestions.then(found, () => found([]));
    else found(suggestions);
  }

  const runSoon = throttle(run, THROTTLE_MS);
  return {
    look: (token, onFound) => (token.sign === ':' ? run(token, onFound) : runSoon(token, onFound)),
    cancel() {
      runSoon.cancel();
      request.abort();
    },
  };
}
