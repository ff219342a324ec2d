/** What a list shows. `remote` is another server's public timeline through one's own. */
export type TimelineSource =
  | { kind: 'home' }
  | { kind: 'public'; local?: boolean }
  | { kind: 'tag'; name: string }
  | { kind: 'account'; accountId: string; tab: 'posts' | 'replies' | 'media' }
  | { kind: 'list'; id: string }
  | { kind: 'remote'; host: string };

/** One name per list, for keys: 'home', 'public:local', 'tag:birds' … Tags are one whatever their case. */
export function sourceName(source: TimelineSource): string {
  switch (source.kind) {
    case 'home':
      return 'home';
    case 'public':
      return source.local === true ? 'public:local' : 'public';
    case 'tag':
      return `tag:${source.name.toLowerCase()}`;
    case 'account':
      return `account:${source.accountId}:${source.tab}`;
    case 'list':
      return `list:${source.id}`;
    case 'remote':
      return `remote:${source.host}`;
  }
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
    case 'tag':
      return `/api/v1/timelines/tag/${encodeURIComponent(source.name)}?${limit}`;
    case 'account': {
      const filter = { posts: 'exclude_replies=true&', replies: '', media: 'only_media=true&' }[source.tab];
      return `/api/v1/accounts/${encodeURIComponent(source.accountId)}/statuses?${filter}${limit}`;
    }
    case 'list':
      return `/api/v1/timelines/list/${encodeURIComponent(source.id)}?${limit}`;
    case 'remote':
      return `/api/v1/timelines/public?instance=${encodeURIComponent(source.host)}&${limit}`;
  }
}
