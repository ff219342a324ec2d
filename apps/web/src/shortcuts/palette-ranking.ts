import { folded } from '../settings/settings-search.js';

/** Something that the palette finds by its words. */
export interface Findable {
  /** Unique, and the same at the next visit. */
  readonly id: string;
  readonly label: string;
  /** Further words that find it: synonyms, a handle. */
  readonly words: string;
}

/** The most items that are shown: nobody reads on, and a screen reader says their number. */
export const MOST_FOUND = 40;
/** The most items that are remembered as used. */
const MOST_USED = 20;

/**
 * The items that have the query's words at the beginnings of their own: 'not men' and 'notm' find "Notifications: mentions". Best first: the whole
 * label, its beginning, words of the label, further words; among equals the last used first, then as given. Without a query all of them, those that were
 * used last first.
 *
 * @param used Ids, the last used first.
 */
export function rankedItems<Item extends Findable>(
  query: string,
  items: readonly Item[],
  used: readonly string[] = [],
): readonly Item[] {
  const wanted = wordsIn(query);
  const ranked = items.flatMap(item => {
    const rank = wanted.length === 0 ? 0 : rankOf(item, wanted);
    return rank === null ? [] : [{ item, rank, use: used.indexOf(item.id) }];
  });
  const order = (use: number): number => (use < 0 ? used.length : use);
  return ranked
    .toSorted((a, b) => a.rank - b.rank || order(a.use) - order(b.use))
    .slice(0, MOST_FOUND)
    .map(({ item }) => item);
}

/** The used items after one was used. */
export const withUsed = (used: readonly string[], id: string): readonly string[] =>
  [id, ...used.filter(other => other !== id)].slice(0, MOST_USED);

/** The words of a text, in the form in which they are compared. */
const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Null: the item does not match. */
function rankOf({ label, words }: Findable, wanted: readonly string[]): number | null {
  const ofLabel = wordsIn(label);
  const text = ofLabel.join(' ');
  const query = wanted.join(' ');
  if (text === query) return 0;
  if (text.startsWith(query)) return 1;
  const own = wanted.every(word => beginsAny(word, ofLabel));
  if (own) return 2;
  if (beginsInOrder(wanted.join(''), ofLabel)) return 3;
  const all = [...ofLabel, ...wordsIn(words)];
  return wanted.every(word => beginsAny(word, all)) || beginsInOrder(wanted.join(''), wordsIn(words)) ? 4 : null;
}

const beginsAny = (wanted: string, words: readonly string[]): boolean =>
  words.some(word => word.startsWith(wanted) || (isSyllable(wanted) && word.includes(wanted)));

/** Chinese and Japanese have no spaces between words. */
const isSyllable = (word: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);

/** Whether letters are beginnings of some of the words, in their order: 'np' and 'newpo' of "new post". */
function beginsInOrder(letters: string, words: readonly string[]): boolean {
  /** How many of the letters the words so far can be: all ways at once, or a long text would have too many of them. */
  let reached = new Set([0]);
  for (const word of words) {
    const next = new Set(reached);
    for (const start of reached) {
      for (let length = sharedStart(letters.slice(start), word); length > 0; length -= 1) next.add(start + length);
    }
    reached = next;
  }
  return reached.has(letters.length);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}
