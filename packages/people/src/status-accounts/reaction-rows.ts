import type { Account, StatusReaction } from '@rookery/api-client';

/** An emoji and how often a post has it. */
export interface ReactionEmoji {
  readonly name: string;
  readonly count: number;
  /** The picture of a custom emoji. */
  readonly url: string | null;
}

/** An account and the emoji that it reacted with. */
export interface ReactionRow {
  readonly account: Account;
  readonly emoji: readonly ReactionEmoji[];
}

/** Likes count as this emoji, as in the summary below a post (STAT-04). */
export const LIKE = '👍';

/** The emoji of a post, most used first. `favouritesCount`: likes of the post. */
export function reactionEmoji(reactions: readonly StatusReaction[], favouritesCount: number): ReactionEmoji[] {
  const emoji = reactions.map(({ name, count, url, static_url }) => ({ name, count, url: static_url ?? url }));
  const likes = emoji.find(({ name }) => name === LIKE) ?? { name: LIKE, count: 0, url: null };
  const others = emoji.filter(({ name }) => name !== LIKE);
  return [{ ...likes, count: likes.count + favouritesCount }, ...others]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
}

/**
 * The accounts that reacted, each once, in the server's order; those that liked the post last.
 * @param chosen Only the reactions with this emoji; null: all.
 */
export function reactionRows(
  reactions: readonly StatusReaction[],
  favourites: readonly Account[],
  chosen: string | null,
): ReactionRow[] {
  const rows = new Map<string, ReactionRow>();
  const add = (account: Account, emoji: ReactionEmoji): void => {
    if (chosen !== null && emoji.name !== chosen) return;
    const used = rows.get(account.id)?.emoji ?? [];
    if (used.every(({ name }) => name !== emoji.name)) rows.set(account.id, { account, emoji: [...used, emoji] });
  };
  for (const { name, count, url, static_url, accounts } of reactions) {
    for (const account of accounts) add(account, { name, count, url: static_url ?? url });
  }
  for (const account of favourites) add(account, { name: LIKE, count: 1, url: null });
  return [...rows.values()];
}
