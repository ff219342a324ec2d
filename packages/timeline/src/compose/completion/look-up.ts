import { throttle } from '@rookery/ui';
import type { SuggestFor, Suggestion } from './suggestions.js';
import type { Token } from './token.js';

/** Pause between two requests to the server, in ms; the first and the last of a burst run. */
const THROTTLE_MS = 200;

export interface LookUp {
  /** Looks for suggestions. Aborts the look before; `onFound` is called for the latest word alone, with none where the look fails. */
  look(token: Token, onFound: (suggestions: readonly Suggestion[]) => void): void;
  cancel(): void;
}

/** Looks for the suggestions of words: in the server's lists at most every 200 ms, in those of the client at once. */
export function createLookUp(suggestFor: SuggestFor): LookUp {
  let request = new AbortController();

  function run({ sign, query }: Token, onFound: (suggestions: readonly Suggestion[]) => void): void {
    request.abort();
    request = new AbortController();
    const { signal } = request;
    const found = (suggestions: readonly Suggestion[]) => {
      if (!signal.aborted) onFound(suggestions);
    };
    suggestFor[sign](query, signal).then(found, () => found([]));
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
