/** The draft that the form of a filter edits, and its parts as servers take them. */
import type { Filter, FilterSettings, FilterSettingsV1, Status } from '@rookery/api-client';
import { textOfHtml, type FilterContext } from '@rookery/store';
import type { FilterHome } from './own-filters.js';

/** Where a filter can apply, in the order shown. */
export const filterContexts = ['home', 'notifications', 'public', 'thread', 'account'] as const satisfies FilterContext[];

/** How long a filter can last. */
export const filterDurations = [
  { seconds: 1_800, unit: 'minutes', count: 30 },
  { seconds: 3_600, unit: 'hours', count: 1 },
  { seconds: 21_600, unit: 'hours', count: 6 },
  { seconds: 43_200, unit: 'hours', count: 12 },
  { seconds: 86_400, unit: 'days', count: 1 },
  { seconds: 604_800, unit: 'days', count: 7 },
  { seconds: 2_592_000, unit: 'days', count: 30 },
] as const;

/** A title made from a post is cut here, in UTF-16 units. */
const TITLE_LENGTH = 40;

export interface DraftKeyword {
  /** The id at the server; null: it is new. */
  id: string | null;
  keyword: string;
  whole_word: boolean;
}

export interface FilterDraft {
  /** The id of the filter; null: it is new. */
  id: string | null;
  title: string;
  keywords: readonly DraftKeyword[];
  /** Ids of the posts that the filter names. */
  statusIds: readonly string[];
  context: readonly FilterContext[];
  filter_action: Filter['filter_action'];
  /** `kept`: it ends when it did; null: it never does; else in seconds from now. */
  expires: 'kept' | null | number;
}

/** Words or a post that are added to a filter. */
export type FilterStart = { readonly kind: 'words'; readonly words: string } | { readonly kind: 'post'; readonly status: Status };

export const noKeyword: DraftKeyword = { id: null, keyword: '', whole_word: true };

export const emptyDraft: FilterDraft = {
  id: null,
  title: '',
  keywords: [noKeyword],
  statusIds: [],
  context: [...filterContexts],
  filter_action: 'warn',
  expires: null,
};

/** The draft that edits a filter. */
export function draftOf({ id, title, keywords, statuses, context, filter_action, expires_at }: Filter): FilterDraft {
  return {
    id,
    title,
    keywords: keywords.length === 0 ? [noKeyword] : keywords.map(keyword => ({ ...keyword })),
    statusIds: statuses.map(({ status_id }) => status_id),
    // One that names no context applies everywhere.
    context: context.length === 0 ? [...filterContexts] : filterContexts.filter(name => context.includes(name)),
    filter_action,
    expires: expires_at === null ? null : 'kept',
  };
}

/** The draft with the words or the post that the reader chose. */
export function withStart(draft: FilterDraft, start: FilterStart): FilterDraft {
  if (start.kind === 'post') {
    const { id, content, account } = start.status;
    const text = textOfHtml(content).replaceAll(/\s+/gu, ' ').trim() || `@${account.acct}`;
    const title = text.length <= TITLE_LENGTH ? text : `${text.slice(0, TITLE_LENGTH).replace(/[\uD800-\uDBFF]$/u, '')}…`;
    return { ...draft, title: draft.title || title, statusIds: [...new Set([...draft.statusIds, id])] };
  }
  const keyword = start.words.replaceAll(/\s+/gu, ' ').trim();
  const written = draft.keywords.filter(known => known.keyword.trim() !== '');
  const isKnown = written.some(known => known.keyword.toLowerCase() === keyword.toLowerCase());
  return {
    ...draft,
    title: draft.title || keyword,
    keywords: isKnown ? written : [...written, { ...noKeyword, keyword }],
  };
}

/** The fields of a draft that keep it from being saved. */
export type DraftFault = 'title' | 'words' | 'context';

/** The first field that is not filled in; null: the draft can be saved. */
export function draftFault(draft: FilterDraft, home: FilterHome): DraftFault | null {
  if (home !== 'phrases' && draft.title.trim() === '') return 'title';
  const hasWords = writtenKeywords(draft).length > 0;
  if (!hasWords && (home === 'phrases' || draft.statusIds.length === 0)) return 'words';
  return draft.context.length === 0 ? 'context' : null;
}

/** Whether closing the form would lose something that was typed or chosen in it. */
export const isChangedDraft = (draft: FilterDraft, before: FilterDraft): boolean =>
  JSON.stringify(draft) !== JSON.stringify(before);

/** The words of a draft that are not blank. */
const writtenKeywords = ({ keywords }: FilterDraft): readonly DraftKeyword[] =>
  keywords.filter(({ keyword }) => keyword.trim() !== '');

/** The draft for a server. @param before The filter as it is; null: it is new. */
export function filterSettings(draft: FilterDraft, before: Filter | null): FilterSettings & { title: string } {
  const known = new Map(before?.keywords.map(keyword => [keyword.id, keyword]));
  const changed = writtenKeywords(draft).flatMap(({ id, keyword, whole_word }) => {
    // A word without an id is known where an earlier attempt has saved it.
    const old = [...known.values()].find(other => (id === null ? other.keyword === keyword : other.id === id));
    if (old !== undefined) known.delete(old.id);
    if (old?.keyword === keyword && old.whole_word === whole_word) return [];
    return [{ ...(old && { id: old.id }), keyword, whole_word }];
  });
  const removed = [...known.keys()].map(id => ({ id, _destroy: true }));
  return {
    title: draft.title.trim(),
    context: draft.context,
    filter_action: draft.filter_action,
    keywords_attributes: [...changed, ...removed],
    ...(draft.expires !== 'kept' && { expires_in: draft.expires }),
  };
}

/** The draft for a server whose filters have one phrase each. */
export function filterSettingsV1(draft: FilterDraft): FilterSettingsV1 {
  const [first = noKeyword] = writtenKeywords(draft);
  return {
    phrase: first.keyword.trim(),
    whole_word: first.whole_word,
    context: draft.context,
    irreversible: draft.filter_action === 'hide',
    ...(draft.expires !== 'kept' && { expires_in: draft.expires }),
  };
}

/** The draft as a filter of this device. @param now Milliseconds since the epoch. */
export function deviceFilter(draft: FilterDraft, id: string, before: Filter | null, now: number): Filter {
  const { title, context, filter_action, expires } = draft;
  return {
    id,
    title: title.trim(),
    context: [...context],
    filter_action,
    expires_at:
      expires === 'kept' ? (before?.expires_at ?? null) : expires === null ? null : new Date(now + expires * 1_000).toISOString(),
    keywords: writtenKeywords(draft).map(({ keyword, whole_word }, index) => ({ id: String(index), keyword, whole_word })),
    statuses: draft.statusIds.map(status_id => ({ id: status_id, status_id })),
  };
}
