import { featuresBy } from './connection-features.js';
import type { Instance } from '../entities/instance.js';
import { among, either, isPleroma, mastodon, pleroma, type Rule } from './feature-rules.js';

const isAkkoma: Rule = backend => backend.isAkkoma;
const isRebased: Rule = backend => backend.isRebased;

/** The part of the table that signing up reads: no other page loads it. */
const SIGN_UP_RULES = {
  /** Visitors sign up through the API, where the instance takes new members. */
  accountCreation: either(mastodon(2, 7, 0), isPleroma, among('gotosocial')),
  /** New members answer a captcha of the server. */
  captcha: isPleroma,
  /** The confirmation of an e-mail address is sent again to a member by its name, without a token. */
  confirmationsByName: isPleroma,
  /** A new member has the confirmation of its e-mail address sent again, or to another address. */
  emailConfirmations: mastodon(3, 4, 0),
} satisfies Record<string, Rule>;

/** The part of the table that the pages of the staff read. */
const STAFF_RULES = {
  /** The staff writes announcements through the API. */
  adminAnnouncements: either(pleroma(2, 5, 0), isAkkoma),
  /** The staff limits other servers, and blocks e-mail and network addresses. */
  adminBlocks: mastodon(4, 0, 0),
  /** The staff changes the rules of the server. */
  adminRules: either(pleroma(2, 6, 0), isRebased),
  /** Accounts and reports have Mastodon's API for the staff; `pleromaAdmin`: that of Pleroma. */
  mastodonAdmin: mastodon(3, 5, 0),
  /** The staff reads a log of what it has done. */
  moderationLog: isPleroma,
  pleromaAdmin: isPleroma,
  /** A report can be assigned to a member of the staff. */
  reportAssignment: either(mastodon(3, 5, 0), pleroma(2, 6, 0), isRebased),
} satisfies Record<string, Rule>;

/** Features of signing up (HINT-09). */
export type SignUpFeatures = Readonly<Record<keyof typeof SIGN_UP_RULES, boolean>>;
/** Features for the staff of a server (HINT-11). */
export type StaffFeatures = Readonly<Record<keyof typeof STAFF_RULES, boolean>>;

export const detectSignUpFeatures = (instance: Instance): SignUpFeatures => featuresBy(SIGN_UP_RULES, instance);
export const detectStaffFeatures = (instance: Instance): StaffFeatures => featuresBy(STAFF_RULES, instance);
