import { earlierSettings, renamed } from './earlier-names.js';
import { settingIn, type AllSettings, type SettingName } from './settings.js';
import { rowNamed } from './settings-table.js';

const VERSION = 1;

/**
 * The settings as the text of a file. `rookery` is the version of the format.
 *
 * @param absent Those that the account's server does not keep: they are not in the file.
 */
export function exportSettings(settings: AllSettings, absent: ReadonlySet<SettingName>): string {
  const kept = Object.fromEntries(Object.entries(settings).filter(([name]) => !absent.has(name as SettingName)));
  return `${JSON.stringify({ rookery: VERSION, settings: kept }, null, 2)}\n`;
}

/** The settings of a file. `applied`, `refused`: names; values and names that this version or the account's server does not know are refused. */
export interface SettingsOfFile {
  readonly change: Partial<AllSettings>;
  readonly applied: readonly SettingName[];
  readonly refused: readonly string[];
}

/** Reads a file of settings; nothing is applied of a text that is none. */
export function importSettings(text: string, absent: ReadonlySet<SettingName>): SettingsOfFile {
  const given = renamed(fieldsOf(fieldsOf(parsed(text))['settings']), earlierSettings);
  const isTaken = (name: string): name is SettingName => {
    const row = rowNamed(name);
    const isOffered = row !== undefined && !absent.has(name as SettingName);
    return isOffered && JSON.stringify(settingIn(row, given[name])) === JSON.stringify(given[name]);
  };
  const names = Object.keys(given);
  const applied = names.filter(isTaken);
  return {
    change: Object.fromEntries(applied.map(name => [name, given[name]])),
    applied,
    refused: names.filter(name => !isTaken(name)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
