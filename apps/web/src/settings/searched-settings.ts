import { choicesOf, textNamed, type SettingTexts } from './setting-texts.js';
import type { SearchedSetting } from './settings-search.js';
import { sectionHints, sectionPath, type SettingsPlace } from './settings-sections.js';
import { settingsTable, type SettingName } from './settings-table.js';

/** More values than these are those of a slider, which nobody looks for. */
const MOST_NAMED = 50;

/** The sections, and the settings in them. */
export function searchedSettings(
  places: readonly SettingsPlace[],
  absent: ReadonlySet<SettingName>,
  texts: SettingTexts,
): readonly SearchedSetting[] {
  return places.flatMap(place => {
    const section = texts.text[place]();
    const href = sectionPath(place);
    const names = Object.keys(place in settingsTable ? settingsTable[place as keyof typeof settingsTable] : {}) as SettingName[];
    return [
      { href, label: section, section: '', words: texts.text[sectionHints[place]]() },
      ...names
        .filter(name => textNamed(name) !== null && !absent.has(name))
        .map(name => ({ href: `${href}#${name}`, label: texts.label(name), section, words: wordsOf(name, texts) })),
    ];
  });
}

/** Synonyms, and the texts of the values. Switches have none. */
function wordsOf(name: SettingName, texts: SettingTexts): string {
  const choices = choicesOf(name) ?? [];
  const isScale = choices.length > MOST_NAMED;
  const values = isScale ? [] : choices.filter(value => typeof value !== 'boolean').map(value => texts.value(name, value));
  return [texts.words(name), ...values].join(' ');
}
