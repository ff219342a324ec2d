import type { NativeEmoji } from '../emoji/native-emojis.js';
import type { RichEmoji } from '../rich-text/emoji.js';

/** An emoji of the server, with the API's field names. */
export interface PickableEmoji extends RichEmoji {
  visible_in_picker: boolean;
}

export type EmojiMatch<Custom extends PickableEmoji = PickableEmoji> =
  | { readonly kind: 'emoji'; readonly emoji: NativeEmoji }
  | { readonly kind: 'custom'; readonly emoji: Custom };

/** Returns at most `most` emoji for a query, best first. An emoji is the same object in each result. */
export type EmojiMatcher<Custom extends PickableEmoji = PickableEmoji> = (
  query: string,
  most?: number,
) => readonly EmojiMatch<Custom>[];

export const MOST_EMOJIS = 5;

interface Candidate<Custom extends PickableEmoji> {
  /** In lower case. */
  readonly names: readonly string[];
  readonly words: string;
  readonly match: EmojiMatch<Custom>;
}

/**
 * Finds the emoji for a query: those whose name begins with it, then those that contain it, the server's own before native ones, short names
 * before long ones. A query that continues the one before searches among what that one found: a word is typed letter by letter.
 */
export function emojiMatcher<Custom extends PickableEmoji>(
  custom: readonly Custom[],
  native: readonly NativeEmoji[],
): EmojiMatcher<Custom> {
  const all: readonly Candidate<Custom>[] = [
    ...custom
      .filter(emoji => emoji.visible_in_picker)
      .map(emoji => ({ names: [emoji.shortcode.toLowerCase()], words: '', match: { kind: 'custom' as const, emoji } })),
    ...native.map(emoji => ({ names: emoji.shortcodes, words: emoji.words, match: { kind: 'emoji' as const, emoji } })),
  ];
  let last = { query: '', found: all };
  return (query, most = MOST_EMOJIS) => {
    const wanted = query.toLowerCase();
    const wordBeginning = ` ${wanted}`;
    const found: Candidate<Custom>[] = [];
    const ranked: EmojiMatch<Custom>[][] = Array.from({ length: RANKS }, () => []);
    for (const candidate of wanted.startsWith(last.query) ? last.found : all) {
      const rank = rankOf(candidate.names, wanted) ?? (candidate.words.includes(wordBeginning) ? TAG_RANK : null);
      if (rank === null) continue;
      found.push(candidate);
      ranked[rank]?.push(candidate.match);
    }
    last = { query: wanted, found };
    const best: EmojiMatch<Custom>[] = [];
    for (const matches of ranked) {
      if (best.length >= most) break;
      best.push(...matches.toSorted(byKindAndLength));
    }
    return best.slice(0, most);
  };
}

const shownName = (match: EmojiMatch): string =>
  match.kind === 'custom' ? match.emoji.shortcode : (match.emoji.shortcodes[0] ?? '');

/** The server's own first, then the name with the fewest letters to go: `:hea` is more often a heart than one of its many kinds. */
function byKindAndLength(one: EmojiMatch, other: EmojiMatch): number {
  if (one.kind !== other.kind) return one.kind === 'custom' ? -1 : 1;
  return shownName(one).length - shownName(other).length;
}

const TAG_RANK = 6;
const RANKS = 10;

/**
 * 0: the whole name; 2: its beginning; 4: the beginning of one of its words; 8: within it. One more for a name that is not the usual one, which
 * is the one that is shown.
 */
function rankOf(names: readonly string[], wanted: string): number | null {
  let best: number | null = null;
  for (const [index, name] of names.entries()) {
    const at = name.indexOf(wanted);
    if (at < 0) continue;
    const rank = (at > 0 ? (name[at - 1] === '_' ? 4 : 8) : name.length === wanted.length ? 0 : 2) + (index > 0 ? 1 : 0);
    if (best === null || rank < best) best = rank;
  }
  return best;
}
