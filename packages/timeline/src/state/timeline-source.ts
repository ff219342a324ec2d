/** Further hashtags of a tag's list: a post has the first or one of `any`, every one of `all`, and none of `none`. */
export interface FurtherTags {
  any?: readonly string[];
  all?: readonly string[];
  none?: readonly string[];
}

/** Lists in the order of time, newest first: an id tells where a post belongs. `remote`: another server's public timeline. */
export type TimeOrderedSource =
  | { kind: 'home' }
  | { kind: 'public'; local?: boolean }
  | ({ kind: 'tag'; name: string } & FurtherTags)
  | { kind: 'account'; accountId: string; tab: 'posts' | 'replies' | 'media' }
  | { kind: 'list'; id: string }
  | { kind: 'remote'; host: string };

/** Lists whose order is the server's own: ids tell nothing there, and only the links of a page lead on. */
export type ServerOrderedSource =
  | { kind: 'bookmarks' }
  | { kind: 'favourites' }
  | { kind: 'quotes'; statusId: string }
  | { kind: 'search'; query: string }
  | { kind: 'pinned'; accountId: string };

/** What a list shows. */
export type TimelineSource = TimeOrderedSource | ServerOrderedSource;

/** Whether the list stands in the server's own order: without queue and gaps, its pages joined by links alone. */
export const isServerOrdered = (source: TimelineSource): source is ServerOrderedSource =>
  /^(bookmarks|favourites|quotes|search|pinned)$/.test(source.kind);

const FURTHER = ['any', 'all', 'none'] as const;

/** Further tags as `any[]=a&any[]=b`; '' for none. */
function furtherQuery(source: FurtherTags): string {
  return FURTHER.flatMap(word => (source[word] ?? []).map(tag => `${word}[]=${encodeURIComponent(tag)}`)).join('&');
}

/**
 * One name per list, for keys: 'home', 'public:local', 'tag:birds', 'tag:birds?any[]=trams' … Tags are one whatever their case.
 */
export function sourceName(source: TimelineSource): string {
  switch (source.kind) {
    case 'public':
      return source.local === true ? 'public:local' : 'public';
    case 'tag': {
      const further = furtherQuery(source);
      return `tag:${source.name}${further === '' ? '' : `?${further}`}`.toLowerCase();
    }
    case 'account':
      return `account:${source.accountId}:${source.tab}`;
    case 'pinned':
      return `account:${source.accountId}:pinned`;
    case 'list':
      return `list:${source.id}`;
    case 'remote':
      return `remote:${source.host}`;
    case 'quotes':
      return `quotes:${source.statusId}`;
    case 'search':
      return `search:${source.query}`;
    default:
      return source.kind;
  }
}

/** The tags in a name that `sourceName` gave to a tag's list. */
export function tagsOfName(name: string): { name: string } & Required<FurtherTags> {
  const [first = '', query = ''] = name.replace(/^tag:/, '').split('?');
  const further = new URLSearchParams(query);
  return { name: first, any: further.getAll('any[]'), all: further.getAll('all[]'), none: further.getAll('none[]') };
}

/** How many posts a page asks for: the default of every server, so that a shorter page can be told. */
export const PAGE_LIMIT = 20;

/** Path and query of a list's first page. An application that asks for it before this code runs asks for exactly this. */
export function firstPagePath(source: TimelineSource): string {
  const limit = `limit=${PAGE_LIMIT}`;
  switch (source.kind) {
    case 'home':
      return `/api/v1/timelines/home?${limit}`;
    case 'public':
      return `/api/v1/timelines/public?${source.local === true ? 'local=true&' : ''}${limit}`;
    case 'tag': {
      const further = furtherQuery(source);
      return `/api/v1/timelines/tag/${encodeURIComponent(source.name)}?${further === '' ? '' : `${further}&`}${limit}`;
    }
    case 'account': {
      const filter = { posts: 'exclude_replies=true&', replies: '', media: 'only_media=true&' }[source.tab];
      return `/api/v1/accounts/${encodeURIComponent(source.accountId)}/statuses?${filter}${limit}`;
    }
    case 'pinned':
      return `/api/v1/accounts/${encodeURIComponent(source.accountId)}/statuses?pinned=true&${limit}`;
    case 'list':
      return `/api/v1/timelines/list/${encodeURIComponent(source.id)}?${limit}`;
    case 'remote':
      return `/api/v1/timelines/public?instance=${encodeURIComponent(source.host)}&${limit}`;
    case 'quotes':
      return `/api/v1/statuses/${encodeURIComponent(source.statusId)}/quotes?${limit}`;
    case 'search':
      return `/api/v2/search?q=${encodeURIComponent(source.query)}&type=statuses&${limit}`;
    default:
      return `/api/v1/${source.kind}?${limit}`;
  }
}
