import table from './native-emojis.json';

/** An emoji of Unicode. */
export interface NativeEmoji {
  readonly emoji: string;
  /** Without colons; the first one is the usual one. */
  readonly shortcodes: readonly string[];
  /** Its name, in English where it is not loaded for another language. */
  readonly label: string;
  /** Label and tags in lower case, each word after a space. */
  readonly words: string;
  readonly hasTones: boolean;
}

/** The groups of the picker, in the order of Unicode. Written out: declarations that name the table would need it beside them. */
export type EmojiGroup = 'smileys' | 'people' | 'animals' | 'food' | 'travel' | 'activities' | 'objects' | 'symbols' | 'flags';

/** Skin tones from light to dark, 1 to 5; 0: none. */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;

/** The native emoji by group, in the order of the picker. */
export const nativeEmojis: ReadonlyMap<EmojiGroup, readonly NativeEmoji[]> = new Map(
  (Object.keys(table) as (keyof typeof table)[]).map(group => [group, table[group].map(emojiOf)]),
);

export const allNativeEmojis: readonly NativeEmoji[] = [...nativeEmojis.values()].flat();

/** An emoji in a skin tone: a modifier follows each person and hand. */
export function withTone({ emoji, hasTones }: NativeEmoji, tone: SkinTone): string {
  if (tone === 0 || !hasTones) return emoji;
  const modifier = String.fromCodePoint(0x1f3fa + tone);
  return emoji.replaceAll(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, `$1${modifier}`);
}

function emojiOf(row: string): NativeEmoji {
  const hasTones = row.startsWith('+');
  const [emoji = '', shortcodes = '', label = '', tags = ''] = row.slice(hasTones ? 1 : 0).split('|');
  return { emoji, shortcodes: shortcodes.split(' '), label, words: ` ${label} ${tags}`.toLowerCase(), hasTones };
}
