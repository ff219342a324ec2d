import { type CallOptions, isUnknownEndpoint, segment, type WithCalls } from '../request/calls.js';
import { type Suggestion, suggestions } from '../entities/suggestion.js';
import type { Page } from '../request/pagination.js';

/** Which list of a server holds its suggestions: those of Truth Social are a carousel of partial accounts. */
export type SuggestionSource = 'truth' | 'v2' | 'v1';

const PATHS: Record<SuggestionSource, string> = {
  truth: '/api/v1/truth/carousels/suggestions',
  v2: '/api/v2/suggestions',
  v1: '/api/v1/suggestions',
};

export function suggestionsOf({ calls }: WithCalls) {
  return {
    /** Suggested accounts with the server's reasons; none where the server has no such list. Continue with `page`. */
    async list(
      source: SuggestionSource,
      { limit, ...options }: CallOptions & { limit?: number } = {},
    ): Promise<Page<Suggestion>> {
      try {
        return await calls.page(PATHS[source], suggestions, { ...options, query: { limit } });
      } catch (error) {
        if (!isUnknownEndpoint(error)) throw error;
        return { items: [], next: null, previous: null, isPartial: false };
      }
    },
    /** The page that a `next` of `list` names. */
    page: (link: string, options: CallOptions = {}): Promise<Page<Suggestion>> => calls.page(link, suggestions, options),
    async dismiss(accountId: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', `/api/v1/suggestions/${segment(accountId)}`, options);
    },
  };
}
