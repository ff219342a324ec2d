import fc from 'fast-check';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { readSettings, settingIn } from './settings.js';
import { settingSchemas } from './settings-schema.js';
import { keptRows, settingNames, settingRows, type SettingName } from './settings-table.js';

const anything = (name: SettingName) => {
  const row = settingRows[name];
  const known = 'of' in row ? [fc.constantFrom(...row.of)] : [];
  return fc.oneof(
    ...known,
    fc.array(fc.string()),
    fc.dictionary(fc.string(), fc.array(fc.string({ maxLength: 30 }))),
    fc.jsonValue(),
  );
};

it.each(settingNames)('[HINT-08] the schema takes of %s what the start takes, and its default', name => {
  expect(is(settingSchemas[name], settingRows[name].is)).toBe(true);
  fc.assert(
    fc.property(anything(name), value => {
      const read = settingIn(settingRows[name], value);
      // The start keeps the usable part of a list; a choice is usable or not.
      const kept = is(settingSchemas[name], value) ? (Array.isArray(value) ? [...new Set(value)] : value) : read;
      expect(read).toEqual(kept);
      expect(read === undefined || is(settingSchemas[name], read)).toBe(true);
    }),
  );
});

it('any text is read as whole settings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), fc.option(fc.json()), (device, account) => {
      const settings = readSettings(device, account);
      const names = Object.keys(settings) as (keyof typeof settings)[];
      expect(names).toEqual(Object.keys(keptRows));
      for (const name of names) expect(is(settingSchemas[name], settings[name])).toBe(true);
    }),
  );
});
