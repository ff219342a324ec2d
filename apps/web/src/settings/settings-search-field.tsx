import { Link, SearchField } from '@rookery/ui';
import { useState } from 'react';
import { choicesOf, textNamed, useSettingTexts, type SettingTexts } from './setting-texts.js';
import { sectionHints } from './settings-nav.js';
import { foundSettings, type SearchedSetting } from './settings-search.js';
import { sectionPath, type SettingsPlace } from './settings-sections.js';
import { settingsTable, type SettingName } from './settings-table.js';

/** More values than these are those of a slider, which nobody looks for. */
const MOST_NAMED = 50;

interface SettingsSearchProps {
  /** The sections that this reader has. */
  places: readonly SettingsPlace[];
  /** Settings that this reader has not. */
  absent: ReadonlySet<SettingName>;
  /** Called by Enter with the first result. */
  onOpen(href: string): void;
  /** Whether something is searched for. */
  onQuery?(isSearching: boolean): void;
}

/** Finds settings by their names, sections and synonyms. Enter opens the first one, with the focus on its control. */
export function SettingsSearch({ places, absent, onOpen, onQuery }: SettingsSearchProps) {
  const texts = useSettingTexts();
  const { text } = texts;
  const [query, setQuery] = useState('');
  const found = foundSettings(query, searchedSettings(places, absent, texts));
  const isSearching = query.trim() !== '';
  return (
    <search className="app-settings-search">
      <form
        onSubmit={event => {
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) onOpen(first.href);
        }}
      >
        <SearchField
          label={text.searchSettings()}
          value={query}
          onChange={value => {
            setQuery(value);
            onQuery?.(value.trim() !== '');
          }}
        />
      </form>
      {isSearching && (
        <ul className="app-settings-links" aria-label={text.searchSettings()}>
          {found.map(({ href, label, section }) => (
            <li key={href}>
              <Link href={href}>
                <span>{label}</span>
                <small>{section}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isSearching && found.length === 0 && <p>{text.noSettings()}</p>}
      <output className="rk-visually-hidden">{isSearching && text.foundSettings({ count: found.length })}</output>
    </search>
  );
}

/** The sections, and the settings in them. */
function searchedSettings(
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
