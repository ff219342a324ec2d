import { languageOf } from '../i18n/languages.js';
import { allNativeEmojis, nativeEmojis, type EmojiGroup, type NativeEmoji } from './native-emojis.js';

/** The names of all emoji in one language, `label|tags` each, in the order of the table. */
const files = import.meta.glob<{ default: readonly string[] }>('./names/*.json');

/**
 * Loads the native emoji with their names in the language of a locale. They can be found by the English words too. English names where there are
 * none in that language, or they cannot be loaded.
 */
export async function loadNamedEmojis(locale: string): Promise<ReadonlyMap<EmojiGroup, readonly NativeEmoji[]>> {
  const load = files[`./names/names-${languageOf(locale)}.json`];
  const names = await load?.().catch(() => undefined);
  return names === undefined ? nativeEmojis : withNames(names.default);
}

function withNames(names: readonly string[]): ReadonlyMap<EmojiGroup, readonly NativeEmoji[]> {
  const named = new Map(allNativeEmojis.map((emoji, index) => [emoji, withName(emoji, names[index] ?? '')]));
  return new Map([...nativeEmojis].map(([group, emojis]) => [group, emojis.map(emoji => named.get(emoji) ?? emoji)]));
}

function withName(emoji: NativeEmoji, row: string): NativeEmoji {
  const [label = '', tags = ''] = row.split('|');
  return label === '' ? emoji : { ...emoji, label, words: ` ${label} ${tags}`.toLowerCase() + emoji.words };
}
