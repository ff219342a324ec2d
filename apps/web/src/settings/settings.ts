import { languages, type Language } from '@rookery/ui/languages';
import { earlierCommands, earlierSettings, renamed } from './earlier-names.js';
import { settingNames, settingRows, type SettingName, type SettingRow, type Settings } from './settings-table.js';

export type { SettingName, Settings } from './settings-table.js';

/** Settings as they are stored, with values of other versions of the app under keys that this one does not know. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Beside the settings of an account: the values of its server's preferences. They apply where the reader has chosen nothing. */
export const SERVER_DEFAULTS = 'defaults';
/** Beside the settings of an account: the names of those that its server does not have yet. */
export const UNSENT = 'unsent';

const entries = <Value>(value: (name: SettingName, row: SettingRow) => Value): Record<SettingName, Value> =>
  Object.fromEntries(settingNames.map(name => [name, value(name, settingRows[name])])) as Record<SettingName, Value>;

export const defaultSettings = entries((_, row) => row.is) as unknown as Settings;

/** Parses stored settings; `{}` for a text that is none. */
export function parseStored(text: string | null): StoredSettings {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

/** The settings in what is stored. Missing, damaged and unknown values get their defaults. @param account Null for a visitor. */
export function settingsIn(device: StoredSettings, account: StoredSettings | null): Settings {
  const own = account ?? device;
  const server = recordOf(own[SERVER_DEFAULTS]);
  return entries((name, row) => {
    const stored = row.isOfDevice ? device : own;
    return settingIn(name, stored[name]) ?? (row.isOfDevice ? undefined : settingIn(name, server[name])) ?? row.is;
  }) as unknown as Settings;
}

/** The same from stored texts. @param accountText That of the account; null: it has stored none, and begins with those of the device. */
export function readSettings(deviceText: string | null, accountText: string | null = null): Settings {
  return settingsIn(storedIn(deviceText), accountText === null ? null : storedIn(accountText));
}

/** Stored settings under the names of today. */
export const storedIn = (text: string | null): StoredSettings => renamed(parseStored(text), earlierSettings);

/** The value of a setting; undefined where it is not one. Lists lose what does not belong there. */
export function settingIn(name: SettingName, value: unknown): unknown {
  const row = settingRows[name];
  if ('of' in row) return row.of.includes(value) ? value : undefined;
  if ('item' in row) {
    if (!Array.isArray(value)) return undefined;
    const items = value.filter((item): item is string => typeof item === 'string' && row.item.test(item));
    return [...new Set(items)].slice(0, row.most);
  }
  return renamed(keyLists(value), earlierCommands);
}

/** Lists of a few short texts under their names; anything else is left out. */
function keyLists(value: unknown): Settings['shortcutKeys'] {
  const isList = (list: unknown): list is string[] =>
    Array.isArray(list) && list.length < 5 && list.every(keys => typeof keys === 'string' && keys.length < 25);
  return Object.fromEntries(
    Object.entries(recordOf(value))
      .filter((entry): entry is [string, string[]] => isList(entry[1]))
      .slice(0, 99),
  );
}

/** The interface language: the chosen one, else the first supported browser language, else English. */
export function chooseLocale(settings: Pick<Settings, 'locale'>, browserLanguages: readonly string[]): Language {
  if (settings.locale !== null) return settings.locale;
  const locales = Object.keys(languages) as Language[];
  for (const language of browserLanguages) {
    const known = locales.find(locale => language === locale || language.startsWith(`${locale}-`));
    if (known !== undefined) return known;
  }
  return 'en';
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
