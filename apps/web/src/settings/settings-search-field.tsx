import { Link, SearchField } from '@rookery/ui';
import { useState } from 'react';
import { searchedSettings } from './searched-settings.js';
import { useSettingTexts } from './setting-texts.js';
import { foundSettings } from './settings-search.js';
import type { SettingsPlace } from './settings-sections.js';
import type { SettingName } from './settings-table.js';

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
