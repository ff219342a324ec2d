import * as v from 'valibot';
import { rowNamed, settingNames, settingRows, type SettingName, type SettingRow } from './settings-table.js';

/*
 * The settings as a schema of valibot, made from the same rows, for settings that come from elsewhere: a server, a file. What this device has
 * stored is read without the library, which would be a part of the boot script (ADR 11).
 */

const texts = v.pipe(v.array(v.pipe(v.string(), v.maxLength(24))), v.maxLength(4));

function schemaOf(row: SettingRow) {
  if ('of' in row) return v.picklist(row.of as readonly (string | number)[] as readonly [string]) as v.GenericSchema<unknown>;
  if ('item' in row) return v.pipe(v.array(v.pipe(v.string(), v.regex(row.item))), v.maxLength(row.most));
  if ('form' in row) return v.pipe(v.string(), v.regex(row.form));
  // A record of valibot takes a list, too.
  const isNoList = (value: unknown): boolean => !Array.isArray(value);
  return v.pipe(v.unknown(), v.check(isNoList), v.record(v.string(), texts), v.maxEntries(99));
}

export const settingSchemas = Object.fromEntries(settingNames.map(name => [name, schemaOf(settingRows[name])])) as Readonly<
  Record<SettingName, v.GenericSchema<unknown>>
>;

/** The values of the settings that belong to an account. Keys of other versions stay; a bad value is left out, so that the default applies. */
export function accountSettingsIn(value: unknown): Readonly<Record<string, unknown>> {
  const read = v.safeParse(v.record(v.string(), v.unknown()), value);
  if (!read.success) return {};
  const isKept = ([name, setting]: [string, unknown]): boolean => {
    const row = rowNamed(name);
    return row === undefined || (row.keeper === 'account' && v.is(settingSchemas[name as SettingName], setting));
  };
  return Object.fromEntries(Object.entries(read.output).filter(isKept));
}
