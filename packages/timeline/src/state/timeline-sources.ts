import { accountsOf, statusesOf, statusSearchOf, timelinesOf, trendingStatusesOf } from '@rookery/api-client';
import type { FilterContext } from '@rookery/store';
import type { CallOptions, Client, Page, Paging, SearchPaging, Status, StreamSubscription } from '@rookery/api-client';

/** Further hashtags of a tag's list: a post has the first tag or one of `any`, every one of `all`, and none of `none`. */
export interface FurtherTags {
  any?: readonly string[];
  all?: readonly string[];
  none?: readonly string[];
}

/** The fields that name a list, by the kind of list. */
interface SourceFields {
  home: object;
  /** The part of Home between now and the place where the reader stopped, as a list of its own (ADR 5). */
  catchUp: object;
  public: { local?: boolean };
  tag: { name: string } & FurtherTags;
  /** `tagged`: its posts with this hashtag alone, without pins. */
  account: { accountId: string; tab: 'posts' | 'replies' | 'media'; tagged?: string };
  list: { id: string };
  /** The public timeline of another server. */
  remote: { host: string };
  bookmarks: object;
  favourites: object;
  quotes: { statusId: string };
  /** `accountId`: the posts of that account alone. `pagedBy`: how the server continues a search. */
  search: { query: string; accountId?: string | undefined; pagedBy?: SearchPaging | undefined };
  /** The posts that the server calls popular now. */
  trending: { of: 'mastodon' | 'truth' };
  pinned: { accountId: string };
}

type SourceKind = keyof SourceFields;

type SourceOf<Kind extends SourceKind> = { [Each in Kind]: { kind: Each } & SourceFields[Each] }[Kind];

/** Names a list of posts. */
export type TimelineSource = SourceOf<SourceKind>;

/** How a list loads, which streams feed it, and which rules apply to it. */
interface SourceDefinition {
  /** The source in its canonical form: equal lists have equal keys. */
  key: TimelineSource;
  /** 'time': ids order the posts. 'server': ids say nothing about the position, and only the links of a page lead on (ADR 2). */
  order: 'time' | 'server';
  /** Requests one page: the newest one, or the one between bounds. */
  load(client: Client, paging: Paging, options: CallOptions): Promise<Page<Status>>;
  /** Requests the page that a link names, when the resource of the order's default does not apply. */
  follow?(client: Client, link: string, options: CallOptions): Promise<Page<Status>>;
  /** The filter of the request as a rule, for servers that ignore it. Default: every post of a page passes. */
  passes?(status: Status): boolean;
  /** The streams that feed the list while it is shown. */
  streams: readonly StreamSubscription[];
  /** Whether a post of those streams belongs to the list. Default: all do. */
  includes?(status: Status): boolean;
  filterContext: FilterContext;
  /** Whether the settings for reposts and replies apply. */
  hasRowSettings?: boolean;
  /** Whether it has posts in the reader's languages alone. */
  isOfLanguages?: boolean;
  /** The mark that puts a post into the list: unmarked posts are dropped when the reader leaves it. */
  mark?: 'bookmarked' | 'favourited';
  /** The list of posts pinned above this one. */
  pinned?: SourceOf<'pinned'> | null;
  /** The account whose posts these are: they stay when that account is blocked or muted. */
  accountId?: string;
  /** The first page is the whole list, and replaces what was known. */
  isWhole?: boolean;
}

export type SourceTable = { [Kind in SourceKind]: (source: SourceOf<Kind>) => SourceDefinition };

const homeFeed: Omit<SourceDefinition, 'key'> = {
  order: 'time',
  load: (client, paging, options) => timelinesOf(client).home(paging, options),
  streams: [{ stream: 'user' }],
  filterContext: 'home',
  hasRowSettings: true,
};

