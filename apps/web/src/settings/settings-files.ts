import { defaultSettings, readSettings, type Settings } from './settings.js';

const VERSION = 1;

/** The settings as the text of a file. `rookery` is the version of the format. */
export function exportSettings(settings: Settings): string {
  return `${JSON.stringify({ rookery: VERSION, settings }, null, 2)}\n`;
}

/** The settings of a file. `applied`, `refused`: names; values and names that this version does not know are refused. */
export interface SettingsOfFile {
  readonly change: Partial<Settings>;
  readonly applied: readonly (keyof Settings)[];
  readonly refused: readonly string[];
}

/** Reads a file of settings; nothing is applied of a text that is none. */
export function importSettings(text: string): SettingsOfFile {
  const given = fieldsOf(fieldsOf(parsed(text))['settings']);
  const read = readSettings(JSON.stringify(given), JSON.stringify(given));
  const isKnown = (name: string): name is keyof Settings => Object.hasOwn(defaultSettings, name);
  const isTaken = (name: string): name is keyof Settings =>
    isKnown(name) && JSON.stringify(read[name]) === JSON.stringify(given[name]);
  const names = Object.keys(given);
  const applied = names.filter(isTaken);
  return {
    change: Object.fromEntries(applied.map(name => [name, read[name]])),
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
