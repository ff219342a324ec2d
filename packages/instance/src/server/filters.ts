import type { Server, Wire } from './server.js';
import type { FilterRecord, StatusRecord } from '../world/records.js';

export function filtersOf(server: Server, accountId: string): FilterRecord[] {
  return server.overrides.state.filters?.[accountId] ?? [];
}

/** Changes the filters of an account, and tells its connections so where the server does. */
export function changeFilters(server: Server, accountId: string, change: (filters: FilterRecord[]) => FilterRecord[]): void {
  server.overrides.change(state => {
    state.filters = { ...state.filters, [accountId]: change(state.filters?.[accountId] ?? []) };
  });
  if (server.profile.statuses.filters === 'client') return;
  server.hub.publish({ kind: 'personal', to: accountId, streams: ['user'], event: 'filters_changed', payload: '' });
}

export const keywordJson = ({ id, keyword, whole_word }: FilterRecord['keywords'][number]): Wire => ({ id, keyword, whole_word });

export const filterStatusJson = (server: Server, filter: FilterRecord, statusId: string): Wire => ({
  id: `${filter.id}-${statusId}`,
  status_id: server.profile.ids.encode(statusId),
});

/** The second version of the API: without `keywords` inside a result. */
export function filterJson(server: Server, filter: FilterRecord, isWhole: boolean): Wire {
  const { id, title, context, filter_action, expires_at } = filter;
  return {
    id,
    title,
    context,
    filter_action,
    expires_at,
    ...(isWhole
      ? {
          keywords: filter.keywords.map(keywordJson),
          statuses: filter.status_ids.map(statusId => filterStatusJson(server, filter, statusId)),
        }
      : {}),
  };
}

/** The first version: one phrase, by the id of its keyword or of its filter. */
export function filterV1Json(server: Server, { id, context, filter_action, expires_at, keywords }: FilterRecord, at = 0): Wire {
  const { id: keywordId = id, keyword: phrase = '', whole_word = false } = keywords[at] ?? {};
  return {
    id: server.profile.statuses.filtersV1 === 'phrases' ? id : keywordId,
    phrase,
    context,
    whole_word,
    expires_at,
    irreversible: filter_action === 'hide',
  };
}

const wordAt = (text: string, at: number): boolean =>
  /^[\p{L}\p{M}\p{Nd}\p{Pc}]/u.test(String.fromCodePoint(text.codePointAt(at) ?? 32));
const wordBefore = (text: string, at: number): boolean => /[\p{L}\p{M}\p{Nd}\p{Pc}]$/u.test(text.slice(Math.max(0, at - 2), at));

/** Where a keyword begins in the text; -1 where it is not. */
function placeOf(text: string, keyword: string, isWhole: boolean): number {
  const phrase = keyword.toLowerCase();
  for (let at = text.indexOf(phrase); at !== -1 && phrase !== ''; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const isInside =
      (wordAt(phrase, 0) && wordBefore(text, at)) ||
      (wordBefore(phrase, phrase.length) && end < text.length && wordAt(text, end));
    if (!isWhole || !isInside) return at;
  }
  return -1;
}

const entities: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&amp;', '&'],
];

/** The text that filters are looked for in: the warning, the content, the answers of a poll, the descriptions of media. */
function searchedText({ spoiler_text, content, poll, media_attachments }: StatusRecord): string {
  const plain = content.replaceAll(/(?:<br\s*\/?>|<\/p>)+/g, '\n').replaceAll(/<[^>]*>/g, '');
  return [
    spoiler_text,
    entities.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), plain),
    ...(poll?.options.map(({ title }) => title) ?? []),
    ...media_attachments.map(({ description }) => description ?? ''),
  ].join('\n\n');
}

/** The filters of the viewer that match a status: `filtered`. Own statuses match none. */
export function filterResults(server: Server, status: StatusRecord, viewerId: string): Wire[] {
  const filters = filtersOf(server, viewerId);
  if (filters.length === 0 || status.account_id === viewerId) return [];
  const text = searchedText(status);
  const lower = text.toLowerCase();
  return filters.flatMap(filter => {
    if (filter.expires_at !== null && Date.parse(filter.expires_at) <= server.now()) return [];
    const [first] = filter.keywords
      .map(({ keyword, whole_word }) => ({ at: placeOf(lower, keyword, whole_word), length: keyword.length }))
      .filter(({ at }) => at !== -1)
      .toSorted((one, other) => one.at - other.at);
    const statuses = filter.status_ids.filter(id => id === status.id || id === status.reblog_of_id);
    if (first === undefined && statuses.length === 0) return [];
    return [
      {
        filter: filterJson(server, filter, false),
        keyword_matches: first === undefined ? null : [text.slice(first.at, first.at + first.length)],
        status_matches: statuses.length === 0 ? null : statuses.map(id => server.profile.ids.encode(id)),
      },
    ];
  });
}
