/** How a server lets its members treat other accounts. */
export interface PeopleProfile {
  /** The parameter of a mute's duration in seconds; null: every mute lasts until it is lifted. */
  readonly muteDuration: 'duration' | 'expires_in' | null;
  /** The names of the actions that feature an account on the own profile: the later ones also answer to the earlier ones. */
  readonly endorsing: 'endorse' | 'pin' | 'none';
  readonly domainBlocks: boolean;
  /** Members end that an account follows them. */
  readonly removesFollowers: boolean;
  /** `empty`: the list exists and is always empty. */
  readonly familiarFollowers: 'full' | 'empty' | 'none';
  /** False: requests to follow are answered by the list and its actions with 404. */
  readonly followRequests: boolean;
  /** The parts of a report that are kept besides posts and comment. */
  readonly reports: 'categories' | 'rules' | 'comment';
  /** Members read the reports that they sent. */
  readonly ownReports: boolean;
}

export const mastodonPeople: PeopleProfile = {
  muteDuration: 'duration',
  endorsing: 'endorse',
  domainBlocks: true,
  removesFollowers: true,
  familiarFollowers: 'full',
  followRequests: true,
  reports: 'categories',
  ownReports: false,
};

export const gotosocialPeople: PeopleProfile = {
  ...mastodonPeople,
  endorsing: 'none',
  domainBlocks: false,
  removesFollowers: false,
  familiarFollowers: 'none',
  ownReports: true,
};

export const holloPeople: PeopleProfile = {
  ...gotosocialPeople,
  muteDuration: null,
  familiarFollowers: 'empty',
  reports: 'comment',
  ownReports: false,
};

export const snacPeople: PeopleProfile = { ...holloPeople, familiarFollowers: 'none', followRequests: false };

export const rebasedPeople: PeopleProfile = { ...mastodonPeople, muteDuration: 'expires_in', endorsing: 'pin', reports: 'rules' };

export const pleromaPeople: PeopleProfile = {
  ...rebasedPeople,
  removesFollowers: false,
  familiarFollowers: 'none',
  reports: 'comment',
};

export const truthPeople: PeopleProfile = {
  ...mastodonPeople,
  endorsing: 'pin',
  removesFollowers: false,
  familiarFollowers: 'none',
  reports: 'comment',
};
