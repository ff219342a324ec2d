import type { Account } from '@rookery/api-client';
import type { CatchUpPost } from './catch-up-post.js';
import type { SharedLink } from './shared-links.js';

/** A post with its reblogs: the entries of Home that show it. */
export interface FoldedPost {
  postId: string;
  /** The entries that show it, newest first. */
  entryIds: readonly string[];
  /** The newest of them. */
  post: CatchUpPost;
  /** The accounts that reblogged it, newest first, each once. */
  rebloggers: readonly Account[];
}

/** Posts that belong together. Each is in the order of the list, newest first. */
export interface PostGroup {
  /** Unique among the groups of a view. */
  key: string;
  posts: readonly FoldedPost[];
  /** The accounts that wrote or reblogged them, each once: the sentence of the row names and counts them. */
  accounts: readonly Account[];
  /** Of a view by link. */
  link: SharedLink | null;
}

/** Folds the entries that show one post into one, at the place of the newest. */
export function foldReblogs(posts: readonly CatchUpPost[]): FoldedPost[] {
  const folded = new Map<string, { post: CatchUpPost; entryIds: string[]; rebloggers: Account[] }>();
  for (const post of posts) {
    const fold = folded.get(post.postId) ?? { post, entryIds: [], rebloggers: [] };
    folded.set(post.postId, fold);
    fold.entryIds.push(post.id);
    if (post.reblogger !== null) fold.rebloggers.push(post.reblogger);
  }
  return [...folded].map(([postId, fold]) => ({ ...fold, postId, rebloggers: distinct(fold.rebloggers) }));
}

/** The posts by their author: the most posts first, then the newest. */
export function byAuthor(posts: readonly FoldedPost[]): PostGroup[] {
  return mostFirst(
    grouped(posts, ({ post }) => [{ key: post.author.id }]),
    ({ posts: { length } }) => length,
  );
}

/** The links that posts share: that of the most people first, then the newest. */
export function byLink(posts: readonly FoldedPost[]): PostGroup[] {
  const links = grouped(posts, ({ post }) => post.links.map(link => ({ key: link.key, link })));
  return mostFirst(links, ({ accounts }) => accounts.length);
}

/** The conversations that have more than one of the posts: the most posts first, then the newest. */
export function byConversation(posts: readonly FoldedPost[]): PostGroup[] {
  const rootOf = conversationRoots(posts.map(({ post }) => post));
  const conversations = grouped(posts, ({ post }) => [{ key: rootOf(post) }]).filter(group => group.posts.length > 1);
  return mostFirst(conversations, group => group.posts.length);
}

/** The posts that accounts other than the reader reblogged: the most of them first, then the newest. */
export function mostReblogged(posts: readonly FoldedPost[], ownAccountId: string | null): FoldedPost[] {
  const others = posts.map(fold => ({ ...fold, rebloggers: fold.rebloggers.filter(({ id }) => id !== ownAccountId) }));
  return mostFirst(
    others.filter(({ rebloggers }) => rebloggers.length > 0),
    ({ rebloggers }) => rebloggers.length,
  );
}

/** The id of the oldest known post of the conversation that a post belongs to, or the server's name of the conversation. */
function conversationRoots(posts: readonly CatchUpPost[]): (post: CatchUpPost) => string {
  const byId = new Map(posts.map(post => [post.postId, post]));
  const roots = new Map<string, string>();
  return post => {
    if (post.conversationId !== null) return `conversation ${post.conversationId}`;
    const path: string[] = [];
    let id = post.postId;
    for (;;) {
      const root = roots.get(id);
      // The parents of a hostile server may form a circle.
      if (root !== undefined || path.includes(id)) {
        id = root ?? id;
        break;
      }
      path.push(id);
      const parentId = byId.get(id)?.replyToId ?? null;
      if (parentId === null) break;
      id = parentId;
    }
    for (const step of path) roots.set(step, id);
    return id;
  };
}

interface GroupName {
  key: string;
  link?: SharedLink;
}

function grouped(posts: readonly FoldedPost[], namesOf: (post: FoldedPost) => readonly GroupName[]): PostGroup[] {
  const groups = new Map<string, { posts: FoldedPost[]; link: SharedLink | null }>();
  for (const post of posts) {
    for (const { key, link = null } of namesOf(post)) {
      const group = groups.get(key) ?? { posts: [], link };
      groups.set(key, group);
      group.posts.push(post);
      if (group.link?.title === '' && link !== null && link.title !== '') group.link = link;
    }
  }
  return [...groups].map(([key, group]) => ({ ...group, key, accounts: accountsOf(group.posts) }));
}

const accountsOf = (posts: readonly FoldedPost[]): Account[] =>
  distinct(posts.flatMap(({ post, rebloggers }) => [post.author, ...rebloggers]));

function distinct(accounts: readonly Account[]): Account[] {
  return [...new Map(accounts.map(account => [account.id, account])).values()];
}

/** The greatest number first; equal ones keep their order, which is that of the list. */
const mostFirst = <Item>(items: readonly Item[], countOf: (item: Item) => number): Item[] =>
  items.toSorted((a, b) => countOf(b) - countOf(a));
