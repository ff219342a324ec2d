import { useFormattingLocale, useMessages } from '@rookery/ui';
import { languages, type Language } from '@rookery/ui/languages';
import { settingsMessages } from '../messages/settings-messages.js';
import type { AnyChange } from './server-settings.js';
import { settingRows, type AllSettings, type SettingName } from './settings-table.js';

type TextName = keyof (typeof settingsMessages)['texts'];

/**
 * The texts of the settings are found by their names: `theme` is the label of the setting of that name, `themeDark` its value `dark`, and
 * `themeWords` further words by which the search finds it. Here are those with another name.
 */
const names = new Map<string, TextName>(
  Object.entries({
    locale: 'language',
    undoSendSeconds: 'undoSend',
    displayMediaShowAll: 'displayMediaShow',
    displayMediaHideAll: 'displayMediaHide',
    replyVisibilityPublic: 'replyVisibilityPost',
  }),
);

const isText = (name: string): name is TextName => Object.hasOwn(settingsMessages.texts, name);

/** The name of a text; null where there is none. */
export function textNamed(name: string): TextName | null {
  const known = names.get(name) ?? name;
  return isText(known) ? known : null;
}

/** The name of the text of a value: `show_all` of `displayMedia` is `displayMediaShowAll`. */
export const valueTextName = (setting: SettingName, value: unknown): TextName | null =>
  textNamed(setting + String(value).replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()));

type AnyText = Readonly<Record<TextName, (values?: never) => string>>;

/** The texts of the settings in the reader's language. */
export function useSettingTexts() {
  const text = useMessages(settingsMessages);
  const locale = useFormattingLocale();
  const read = (name: TextName | null, fallback: string): string => (name === null ? fallback : (text as AnyText)[name]());
  return {
    text,
    label: (name: SettingName): string => read(textNamed(name), name),
    words: (name: SettingName): string => read(textNamed(`${name}Words`), ''),
    hint: (name: SettingName): string | undefined => read(textNamed(`${name}Hint`), '') || undefined,
    value(name: SettingName, value: unknown): string {
      // The name of each language in that language.
      if (name === 'locale') return value === null ? text.languageSystem() : languages[value as Language];
      if (name === 'textSize') return new Intl.NumberFormat(locale, { style: 'percent' }).format(Number(value) / 100);
      if (name === 'accentHue') return new Intl.NumberFormat(locale, { style: 'unit', unit: 'degree' }).format(Number(value));
      if (name === 'undoSendSeconds') return value === 0 ? text.undoSendOff() : text.undoSendSeconds({ seconds: Number(value) });
      return read(valueTextName(name, value), String(value));
    },
  };
}

export type SettingTexts = ReturnType<typeof useSettingTexts>;

/** All values of a choice, in the order shown; null: the setting is none. */
export function choicesOf(name: SettingName): readonly unknown[] | null {
  const row = settingRows[name];
  return 'of' in row ? row.of : null;
}

/** The props of the control of a setting. */
export interface SettingControlProps {
  name: SettingName;
  settings: AllSettings;
  change: (change: AnyChange) => void;
  texts: SettingTexts;
}
