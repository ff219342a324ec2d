import type { ReactNode } from 'react';
import { type EmojiMap, emojiMap, type RichEmoji, splitEmoji } from './emoji.js';
import { MAX_EMOJI } from './limits.js';
import { prefersReducedMotion } from '../motion/reduced-motion.dom.js';

export interface CustomEmojiProps {
  emoji: RichEmoji;
}

/** One custom emoji in a line of text. It stands still for those who asked for less motion. */
export function CustomEmoji({ emoji }: CustomEmojiProps) {
  const name = `:${emoji.shortcode}:`;
  return (
    <img
      className="rk-emoji"
      src={prefersReducedMotion() ? emoji.static_url : emoji.url}
      alt={name}
      title={name}
      draggable={false}
      loading="lazy"
      decoding="async"
    />
  );
}

/**
 * Plain text with its custom emoji as pictures. The text is never read as HTML; an unknown shortcode, one with an
 * address that is not safe, and every one past the first {@link MAX_EMOJI} stays as it was written.
 */
export function emojify(text: string, emojis: readonly RichEmoji[]): ReactNode[] {
  return emojifyWith(text, emojiMap(emojis), { left: MAX_EMOJI });
}

/** As {@link emojify}, over several texts which share one map and one allowance. */
export function emojifyWith(text: string, emojis: EmojiMap, allowance: { left: number }): ReactNode[] {
  return splitEmoji(text, emojis).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if (allowance.left <= 0) return `:${piece.shortcode}:`;
    allowance.left -= 1;
    return <CustomEmoji key={index} emoji={piece} />;
  });
}