/** One row for each kind of list. A kind without a row does not compile. */
export const sourceTable = {
  home: () => ({ key: { kind: 'home' }, ...homeFeed }),
  catchUp: () => ({ key: { kind: 'catchUp' }, ...homeFeed }),
  public: ({ local }) => {
    const isLocal = local === true ? { local } : {};
    return {
      key: { kind: 'public', ...isLocal },
      order: 'time',
      load: (client, paging, options) => timelinesOf(client).public({ ...isLocal, ...paging }, options),
      streams: [{ stream: local === true ? 'public:local' : 'public' }],
      filterContext: 'public',
      hasRowSettings: true,
      isOfLanguages: true,
    };
  },
  tag: source => {
    const name = source.name.toLowerCase();
    const further = furtherTags(source);
    return {
      key: { kind: 'tag', name, ...further },
      order: 'time',
      load: (client, paging, options) => timelinesOf(client).tag(source.name, { ...further, ...paging }, options),
      streams: [name, ...(further.any ?? [])].map(tag => ({ stream: 'hashtag', tag })),
      // The server streams each tag by itself and knows nothing of the tags a post must or must not have.
      includes: status => {
        const tags = new Set((status.reblog ?? status).tags.map(tag => tag.name.toLowerCase()));
        return (further.all ?? []).every(tag => tags.has(tag)) && !(further.none ?? []).some(tag => tags.has(tag));
      },
      filterContext: 'public',
    };
  },
  account: ({ accountId, tab, tagged }) => {
    const tag = tagged?.toLowerCase();
    const filter = { posts: { exclude_replies: true }, replies: {}, media: { only_media: true } }[tab];
    return {
      key: { kind: 'account', accountId, tab, ...(tag !== undefined && { tagged: tag }) },
      order: 'time',
      load: (client, paging, options) =>
        accountsOf(client).statuses(accountId, { ...(tag === undefined ? filter : { tagged: tag }), ...paging }, options),
      passes: tag === undefined ? { posts: isNoReplyToOthers, replies: () => true, media: hasMedia }[tab] : hasTag(tag),
      streams: [],
      filterContext: 'account',
      pinned: tab === 'posts' && tag === undefined ? { kind: 'pinned', accountId } : null,
      accountId,
    };
  },
  list: ({ id }) => ({
    key: { kind: 'list', id },
    order: 'time',
    load: (client, paging, options) => timelinesOf(client).list(id, paging, options),
    streams: [{ stream: 'list', list: id }],
    filterContext: 'home',
  }),
  remote: ({ host }) => ({
    key: { kind: 'remote', host },
    order: 'time',
    load: (client, paging, options) => timelinesOf(client).public({ instance: host, ...paging }, options),
    streams: [{ stream: 'public:remote', instance: host }],
    isOfLanguages: true,
    filterContext: 'public',
  }),
  bookmarks: () => ({
    key: { kind: 'bookmarks' },
    order: 'server',
    load: (client, { limit }, options) => timelinesOf(client).bookmarks({ limit }, options),
    streams: [],
    filterContext: 'public',
    mark: 'bookmarked',
  }),
  favourites: () => ({
    key: { kind: 'favourites' },
    order: 'server',
    load: (client, { limit }, options) => timelinesOf(client).favourites({ limit }, options),
    streams: [],
    filterContext: 'public',
    mark: 'favourited',
  }),
  quotes: ({ statusId }) => ({
    key: { kind: 'quotes', statusId },
    order: 'server',
    load: (client, { limit }, options) => statusesOf(client).quotes(statusId, { limit }, options),
    streams: [],
    filterContext: 'public',
  }),
  search: ({ query, accountId, pagedBy }) => ({
    key: { kind: 'search', query, ...(accountId !== undefined && { accountId }), ...(pagedBy === 'id' && { pagedBy }) },
    order: 'server',
    load: (client, { limit }, options) => statusSearchOf(client).find(query, { limit, accountId, pagedBy, ...options }),
    follow: (client, link, options) => statusSearchOf(client).page(link, options),
    streams: [],
    filterContext: 'public',
  }),
  trending: ({ of }) => ({
    key: { kind: 'trending', of },
    order: 'server',
    load: (client, { limit }, options) => trendingStatusesOf(client).list(of, limit, options),
    follow: (client, link, options) => trendingStatusesOf(client).page(link, options),
    streams: [],
    filterContext: 'public',
  }),
  pinned: ({ accountId }) => ({
    key: { kind: 'pinned', accountId },
    order: 'server',
    load: (client, { limit }, options) => accountsOf(client).statuses(accountId, { pinned: true, limit }, options),
    streams: [],
    filterContext: 'account',
    accountId,
    isWhole: true,
  }),
} satisfies SourceTable;

/** As servers read `exclude_replies`: the author's answers to their own posts stay. */
const isNoReplyToOthers = ({ reblog, account, in_reply_to_id, in_reply_to_account_id }: Status): boolean =>
  reblog !== null || in_reply_to_id === null || in_reply_to_account_id === account.id;

const hasTag =
  (tag: string) =>
  ({ tags }: Status): boolean =>
    tags.some(({ name }) => name.toLowerCase() === tag);

/** As servers read `only_media`: the attachments of a reblogged post are not the account's own. */
const hasMedia = (status: Status): boolean => status.media_attachments.length > 0;

/** The definition of a list. */
export function sourceDefinition<Kind extends SourceKind>(source: SourceOf<Kind>): SourceDefinition {
  const table: SourceTable = sourceTable;
  return table[source.kind](source);
}

/** Whether a list has the posts of followed accounts alone. */
export const isHomeFeed = ({ kind }: TimelineSource): boolean => kind === 'home' || kind === 'catchUp';

/** Names a list in storage and among React keys: the canonical form, serialized. */
export const sourceKey = (source: TimelineSource): string => JSON.stringify(sourceDefinition(source).key);

/** The streams that feed a list while it is shown. */
export const streamsOf = (source: TimelineSource): readonly StreamSubscription[] => sourceDefinition(source).streams;

const further = ['any', 'all', 'none'] as const;

/** The further tags that are given, in lower case: servers do not distinguish the case of tags. */
function furtherTags(source: FurtherTags): FurtherTags {
  const given = further.flatMap(word => {
    const tags = source[word] ?? [];
    return tags.length === 0 ? [] : [[word, tags.map(tag => tag.toLowerCase())] as const];
  });
  return Object.fromEntries(given);
}
