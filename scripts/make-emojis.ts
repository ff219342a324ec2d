// Generates the table of native emoji from emojibase (MIT; its texts are those of Unicode CLDR), and their names in each language that it has:
// `node scripts/make-emojis.ts`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { languages } from '../packages/ui/src/i18n/languages.ts';

/** Newer emoji are missing in the fonts of many systems. */
const NEWEST_VERSION = 15.1;
const MOST_SHORTCODES = 3;
const output = 'packages/ui/src/emoji';

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

const source = (language: string, path: string): string => `node_modules/emojibase-data/${language}/${path}.json`;
const read = (path: string, language = 'en'): unknown => JSON.parse(readFileSync(source(language, path), 'utf8'));
const emojis = (read('data') as readonly EmojibaseEmoji[]).toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
const shortcodeSets = ['github', 'emojibase'].map(
  name => read(`shortcodes/${name}`) as Readonly<Record<string, string | readonly string[]>>,
);

const grouped = Object.entries(groups).map(([name, group]) => ({
  name,
  emojis: emojis.filter(emoji => emoji.group === group && emoji.version <= NEWEST_VERSION),
}));
writeJson('native-emojis', Object.fromEntries(grouped.map(({ name, emojis }) => [name, emojis.map(rowOf)])));
for (const language of Object.keys(languages)) {
  if (language === 'en' || !existsSync(source(language, 'data'))) continue;
  const own = new Map((read('data', language) as readonly EmojibaseEmoji[]).map(emoji => [emoji.hexcode, emoji]));
  writeJson(
    `names/names-${language}`,
    grouped.flatMap(({ emojis }) => emojis.map(({ hexcode }) => namesOf(own.get(hexcode)))),
  );
}

function writeJson(name: string, data: object): void {
  writeFileSync(`${output}/${name}.json`, `${JSON.stringify(data, null, 1)}\n`);
}

/** `label|tags`, in the order of the table. */
function namesOf(emoji: EmojibaseEmoji | undefined): string {
  return emoji === undefined ? '|' : `${emoji.label}|${(emoji.tags ?? []).join(' ')}`;
}

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
