import type { Account } from '@rookery/api-client';
import type { Entry } from '@rookery/store/list';
import { statusRowKey, type GapRowData } from '../rows/timeline-rows.js';
import { passesFilters, type CatchUpFilters } from './catch-up-filters.js';
import {
  byAuthor,
  byConversation,
  byLink,
  foldReblogs,
  mostReblogged,
  type FoldedPost,
  type PostGroup,
} from './catch-up-groups.js';
import type { CatchUpPost } from './catch-up-post.js';

export const catchUpViews = ['time', 'authors', 'conversations', 'links', 'media', 'reposts'] as const;
export type CatchUpView = (typeof catchUpViews)[number];

/** The posts of a group that are shown until the reader asks for the others. */
export const GROUP_POSTS = 1;

/** A post with its reblogs. */
export interface PostRowData {
  kind: 'status';
  key: string;
  /** The id of the post that is shown. */
  id: string;
  entryIds: readonly string[];
  /** Newest first; of the view of reposts, without the reader. */
  rebloggers: readonly Account[];
  /** The place of the row is that of its number of rebloggers. */
  isRanked: boolean;
  isSeen: boolean;
}

/** The title of a group: its sentence says why the group is at its place. */
export interface GroupRowData {
  kind: 'group';
  key: string;
  view: 'authors' | 'conversations' | 'links';
  group: PostGroup;
  unseen: number;
}

/** Shows the other posts of a group, or hides them. */
export interface MoreRowData {
  kind: 'more';
  key: string;
  groupKey: string;
  /** The posts that are not shown. */
  count: number;
  isExpanded: boolean;
}

export type CatchUpRow = PostRowData | GroupRowData | MoreRowData;

/** How many posts a view leaves out, and why. */
export interface LeftOut {
  /** One of the reader's filters hides them. */
  byFilters: number;
  /** The reader wants no rows for reposts or replies in Home. */
  bySettings: number;
  /** They do not pass the filters of the page. */
  byPage: number;
  /** They have no link, no picture, no repost, or no conversation. */
  byView: number;
}

export interface CatchUpRows {
  rows: readonly (CatchUpRow | GapRowData)[];
  /** The posts between now and the place, each once. */
  posts: number;
  /** The entries that show them: posts and reblogs. */
  entries: number;
  leftOut: LeftOut;
  /** The posts that pass everything but the filters of the page, which offers their languages. */
  filterable: readonly CatchUpPost[];
}

export interface CatchUpInput {
  view: CatchUpView;
  /** Items and gaps, newest first. */
  entries: readonly Entry[];
  /** Null: only its id is known. */
  postOf(id: string): CatchUpPost | null;
  filters: CatchUpFilters;
  ownAccountId: string | null;
  /** The keys of the groups whose posts are all shown. */
  expanded: ReadonlySet<string>;
  /** Ids of entries and posts that were on the screen before. */
  seen: ReadonlySet<string>;
  /** Epoch ms. */
  now: number;
}

/** The rows of a view, and what it leaves out. */
export function catchUpRows(input: CatchUpInput): CatchUpRows {
  const { view, entries, postOf, filters, now } = input;
  const known = entries.flatMap(entry => (entry.kind === 'item' ? (postOf(entry.id) ?? []) : []));
  const filterable = known.filter(({ hiddenBy }) => hiddenBy === null);
  const all = foldReblogs(known);
  const shownIds = new Set(filterable.map(({ postId }) => postId));
  const hidden = all.filter(({ postId }) => !shownIds.has(postId));
  const passing = filterable.filter(post => passesFilters(post, filters, now));
  const folded = foldReblogs(passing);
  const { rows, count } = viewRows[view](folded, input);
  const unknown = entries.filter(entry => entry.kind === 'item').length - known.length;
  return {
    rows: view === 'time' ? withGaps(rows, input) : rows,
    posts: all.length + unknown,
    entries: known.length + unknown,
    leftOut: {
      byFilters: hidden.filter(({ post }) => post.hiddenBy === 'filter').length,
      bySettings: hidden.filter(({ post }) => post.hiddenBy === 'setting').length,
      byPage: shownIds.size - folded.length,
      byView: folded.length - count + (view === 'time' ? 0 : unknown),
    },
    filterable,
  };
}

/** The rows of a view with the number of posts that it has, each once. */
type ViewRows = (posts: readonly FoldedPost[], input: CatchUpInput) => { rows: CatchUpRow[]; count: number };

