import type { ReactNode } from 'react';
import { cleanName } from '../text-marks/clean-name.js';
import { type EmojiMap, emojiMap, type RichEmoji, splitEmoji } from './emoji.js';
import { MAX_EMOJI } from './limits.js';
import { useHydrated } from '../hydration/use-hydrated.js';
import { prefersReducedMotion } from '../motion/reduced-motion.dom.js';

export interface CustomEmojiProps {
  emoji: RichEmoji;
}

/** A custom emoji in a line of text. It is not animated when the reader prefers reduced motion. */
export function CustomEmoji({ emoji }: CustomEmojiProps) {
  const name = `:${emoji.shortcode}:`;
  const isStill = useHydrated() && prefersReducedMotion();
  return (
    <img
      referrerPolicy="no-referrer"
      className="rk-emoji"
      src={isStill ? emoji.static_url : emoji.url}
      alt={name}
      title={name}
      draggable={false}
      loading="lazy"
      decoding="async"
    />
  );
}

/**
 * Replaces the shortcodes in a plain text with images. The text is never parsed as HTML. Unknown shortcodes, emoji with an unsafe
 * URL, and all after the first {@link MAX_EMOJI} stay text.
 */
export function emojify(text: string, emojis: readonly RichEmoji[]): ReactNode[] {
  return emojifyWith(text, emojiMap(emojis), { left: MAX_EMOJI });
}

/** Like {@link emojify}, for several texts that share one emoji map and one allowance. */
export function emojifyWith(text: string, emojis: EmojiMap, allowance: { left: number }): ReactNode[] {
  return splitEmoji(text, emojis).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if (allowance.left <= 0) return `:${piece.shortcode}:`;
    allowance.left -= 1;
    return <CustomEmoji key={index} emoji={piece} />;
  });
}

/** A display name for titles and labels, which hold no images: cleaned, and without its custom emoji. A name of nothing else becomes ''. */
export function plainName(name: string, emojis: readonly RichEmoji[]): string {
  const pieces = splitEmoji(cleanName(name), emojiMap(emojis));
  return pieces
    .filter(piece => typeof piece === 'string')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
