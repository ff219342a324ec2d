// Generates the table of native emoji from emojibase (MIT; its texts are those of Unicode CLDR): `node scripts/make-emojis.ts`.
import { readFileSync, writeFileSync } from 'node:fs';

/** Newer emoji are missing in the fonts of many systems. */
const NEWEST_VERSION = 15.1;
const MOST_SHORTCODES = 3;
const output = 'packages/ui/src/emoji/native-emojis.json';

interface EmojibaseEmoji {
  readonly emoji: string;
  readonly hexcode: string;
  readonly label: string;
  readonly order?: number;
  readonly group?: number;
  readonly version: number;
  readonly tags?: readonly string[];
  readonly skins?: readonly { readonly emoji: string; readonly tone?: number | readonly number[] }[];
}

/** The groups in the order of the picker. Components such as skin tones, group 2, are left out. */
const groups = { smileys: 0, people: 1, animals: 3, food: 4, travel: 5, activities: 6, objects: 7, symbols: 8, flags: 9 };

const read = (path: string): unknown => JSON.parse(readFileSync(`node_modules/emojibase-data/en/${path}.json`, 'utf8'));
const emojis = (read('data') as readonly EmojibaseEmoji[]).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
const shortcodeSets = ['github', 'emojibase'].map(
  name => read(`shortcodes/${name}`) as Readonly<Record<string, string | readonly string[]>>,
);

const table = Object.fromEntries(
  Object.entries(groups).map(([name, group]) => [
    name,
    emojis.filter(emoji => emoji.group === group && emoji.version <= NEWEST_VERSION).map(rowOf),
  ]),
);
writeFileSync(output, `${JSON.stringify(table, null, 1)}\n`);

/** `emoji|shortcodes|label|tags`; a `+` in front: it has skin tones. */
function rowOf({ emoji, hexcode, label, tags = [], skins }: EmojibaseEmoji): string {
  const shortcodes = shortcodeSets.flatMap(set => set[hexcode] ?? []);
  const names = [...new Set(shortcodes)].slice(0, MOST_SHORTCODES).join(' ');
  // The selector belongs behind those characters alone that are text without it.
  const qualified = emoji.replaceAll(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');
  return `${hasTones(emoji, skins) ? '+' : ''}${[qualified, names, label, tags.join(' ')].join('|')}`;
}

/** Whether a modifier behind every person or hand makes the variants, so that they need no table. */
function hasTones(emoji: string, skins: EmojibaseEmoji['skins']): boolean {
  const light = skins?.find(({ tone }) => [tone].flat().every(value => value === 1));
  return light?.emoji === emoji.replaceAll(/(\p{Emoji_Modifier_Base})\uFE0F?/gu, '$1\u{1F3FB}');
}
