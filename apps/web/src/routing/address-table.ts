/*
 * Addresses of other clients and servers. People arrive with links from search results, bookmarks and share menus; each leads to the page
 * of this app with the same content. The routes of this app itself never come here.
 */

export type AddressTarget =
  /** Another address of this app: path and search. */
  | { readonly kind: 'page'; readonly href: string }
  /** The address of a post or an account needs more than its id: the server is asked. */
  | { readonly kind: 'status'; readonly statusId: string }
  | { readonly kind: 'account'; readonly accountId: string }
  /** A post or an account of any server, by its URL. */
  | { readonly kind: 'resolve'; readonly uri: string }
  /** A new post, with the text that another app shares; may be empty. `hasFiles`: the service worker keeps files for it. */
  | { readonly kind: 'compose'; readonly text: string; readonly hasFiles?: boolean }
  | { readonly kind: 'unknown' };

type Read = (rest: readonly string[], parameters: URLSearchParams) => AddressTarget;

const UNKNOWN: AddressTarget = { kind: 'unknown' };
const page = (href: string): AddressTarget => ({ kind: 'page', href });
const to =
  (href: string): Read =>
  () =>
    page(href);

/** Numbers, ULIDs, UUIDs, flake ids of Pleroma and time stamps of snac: each has a digit, which the name of a page has not. */
const isId = (segment: string | undefined): segment is string => segment !== undefined && /^(?=.*\d)[\w.-]{1,64}$/.test(segment);
const isHandle = (segment: string): boolean => /^@[\p{L}\p{N}_.~-]+(@[\p{L}\p{N}.:-]+)?$/u.test(segment);

const status: Read = ([statusId]) => (isId(statusId) ? { kind: 'status', statusId } : UNKNOWN);
const tag: Read = ([name]) => (name === undefined ? page('/search') : page(`/tags/${encodeURIComponent(name)}`));
const list: Read = ([id]) => page(isId(id) ? `/list/${encodeURIComponent(id)}` : '/lists');
const trends: Read = ([kind = '']) => {
  if (kind === 'suggestions') return page('/suggestions');
  const known: Readonly<Record<string, string>> = { tags: 'tags', links: 'links', statuses: 'posts', posts: 'posts' };
  return page(Object.hasOwn(known, kind) ? `/explore/${known[kind]}` : '/explore');
};
/** `/timelines/home`, `/timelines/public/local`, `/timelines/tag/birds`, `/timelines/list/1`. */
const timeline: Read = ([name = '', of], parameters) => {
  const rest = of === undefined ? [] : [of];
  if (name === 'home') return page('/');
  if (name === 'tag') return tag(rest, parameters);
  if (name === 'list') return list(rest, parameters);
  if (name === 'local' || (name === 'public' && of === 'local')) return page('/timeline/local');
  return ['public', 'federated', 'fediverse', 'global'].includes(name) ? page('/timeline/fediverse') : UNKNOWN;
};
/** A URL is for the server to resolve; a handle is the address of its profile. */
const interaction: Read = (_rest, parameters) => {
  const uri = (parameters.get('uri') ?? parameters.get('acct') ?? parameters.get('url') ?? '').trim();
  if (/^https?:\/\/./i.test(uri)) return { kind: 'resolve', uri };
  const handle = `@${uri.replace(/^acct:/i, '').replace(/^@/, '')}`;
  return isHandle(handle) ? page(`/${handle}`) : UNKNOWN;
};
const share: Read = (_rest, parameters) => {
  const parts = ['title', 'text', 'url'].map(name => (parameters.get(name) ?? '').trim());
  // Some apps put the address into the text too.
  const shown = parts.filter(part => part !== '' && !parts.some(other => other.length > part.length && other.includes(part)));
  return { kind: 'compose', text: [...new Set(shown)].join('\n'), ...(parameters.has('files') && { hasFiles: true }) };
};
const account: Read = ([name = '', kind, id]) => {
  if (name === '') return UNKNOWN;
  const profile = `/@${name.replace(/^@/, '')}`;
  if (!isHandle(profile.slice(1))) return UNKNOWN;
  if (kind === undefined) return page(profile);
  return ofProfile(profile, id === undefined ? [kind] : [kind, id]);
};

