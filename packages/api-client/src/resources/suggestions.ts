import { type CallOptions, type Calls, isUnknownEndpoint, segment } from '../request/calls.js';
import type { Account } from '../entities/account.js';
import type { Decoder } from '../entities/decode.js';
import { suggestions } from '../entities/suggestion.js';
import type { Page } from '../request/pagination.js';

/** Which list of a server holds its suggestions: those of Truth Social are a carousel of partial accounts. */
export type SuggestionSource = 'truth' | 'v2' | 'v1';

const PATHS: Record<SuggestionSource, string> = {
  truth: '/api/v1/truth/carousels/suggestions',
  v2: '/api/v2/suggestions',
  v1: '/api/v1/suggestions',
};

const suggestedAccounts: Decoder<Account[]> = (value, decoding) => suggestions(value, decoding).map(({ account }) => account);

export function suggestionsOf({ calls }: { readonly calls: Calls }) {
  return {
    /** Suggested accounts; none where the server has no such list. Continue with `page`. */
    async list(source: SuggestionSource, { limit, ...options }: CallOptions & { limit?: number } = {}): Promise<Page<Account>> {
      try {
        return await calls.page(PATHS[source], suggestedAccounts, { ...options, query: { limit } });
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        return { items: [], next: null, previous: null, isPartial: false };
      }
    },
    /** The page that a `next` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Account>> => calls.page(link, suggestedAccounts, options),
    async dismiss(accountId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', `/api/v1/suggestions/${segment(accountId)}`, options);
    },
  };
}
