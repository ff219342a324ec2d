import { configRules, hideableNames, isHideable, isServer } from './read-config.js';
import { isRecord, type Fields } from './site-config.js';

/** The value that each field wants, as the end of a sentence. */
const wanted = {
  servers: 'a list of addresses such as ["https://social.example"]',
  name: 'a text of at most 60 characters',
  logo: 'the address of a picture: https://…, or a file of the site',
  brandColor: 'a colour such as "#0482d8"',
  defaultSettings: 'an object with settings',
  hiddenFeatures: `a list with any of ${hideableNames.join(', ')}`,
  offline: 'true or false',
  promoPanel: 'an object with the list "items"',
  navlinks: 'an object with the list "homeFooter"',
  displayCta: 'true or false',
  feedInjection: 'true or false',
  mediaPreview: 'true or false',
  allowedEmoji: 'a list of emoji',
  extensions: 'an object',
  ads: 'a list',
} satisfies Record<keyof typeof configRules, string>;

/** A sentence names this many values of a setting; of more, the first three and the last. */
const MOST_NAMED = 50;

/** The settings by their names, with the possible values of each one that is a choice. */
export type SettingChoices = Readonly<Record<string, { readonly is: unknown; readonly of?: readonly unknown[] }>>;

/** A sentence for each value of a configuration that cannot be used, with the name of its field. */
export function configProblems(fields: Fields, settings: SettingChoices): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    // For editors and people.
    if (name === '$schema') return [];
    if (!isField(name)) return [`config.json: "${name}" is not a field. The fields are ${Object.keys(wanted).join(', ')}.`];
    if (!configRules[name](value)) return [`config.json: "${name}" must be ${wanted[name]}.`];
    return itemProblems(name, value, settings).map(problem => `config.json: ${problem}`);
  });
}

const isField = (name: string): name is keyof typeof configRules => Object.hasOwn(configRules, name);

/** The problems inside of a field whose value has the right shape. */
function itemProblems(name: keyof typeof configRules, value: unknown, settings: SettingChoices): string[] {
  const items = (list: unknown, isUsable: (item: unknown) => boolean, at: string, want: string): string[] =>
    Array.isArray(list)
      ? list.flatMap((item, index) => (isUsable(item) ? [] : [`"${at}[${index}]" must be ${want}.`]))
      : [`"${at}" must be a list.`];
  switch (name) {
    case 'servers':
      return items(
        value,
        isServer,
        name,
        'the address of a server with https and without a path, such as "https://social.example"',
      );
    case 'hiddenFeatures':
      return items(value, isHideable, name, `one of ${hideableNames.join(', ')}`);
    case 'defaultSettings':
      return isRecord(value) ? Object.entries(value).flatMap(([key, chosen]) => settingProblems(key, chosen, settings)) : [];
    case 'promoPanel':
      return isRecord(value)
        ? items(value['items'], isLink('text'), 'promoPanel.items', 'an object with "text" and an https "url"')
        : [];
    case 'navlinks':
      return isRecord(value)
        ? items(value['homeFooter'], isLink('title'), 'navlinks.homeFooter', 'an object with "title" and an https "url"')
        : [];
    default:
      return [];
  }
}

const isLink =
  (label: 'text' | 'title') =>
  (item: unknown): boolean =>
    isRecord(item) && typeof item[label] === 'string' && typeof item['url'] === 'string' && /^https:\/\/./.test(item['url']);

function settingProblems(key: string, value: unknown, settings: SettingChoices): string[] {
  const row = Object.hasOwn(settings, key) ? settings[key] : undefined;
  if (row === undefined) return [`"defaultSettings.${key}" is not a setting.`];
  // Lists, of which the unusable items are left out.
  if (row.of === undefined) return [];
  const named = row.of.map(choice => JSON.stringify(choice));
  const names = (named.length > MOST_NAMED ? [...named.slice(0, 3), '…', ...named.slice(-1)] : named).join(', ');
  return row.of.includes(value) ? [] : [`"defaultSettings.${key}" must be one of ${names}.`];
}
