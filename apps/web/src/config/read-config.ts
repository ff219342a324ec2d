/*
 * Reads a site's configuration. A field that means the same as one of the site settings of a server has its name and its parser
 * (`parseSiteSettings`). An unusable value counts as absent; `config-problems.ts` names it.
 */
import type { FeatureName } from '@rookery/api-client';
import { defaultConfig, isRecord, type Fields, type SiteConfig } from './site-config.js';

/** Parts of the app that a site can hide, each with the features that it needs from a server. */
const HIDEABLE = {
  announcements: ['announcements'],
  chats: ['chats', 'chatsV2', 'conversations'],
  events: ['events'],
  explore: ['trends', 'trendingLinks', 'trendingStatuses'],
  lists: ['lists'],
  quotes: ['quotePosts'],
  reactions: ['emojiReacts', 'customEmojiReacts'],
  remoteTimelines: ['remoteTimeline'],
  scheduling: ['scheduledStatuses'],
  suggestions: ['suggestions', 'suggestionsV2', 'truthSuggestions'],
  translations: ['translations'],
} as const satisfies Readonly<Record<string, readonly FeatureName[]>>;

export const hideableNames = Object.keys(HIDEABLE);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '' && value.length <= 2_000;

/** An origin as it is requested: `https://tram.example`, or `http://localhost:4101` for trying it out. */
export const isServer = (value: unknown): value is string =>
  isText(value) &&
  URL.canParse(value) &&
  new URL(value).origin === value &&
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=:|$))/.test(value);

export const isHideable = (value: unknown): value is keyof typeof HIDEABLE => isText(value) && Object.hasOwn(HIDEABLE, value);

/** A file of the site itself or a picture elsewhere. */
const isPicture = (value: unknown): boolean => isText(value) && /^(?:https:\/\/|\/(?!\/)|[\w.-]+(?:\/|$))/.test(value);
const isFlag = (value: unknown): boolean => typeof value === 'boolean';

/** The site settings that this file may have, too. */
const siteRules = {
  promoPanel: isRecord,
  navlinks: isRecord,
  displayCta: isFlag,
  feedInjection: isFlag,
  mediaPreview: isFlag,
  allowedEmoji: Array.isArray,
  extensions: isRecord,
  ads: Array.isArray,
} satisfies Readonly<Record<string, (value: unknown) => boolean>>;

/** Whether a value is usable, for each field. */
export const configRules = {
  servers: Array.isArray,
  name: (value: unknown): value is string => isText(value) && value.length <= 60,
  logo: isPicture,
  brandColor: (value: unknown) => isText(value) && /^#[\da-f]{6}$/i.test(value),
  defaultSettings: isRecord,
  hiddenFeatures: Array.isArray,
  offline: isFlag,
  ...siteRules,
} satisfies Readonly<Record<string, (value: unknown) => boolean>>;

export function readConfig(fields: Fields): SiteConfig {
  const usable = <Value>(name: keyof typeof configRules, fallback: Value): Value =>
    Object.hasOwn(fields, name) && configRules[name](fields[name]) ? (fields[name] as Value) : fallback;
  return {
    servers: [...new Set(usable<unknown[]>('servers', []).filter(isServer))],
    name: usable('name', defaultConfig.name),
    logo: usable('logo', null),
    brandColor: usable('brandColor', null),
    defaultSettings: usable('defaultSettings', {}),
    hidden: usable<unknown[]>('hiddenFeatures', [])
      .filter(isHideable)
      .flatMap(name => HIDEABLE[name]),
    isOffline: usable('offline', true),
    siteSettings: Object.fromEntries(
      Object.entries(fields).filter(
        ([name, value]) => Object.hasOwn(siteRules, name) && usable(name as keyof typeof siteRules, null) === value,
      ),
    ),
  };
}
