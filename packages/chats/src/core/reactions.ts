import type { MessageReaction } from '../chat-types.js';

/** The reactions after the account has added one of its own, or removed it. */
export function withReaction(reactions: readonly MessageReaction[], name: string, isAdded: boolean): readonly MessageReaction[] {
  const known = reactions.find(reaction => reaction.name === name);
  if ((known?.me ?? false) === isAdded) return reactions;
  const changed = { name, count: (known?.count ?? 0) + (isAdded ? 1 : -1), me: isAdded };
  if (known === undefined) return [...reactions, changed];
  return reactions.map(reaction => (reaction === known ? changed : reaction)).filter(({ count }) => count > 0);
}

const OFFERED = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

/** The reactions that a menu offers: those of the message, and common ones. */
export function offeredReactions(reactions: readonly MessageReaction[]): readonly Pick<MessageReaction, 'name' | 'me'>[] {
  const names = new Set(reactions.map(({ name }) => name));
  return [...reactions, ...OFFERED.filter(name => !names.has(name)).map(name => ({ name, me: false }))];
}
