import type { NativeEmoji } from '../emoji/native-emojis.js';
import type { RichEmoji } from '../rich-text/emoji.js';

/** An emoji of the server, with the API's field names. */
export interface PickableEmoji extends RichEmoji {
  visible_in_picker: boolean;
}

export type EmojiMatch<Custom extends PickableEmoji = PickableEmoji> =
  | { readonly kind: 'emoji'; readonly emoji: NativeEmoji }
  | { readonly kind: 'custom'; readonly emoji: Custom };

export const MOST_EMOJIS = 5;

/**
 * The emoji for a query: those whose name begins with it, then those that contain it, the server's own before native ones. Best first.
 */
export function matchingEmojis<Custom extends PickableEmoji>(
  query: string,
  custom: readonly Custom[],
  native: readonly NativeEmoji[],
  most = MOST_EMOJIS,
): readonly EmojiMatch<Custom>[] {
  const wanted = query.toLowerCase();
  const wordBeginning = ` ${wanted}`;
  const ranked: EmojiMatch<Custom>[][] = [[], [], [], [], []];
  for (const emoji of custom) {
    if (!emoji.visible_in_picker) continue;
    const rank = rankOf([emoji.shortcode.toLowerCase()], wanted);
    if (rank !== null) ranked[rank]?.push({ kind: 'custom', emoji });
  }
  for (const emoji of native) {
    const rank = rankOf(emoji.shortcodes, wanted) ?? (emoji.words.includes(wordBeginning) ? TAG_RANK : null);
    if (rank !== null) ranked[rank]?.push({ kind: 'emoji', emoji });
  }
  return ranked.flat().slice(0, most);
}

const TAG_RANK = 3;

/** 0: the whole name; 1: its beginning; 2: the beginning of one of its words; 4: within it. */
function rankOf(names: readonly string[], wanted: string): number | null {
  let best: number | null = null;
  for (const name of names) {
    const at = name.indexOf(wanted);
    if (at < 0) continue;
    const rank = at > 0 ? (name[at - 1] === '_' ? 2 : 4) : name.length === wanted.length ? 0 : 1;
    if (best === null || rank < best) best = rank;
  }
  return best;
}
