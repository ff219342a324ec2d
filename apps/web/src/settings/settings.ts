import { languages, type Language } from '@rookery/ui/languages';
import { earlierSettings, renamed } from './earlier-names.js';
import { keptRows, type SettingRow, type Settings, type ValueOf } from './settings-table.js';

export type { AllSettings, SettingName, Settings } from './settings-table.js';

/** Settings as they are stored, with values of other versions of the app under keys that this one does not know. */
export type StoredSettings = Readonly<Record<string, unknown>>;

/** Beside the settings of an account: the values of its server's preferences. They apply where the reader has chosen nothing. */
export const SERVER_DEFAULTS = 'defaults';
/** Beside the settings of an account: the names of those that its server does not have yet. */
export const UNSENT = 'unsent';

/** Parses stored settings; `{}` for a text that is none. */
function parseStored(text: string | null): StoredSettings {
  try {
    return recordOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

type Rows = Readonly<Record<string, SettingRow>>;
type ValuesOf<Table> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/**
 * The settings of some rows in what is stored. Missing, damaged and unknown values get their defaults.
 *
 * @param account Null for a visitor.
 * @param ofSite Defaults that the site sets, of which the unusable ones are left out.
 */
export function valuesIn<const Table extends Rows>(
  table: Table,
  device: StoredSettings,
  account: StoredSettings | null = null,
  ofSite: StoredSettings = {},
): ValuesOf<Table> {
  const own = account ?? device;
  const server = recordOf(own[SERVER_DEFAULTS]);
  const value = (name: string, row: SettingRow): unknown =>
    settingIn(row, (row.keeper === 'device' ? device : own)[name]) ??
    settingIn(row, server[name]) ??
    settingIn(row, ofSite[name]) ??
    row.is;
  return Object.fromEntries(Object.entries(table).map(([name, row]) => [name, value(name, row)])) as ValuesOf<Table>;
}

export const settingsIn = (device: StoredSettings, account: StoredSettings | null, ofSite: StoredSettings = {}): Settings =>
  valuesIn(keptRows, device, account, ofSite) as unknown as Settings;

/** All settings from stored texts. @param accountText That of the account; null: it has stored none, and begins with those of the device. */
export const readSettings = (deviceText: string | null, accountText: string | null = null): Settings =>
  settingsIn(storedIn(deviceText), accountText === null ? null : storedIn(accountText));

export const defaultSettings: Settings = /* @__PURE__ */ settingsIn({}, null);

/** Stored settings under the names of today. */
export const storedIn = (text: string | null): StoredSettings => renamed(parseStored(text), earlierSettings);

/** The value of a setting; undefined where it is not one. Lists lose what does not belong there. */
export function settingIn(row: SettingRow, value: unknown): unknown {
  if ('of' in row) return row.of.includes(value) ? value : undefined;
  if ('form' in row) return typeof value === 'string' && row.form.test(value) ? value : undefined;
  return 'item' in row ? row.read(value, row) : row.read(value);
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

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