/** Reads the path after a handle: `/@user/ID`, `/@user/statuses/ID`, `/@user/events/ID`, `/@user/media`. */
function ofProfile(profile: string, [kind = '', id]: readonly string[]): AddressTarget {
  if (id === undefined && isId(kind)) return page(`${profile}/posts/${encodeURIComponent(kind)}`);
  if (['statuses', 'posts', 'notice', 'p'].includes(kind) && isId(id)) return page(`${profile}/posts/${encodeURIComponent(id)}`);
  if (kind === 'events' && isId(id)) return page(`${profile}/events/${encodeURIComponent(id)}`);
  if (id !== undefined) return UNKNOWN;
  if (['with_replies', 'media', 'favorites', 'followers', 'following'].includes(kind)) return page(`${profile}/${kind}`);
  return UNKNOWN;
}

/** `/invite/CODE` of Mastodon, `/registration/CODE` of Pleroma. */
const invitation: Read = ([code]) => page(code === undefined ? '/signup' : `/signup?invite=${encodeURIComponent(code)}`);

/** By the first segment of the path, in lower case. */
const table: Readonly<Record<string, Read>> = {
  home: to('/'),
  'getting-started': to('/'),
  main: ([name]) => page(name === 'public' || name === 'all' ? '/timeline/fediverse' : '/'),
  public: ([name]) => page(name === 'local' ? '/timeline/local' : '/timeline/fediverse'),
  firehose: to('/timeline/fediverse'),
  timelines: timeline,
  timeline,
  tag,
  tags: tag,
  hashtag: tag,
  users: account,
  user: account,
  accounts: ([accountId]) => (isId(accountId) ? { kind: 'account', accountId } : UNKNOWN),
  statuses: (rest, parameters) => (rest[0] === 'new' ? share(rest, parameters) : status(rest, parameters)),
  notice: status,
  notes: status,
  events: status,
  favorites: to('/favourites'),
  favourites: to('/favourites'),
  bookmarks: to('/bookmarks'),
  lists: list,
  list,
  preferences: to('/settings'),
  settings: to('/settings'),
  auth: ([name]) => page(name === 'sign_up' ? '/signup' : '/login'),
  login: to('/login'),
  signin: to('/login'),
  sign_in: to('/login'),
  signup: to('/signup'),
  invite: invitation,
  registration: invitation,
  register: to('/signup'),
  search: (_rest, parameters) => page(`/search?q=${encodeURIComponent(parameters.get('q') ?? '')}`),
  suggestions: to('/suggestions'),
  authorize_interaction: interaction,
  'authorize-interaction': interaction,
  authorize_follow: interaction,
  ostatus_subscribe: interaction,
  share,
  publish: share,
  compose: share,
  notifications: to('/notifications'),
  direct: to('/chats'),
  conversations: to('/chats'),
  messages: to('/chats'),
  chats: to('/chats'),
  explore: trends,
  directory: to('/explore'),
  trends,
};

/** Prefixes of other web clients: `/web/home`, `/deck/@user/1`. */
const PREFIXES = new Set(['web', 'deck']);

/** The page that an address without a route means. @param search With or without its question mark. */
export function addressTarget(pathname: string, search: string): AddressTarget {
  const segments = segmentsOf(pathname);
  const [first = '', ...rest] = segments;
  if (PREFIXES.has(first.toLowerCase())) return rest.length === 0 ? page('/') : afterPrefix(rest, search);
  return afterPrefix(segments, search);
}

function afterPrefix([first = '', ...rest]: readonly string[], search: string): AddressTarget {
  if (isHandle(first)) return rest.length === 0 ? page(`/${first}`) : ofProfile(`/${first}`, rest);
  const name = first.toLowerCase();
  const read = Object.hasOwn(table, name) ? table[name] : undefined;
  return read?.(rest, new URLSearchParams(search)) ?? UNKNOWN;
}

/** Decoded segments; none when the path is not valid. */
function segmentsOf(pathname: string): string[] {
  try {
    return pathname.split('/').flatMap(segment => (segment === '' ? [] : [decodeURIComponent(segment)]));
  } catch {
    return [];
  }
}
