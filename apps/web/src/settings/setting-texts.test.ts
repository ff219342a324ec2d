import { expect, it } from 'vitest';
import { settingsMessages } from '../messages/settings-messages.js';
import { choicesOf, textNamed, valueTextName } from './setting-texts.js';
import { settingNames, settingsTable, type SettingName } from './settings-table.js';

const { elsewhere: _elsewhere, keyboard: _keyboard, ...shown } = settingsTable;
const names = Object.values(shown).flatMap(section => Object.keys(section) as SettingName[]);

/** Their values are written by `useSettingTexts`. */
const formatted: readonly SettingName[] = ['locale', 'textSize', 'accentHue', 'undoSendSeconds'];

it.each(names)('[HINT-08] %s has a label, and a text for each of its values', name => {
  expect(textNamed(name)).not.toBeNull();
  const choices = (choicesOf(name) ?? []).filter(value => typeof value !== 'boolean' && !formatted.includes(name));
  expect(choices.filter(value => valueTextName(name, value) === null)).toEqual([]);
});

it('every further word belongs to a setting', () => {
  const words = Object.keys(settingsMessages.texts).filter(text => text.endsWith('Words'));
  expect(words.filter(text => !settingNames.includes(text.slice(0, -'Words'.length) as SettingName))).toEqual([]);
});

it('has each setting once', () => {
  const all = Object.values(settingsTable).flatMap(section => Object.keys(section));
  expect(new Set(all).size).toBe(all.length);
});
