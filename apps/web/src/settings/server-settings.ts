import type { Account, Features, PostingDefaults } from '@rookery/api-client';
import {
  rowNamed,
  settingNames,
  settingRows,
  type AllSettings,
  type ServerSettingName,
  type SettingName,
} from './settings-table.js';

/** Changed settings of any keeper; undefined: back to the default. */
export type AnyChange = { readonly [Name in SettingName]?: AllSettings[Name] | undefined };

export type ServerSettings = Pick<AllSettings, ServerSettingName>;

const isServerSetting = (name: string): name is ServerSettingName => rowNamed(name)?.keeper === 'server';

export const serverDefaults = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ settingNames.filter(isServerSetting).map(name => [name, settingRows[name].is]),
) as unknown as ServerSettings;

/**
 * The settings that the account's server keeps.
 *
 * @param source Of the own account; null: there is none, or its server sends nothing.
 */
export function serverSettingsIn(
  source: Account['source'],
  features: Pick<Features, 'postingDefaults'> | undefined,
): Partial<ServerSettings> {
  if (source === null || features === undefined) return {};
  return {
    postingVisibility: source.privacy || serverDefaults.postingVisibility,
    ...(features.postingDefaults && { postingSensitive: source.sensitive, postingLanguage: source.language ?? '' }),
  };
}

/** Splits a change by who keeps the settings: `kept` is for this app, `posting` for the server; null: nothing of it. */
export function splitChange(change: AnyChange): { kept: AnyChange | null; server: Partial<ServerSettings> | null } {
  const [ofServer, ofApp] = [true, false].map(isWanted =>
    Object.entries(change).filter(([name]) => isServerSetting(name) === isWanted),
  ) as [[ServerSettingName, unknown][], [string, unknown][]];
  const server = ofServer.map(([name, value]) => [name, value ?? serverDefaults[name]]);
  return {
    kept: ofApp.length === 0 ? null : Object.fromEntries(ofApp),
    server: server.length === 0 ? null : Object.fromEntries(server),
  };
}

/** The settings in the words of the request. */
export const postingDefaultsOf = ({
  postingVisibility,
  postingSensitive,
  postingLanguage,
}: Partial<ServerSettings>): PostingDefaults => ({
  ...(postingVisibility !== undefined && { visibility: postingVisibility }),
  ...(postingSensitive !== undefined && { sensitive: postingSensitive }),
  ...(postingLanguage !== undefined && { language: postingLanguage }),
});
