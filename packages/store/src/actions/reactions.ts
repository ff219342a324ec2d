import type { EmojiReaction } from '@rookery/api-client';

/** An emoji to react with: a native one by its characters, a custom one by its shortcode and its picture. */
export type ReactionEmoji = Pick<EmojiReaction, 'name' | 'url' | 'static_url'>;

/** Some servers store an emoji without the variation selector (U+FE0F) that it was sent with, others add it. */
const withoutSelector = (name: string): string => name.replaceAll('\u{FE0F}', '');

/** The reactions with this emoji; undefined when there are none. */
export function reactionWith(reactions: readonly EmojiReaction[], name: string): EmojiReaction | undefined {
  return reactions.find(reaction => withoutSelector(reaction.name) === withoutSelector(name));
}

/** The reactions after the reader has added theirs with this emoji, or removed it. Unchanged when they had (or had not) reacted with it. */
export function withOwnReaction(reactions: readonly EmojiReaction[], emoji: ReactionEmoji, isOn: boolean): EmojiReaction[] {
  const { name, url, static_url } = emoji;
  const known = reactionWith(reactions, name);
  if ((known?.me ?? false) === isOn) return [...reactions];
  if (known === undefined) return [...reactions, { name, url, static_url, count: 1, me: true }];
  const changed = { ...known, me: isOn, count: Math.max(0, known.count + (isOn ? 1 : -1)) };
  return reactions.flatMap(reaction => (reaction !== known ? [reaction] : changed.count === 0 ? [] : [changed]));
}

/**
 * The own reactions that a new one takes the place of: the earlier one where an account can have one, none where it can have several. The
 * server refuses one above a higher limit.
 */
export const replacedReactions = (reactions: readonly EmojiReaction[], { name }: ReactionEmoji, limit: number): EmojiReaction[] =>
  limit === 1 && reactionWith(reactions, name)?.me !== true ? reactions.filter(reaction => reaction.me) : [];
