import type { SearchDocument } from '../search/search-document.js';

/** A document of the search: a post, unless its fields say otherwise. */
export function aDocument(fields: Partial<SearchDocument> & { readonly id: string }): SearchDocument {
  return {
    kind: 'post',
    entityId: fields.id.replace(/^.*:/, ''),
    time: 0,
    accountId: '1',
    acct: 'ada',
    fqn: 'ada@tram.example',
    name: 'Ada',
    avatar: '',
    texts: ['A text'],
    to: [],
    hasMedia: false,
    hasPoll: false,
    isEvent: false,
    chatId: null,
    ...fields,
  };
}
