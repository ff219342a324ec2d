import { createClient } from '@rookery/api-client';
import { accountKey, createQueryClient } from '@rookery/store';
import { anAccount } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { dismissSuggestion, suggestionsKey, suggestionSource, suggestionsQuery, uniqueSuggestions } from './suggestions.data.js';
import { suggestionsRule } from './suggestions-rule.js';

function serverOf(version: string, answers: Readonly<Record<string, unknown>>) {
  const requests: string[] = [];
  const refusals = new Set<string>();
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      requests.push(`${init?.method} ${url.pathname}${url.search}`);
      if (refusals.has(url.pathname)) return Response.json({ error: 'Not now' }, { status: 500 });
      if (url.pathname === '/api/v2/instance') return Response.json({ domain: 'a.test', version });
      const answer = answers[url.pathname + url.search] ?? answers[url.pathname];
      return answer === undefined ? Response.json({}, { status: 404 }) : Response.json(answer);
    },
  });
  const queryClient = createQueryClient();
  const shown = () =>
    uniqueSuggestions(queryClient.getQueryData(suggestionsKey) ?? { pages: [] }).map(({ account }) => account.id);
  return { client, queryClient, requests, refusals, shown };
}

const suggested = (...ids: string[]) => ids.map(id => ({ source: 'global', account: anAccount({ id }) }));

describe('suggestions', () => {
  it('[SUG-02] come from the carousel, else from version 2, else from version 1', () => {
    const none = { truthSuggestions: false, suggestionsV2: false, suggestions: false };
    expect(suggestionSource({ truthSuggestions: true, suggestionsV2: true, suggestions: true })).toBe('truth');
    expect(suggestionSource({ ...none, suggestionsV2: true, suggestions: true })).toBe('v2');
    expect(suggestionSource({ ...none, suggestions: true })).toBe('v1');
    expect(suggestionSource(none)).toBeNull();
  });

  it('[SUG-02] are requested twenty at a time, and not from a server without them', async () => {
    const known = serverOf('4.5.0', { '/api/v2/suggestions': suggested('1', '2', '1') });
    await known.queryClient.fetchInfiniteQuery(suggestionsQuery(known.client));
    expect(known.shown()).toEqual(['1', '2']);
    expect(known.requests).toContain('GET /api/v2/suggestions?limit=20');
    const old = serverOf('2.0.0', {});
    await old.queryClient.fetchInfiniteQuery(suggestionsQuery(old.client));
    expect(old.shown()).toEqual([]);
    expect(old.requests).toEqual(['GET /api/v2/instance']);
  });

  it('[SUG-02] of a carousel do not replace complete accounts', async () => {
    const partial = [{ account_id: '7', account_avatar: 'https://a.test/7.png', acct: 'edda', display_name: 'Edda' }];
    const { client, queryClient, shown } = serverOf('3.4.1 (compatible; TruthSocial 1.0.0)', {
      '/api/v1/truth/carousels/suggestions': partial,
    });
    await queryClient.fetchInfiniteQuery(suggestionsQuery(client));
    expect(shown()).toEqual(['7']);
    expect(queryClient.getQueryData(accountKey('7'))).toBeUndefined();
  });

  it('[SUG-01] are dismissed optimistically, and put back when the server refuses', async () => {
    const { client, queryClient, refusals, shown, requests } = serverOf('4.5.0', {
      '/api/v2/suggestions': suggested('1', '2', '3'),
      '/api/v1/suggestions/2': {},
      '/api/v1/suggestions/1': {},
    });
    await queryClient.fetchInfiniteQuery(suggestionsQuery(client));
    refusals.add('/api/v1/suggestions/2');
    const refused = dismissSuggestion({ client, queryClient }, { accountId: '2' }).catch((error: unknown) => error);
    expect(shown()).toEqual(['1', '3']);
    await dismissSuggestion({ client, queryClient }, { accountId: '1' });
    expect(await refused).toMatchObject({ status: 500 });
    expect(shown()).toContain('2');
    expect(shown()).toHaveLength(2);
    expect(requests).toContain('DELETE /api/v1/suggestions/1');
    await dismissSuggestion({ client, queryClient }, { accountId: '99' }).catch(() => undefined);
    expect(shown()).toHaveLength(2);
  });
});

describe('suggestionsRule', () => {
  const placeOf = (random: number) => {
    const rule = suggestionsRule(() => random);
    return Array.from({ length: 60 }, (_, index) => index - 20).filter(index => rule.placementAt(index) !== null);
  };

  it('[LIST-04] chooses each index from 5 to 9 with the same probability', () => {
    expect([0, 0.19, 0.2, 0.4, 0.6, 0.8, 0.999].map(placeOf)).toEqual([[5], [5], [6], [7], [8], [9], [9]]);
  });
});
