/** Profiles of accounts, and changing the own one. */
export interface ProfileLimits {
  readonly displayNameCharacters: number;
  readonly noteCharacters: number;
  readonly fields: number;
  /** Of the name and of the value of a field. */
  readonly fieldCharacters: number;
  /** The most featured hashtags; 0: the path is unknown. */
  readonly featuredTags: number;
  readonly imageBytes: number;
  /** The path of the accounts that an account endorses. */
  readonly endorsements: 'accounts' | 'pleroma' | 'none';
  /** `collections`: one switch hides both lists. `pleroma`: four switches in the `pleroma` block, hidden counts are 0. */
  readonly hidden: 'collections' | 'pleroma' | 'none';
  /** Clients store settings of their own with the account. */
  readonly settingsStore: boolean;
  /** Where the defaults of new posts are written. `scope`: only the visibility, as `default_scope`, among visibilities of Pleroma. */
  readonly posting: 'source' | 'scope';
  /** Lists of accounts are imported by the server itself, which also makes archives of an account. */
  readonly transfer: boolean;
  /** `delete`: pictures are removed by requests of their own. `empty`: by an empty value. */
  readonly imageRemoval: 'delete' | 'empty' | 'none';
  /** Descriptions of avatar and header can be written. */
  readonly imageDescriptions: boolean;
  /** `suspended`, `limited` and public roles are sent. */
  readonly standing: boolean;
}

export const mastodonProfiles: ProfileLimits = {
  displayNameCharacters: 30,
  noteCharacters: 500,
  fields: 4,
  fieldCharacters: 255,
  featuredTags: 10,
  imageBytes: 8_388_608,
  endorsements: 'accounts',
  hidden: 'collections',
  settingsStore: false,
  posting: 'source',
  transfer: false,
  imageRemoval: 'delete',
  imageDescriptions: false,
  standing: true,
};

export const gotosocialProfiles: ProfileLimits = {
  ...mastodonProfiles,
  displayNameCharacters: 200,
  noteCharacters: 10_000,
  fields: 6,
  featuredTags: 0,
  endorsements: 'none',
  imageDescriptions: true,
  standing: false,
};

export const holloProfiles: ProfileLimits = {
  ...mastodonProfiles,
  featuredTags: 8,
  endorsements: 'none',
  hidden: 'none',
  imageRemoval: 'none',
  standing: false,
};

export const pleromaProfiles: ProfileLimits = {
  displayNameCharacters: 100,
  noteCharacters: 5000,
  fields: 10,
  fieldCharacters: 512,
  featuredTags: 0,
  imageBytes: 2_000_000,
  endorsements: 'pleroma',
  hidden: 'pleroma',
  settingsStore: true,
  posting: 'scope',
  transfer: true,
  imageRemoval: 'empty',
  imageDescriptions: false,
  standing: false,
};

export const snacProfiles: ProfileLimits = { ...holloProfiles, featuredTags: 0 };
export const truthProfiles: ProfileLimits = {
  ...mastodonProfiles,
  endorsements: 'none',
  hidden: 'none',
  settingsStore: true,
  imageRemoval: 'none',
};
