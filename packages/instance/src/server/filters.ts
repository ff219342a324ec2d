import type { Server, Wire } from './server.js';
import type { FilterRecord, StatusRecord } from '../world/records.js';

export function filtersOf(server: Server, accountId: string): FilterRecord[] {
  return server.overrides.state.filters?.[accountId] ?? [];
}

export function changeFilters(server: Server, accountId: string, change: (filters: FilterRecord[]) => FilterRecord[]): void {
  server.overrides.change(state => {
    state.filters = { ...state.filters, [accountId]: change(state.filters?.[accountId] ?? []) };
  });
}

/** The second version of the API: without `keywords` inside a result. */
export function filterJson(filter: FilterRecord, isWhole: boolean): Wire {
  const { id, title, context, filter_action, expires_at } = filter;
  return {
    id,
    title,
    context,
    filter_action,
    expires_at,
    ...(isWhole
      ? { keywords: filter.keywords, statuses: filter.status_ids.map(status_id => ({ id: `${id}-${status_id}`, status_id })) }
      : {}),
  };
}

/** The first version: one phrase. */
export function filterV1Json({ id, context, filter_action, expires_at, keywords }: FilterRecord): Wire {
  const first = keywords[0];
  const phrase = first?.keyword ?? '';
  return { id, phrase, context, whole_word: first?.whole_word ?? false, expires_at, irreversible: filter_action === 'hide' };
}

const wordAt = (text: string, at: number): boolean => /[\p{L}\p{M}\p{N}_]/u.test(text.charAt(at));

function contains(text: string, keyword: string, isWhole: boolean): boolean {
  const phrase = keyword.toLowerCase();
  for (let at = text.indexOf(phrase); at !== -1; at = text.indexOf(phrase, at + 1)) {
    const isInside =
      (wordAt(phrase, 0) && wordAt(text, at - 1)) || (wordAt(phrase, phrase.length - 1) && wordAt(text, at + phrase.length));
    if (!isWhole || !isInside) return true;
  }
  return false;
}

/** The filters of the viewer that match a status: `filtered`. Own statuses match none. */
export function filterResults(server: Server, status: StatusRecord, viewerId: string): Wire[] {
  const filters = filtersOf(server, viewerId);
  if (filters.length === 0 || status.account_id === viewerId) return [];
  const parts = [
    status.spoiler_text,
    status.content.replaceAll(/<[^>]*>/g, ' '),
    ...(status.poll?.options.map(({ title }) => title) ?? []),
  ];
  const text = parts.join('\n').toLowerCase();
  return filters.flatMap(filter => {
    if (filter.expires_at !== null && Date.parse(filter.expires_at) <= server.now()) return [];
    const keywords = filter.keywords
      .filter(({ keyword, whole_word }) => contains(text, keyword, whole_word))
      .map(({ keyword }) => keyword);
    const statuses = filter.status_ids.filter(id => id === status.id);
    if (keywords.length === 0 && statuses.length === 0) return [];
    return [
      {
        filter: filterJson(filter, false),
        keyword_matches: keywords.length === 0 ? null : keywords,
        status_matches: statuses.length === 0 ? null : statuses.map(id => server.profile.ids.encode(id)),
      },
    ];
  });
}