const viewRows = {
  time: (posts, input) => plain(posts, input),
  media: (posts, input) =>
    plain(
      posts.filter(({ post }) => post.hasMedia),
      input,
    ),
  reposts: (posts, input) => plain(mostReblogged(posts, input.ownAccountId), input, true),
  authors: (posts, input) => groups('authors', byAuthor(posts), input),
  conversations: (posts, input) => groups('conversations', byConversation(posts), input),
  links: (posts, input) => groups('links', byLink(posts), input),
} satisfies Readonly<Record<CatchUpView, ViewRows>>;

const plain = (posts: readonly FoldedPost[], { seen }: CatchUpInput, isRanked = false) => ({
  rows: posts.map(post => postRow(post, seen, '', isRanked)),
  count: posts.length,
});

function groups(view: GroupRowData['view'], found: readonly PostGroup[], { expanded, seen }: CatchUpInput) {
  const rows = found.flatMap((group): CatchUpRow[] => {
    const key = `${view}:${group.key}`;
    const isExpanded = expanded.has(key);
    const shown = isExpanded ? group.posts : group.posts.slice(0, GROUP_POSTS);
    const unseen = group.posts.filter(post => !isSeen(post, seen)).length;
    const count = group.posts.length - GROUP_POSTS;
    return [
      { kind: 'group', key, view, group, unseen },
      ...shown.map(post => postRow(post, seen, `${key}:`)),
      ...(count > 0 ? [{ kind: 'more' as const, key: `more:${key}`, groupKey: key, count, isExpanded }] : []),
    ];
  });
  return { rows, count: new Set(found.flatMap(({ posts }) => posts.map(({ postId }) => postId))).size };
}

const postRow = (post: FoldedPost, seen: ReadonlySet<string>, prefix = '', isRanked = false): PostRowData => ({
  kind: 'status',
  key: prefix + statusRowKey(post.postId),
  id: post.postId,
  entryIds: post.entryIds,
  rebloggers: post.rebloggers,
  isRanked,
  isSeen: isSeen(post, seen),
});

const bareRow = (id: string, seen: ReadonlySet<string>): PostRowData => ({
  kind: 'status',
  key: statusRowKey(id),
  id,
  entryIds: [id],
  rebloggers: [],
  isRanked: false,
  isSeen: seen.has(id),
});

const isSeen = ({ postId, entryIds }: FoldedPost, seen: ReadonlySet<string>): boolean =>
  seen.has(postId) || entryIds.some(id => seen.has(id));

/** The rows with those of the gaps between them, and of posts of which only the id is known: their rows request them. */
function withGaps(rows: readonly CatchUpRow[], { entries, postOf, seen }: CatchUpInput): (CatchUpRow | GapRowData)[] {
  const rowOfEntry = new Map(rows.flatMap(row => (row.kind === 'status' ? [[row.entryIds[0] ?? '', row] as const] : [])));
  return entries.flatMap((entry): (CatchUpRow | GapRowData)[] => {
    if (entry.kind === 'gap') return [{ kind: 'gap', key: `g:${entry.newerId}`, newerId: entry.newerId, olderId: entry.olderId }];
    if (entry.kind === 'pending') return [];
    const row = rowOfEntry.get(entry.id) ?? (postOf(entry.id) === null ? bareRow(entry.id, seen) : null);
    return row === null ? [] : [row];
  });
}

/** The next rows, where rows that did not change are the same objects as before: they are not drawn again. */
export function keptRows<Row extends CatchUpRow | GapRowData>(previous: readonly Row[], next: readonly Row[]): Row[] {
  const before = new Map(previous.map(row => [row.key, row]));
  return next.map(row => {
    const old = before.get(row.key);
    return old !== undefined && isSameRow(old, row) ? old : row;
  });
}

function isSameRow(a: CatchUpRow | GapRowData, b: CatchUpRow | GapRowData): boolean {
  if (a.kind === 'status' && b.kind === 'status')
    return (
      a.isSeen === b.isSeen &&
      a.isRanked === b.isRanked &&
      a.entryIds.length === b.entryIds.length &&
      a.rebloggers.length === b.rebloggers.length &&
      a.rebloggers.every((account, index) => account === b.rebloggers[index])
    );
  if (a.kind === 'more' && b.kind === 'more') return a.count === b.count && a.isExpanded === b.isExpanded;
  if (a.kind === 'gap' && b.kind === 'gap') return a.newerId === b.newerId && a.olderId === b.olderId;
  return false;
}
