import type { SignUpProfile } from '../server-profiles/sign-up-profile.js';
import type { AccountRecord } from '../world/records.js';
import { memberOf } from '../world/members.js';
import type { World } from '../world/world.js';
import type { Server } from './server.js';

/** How visitors sign up now: as the server profile has it, with what the control endpoint has changed. */
export function signUpOf(server: Server): SignUpProfile {
  return { ...server.profile.signUp, ...server.overrides.state.registrations };
}

type Words = readonly [code: string, mastodon: string, pleroma: string];

/** The words for each refusal: Mastodon's name of it, its description, and that of Pleroma. `limit`: the most or the fewest characters. */
const REFUSALS = {
  taken: () => ['ERR_TAKEN', 'has already been taken', 'has already been taken'],
  blank: () => ['ERR_BLANK', "can't be blank", "can't be blank"],
  letters: () => ['ERR_INVALID', 'must contain only letters, numbers and underscores', 'has invalid format'],
  invalid: () => ['ERR_INVALID', 'is invalid', 'has invalid format'],
  reserved: () => ['ERR_RESERVED', 'is reserved', 'has invalid format'],
  short: limit => ['ERR_TOO_SHORT', `is too short (minimum is ${limit} characters)`, `should be at least ${limit} character(s)`],
  long: limit => ['ERR_TOO_LONG', `is too long (maximum is ${limit} characters)`, `should be at most ${limit} character(s)`],
  accepted: () => ['ERR_ACCEPTED', 'must be accepted', 'must be accepted'],
  young: () => ['ERR_BELOW_LIMIT', 'is below the age limit', 'Invalid age'],
  blocked: () => ['ERR_BLOCKED', 'contains a disallowed e-mail provider', 'Email domain is blacklisted'],
} as const satisfies Record<string, (limit: number) => Words>;

type RefusalKind = keyof typeof REFUSALS;
type Field = 'username' | 'email' | 'password' | 'agreement' | 'reason' | 'date_of_birth';

export interface FieldRefusal {
  readonly field: Field;
  readonly kind: RefusalKind;
  /** Characters. */
  readonly limit?: number;
}

const wordsOf = ({ kind, limit = 0 }: FieldRefusal): Words => REFUSALS[kind](limit);

const RESERVED = new Set(['admin', 'administrator', 'help', 'mod', 'moderator', 'root', 'support', 'webmaster']);
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const USERNAME_CHARACTERS = 30;
const PASSWORD_CHARACTERS = 72;

export interface SignUpDraft {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  readonly agreement: boolean;
  readonly reason: string;
  readonly locale: string;
  /** As it was sent; null without one. */
  readonly birthday: string | null;
}

/** Why a registration cannot be accepted, in the order of the form; empty: it can. */
export function refusalsOf(
  world: World,
  draft: SignUpDraft,
  settings: SignUpProfile,
  now: number,
  isBlocked: (email: string) => boolean,
): FieldRefusal[] {
  const found: FieldRefusal[] = [];
  const refuse = (field: Field, kind: RefusalKind, limit = 0): void => void found.push({ field, kind, limit });
  const { username, email, password, reason } = draft;
  if (username === '') refuse('username', 'blank');
  else if (!/^\w+$/.test(username)) refuse('username', 'letters');
  else if (username.length > USERNAME_CHARACTERS) refuse('username', 'long', USERNAME_CHARACTERS);
  else if (RESERVED.has(username.toLowerCase())) refuse('username', 'reserved');
  else if (world.accountIdsByAcct.has(username.toLowerCase())) refuse('username', 'taken');
  if (email === '') refuse('email', 'blank');
  else if (!EMAIL.test(email) || email.length > 320) refuse('email', 'invalid');
  else if (isBlocked(email)) refuse('email', 'blocked');
  else if (isKnownAddress(world, email)) refuse('email', 'taken');
  if (password === '') refuse('password', 'blank');
  else if (password.length < settings.passwordCharacters) refuse('password', 'short', settings.passwordCharacters);
  else if (password.length > PASSWORD_CHARACTERS) refuse('password', 'long', PASSWORD_CHARACTERS);
  if (!draft.agreement) refuse('agreement', 'accepted');
  if (settings.approval && settings.reason && reason === '') refuse('reason', 'blank');
  if (reason.length > settings.reasonCharacters) refuse('reason', 'long', settings.reasonCharacters);
  if (settings.minAge !== null || settings.birthday) {
    const age = draft.birthday === null ? null : ageOf(draft.birthday, now);
    if (draft.birthday === null || draft.birthday === '') refuse('date_of_birth', 'blank');
    else if (age === null) refuse('date_of_birth', 'invalid');
    else if (age < (settings.minAge ?? 0)) refuse('date_of_birth', 'young');
  }
  return found;
}

/** Whether a member has this address. `exceptId`: that member may have it. */
export function isKnownAddress(world: World, email: string, exceptId: string | null = null): boolean {
  const wanted = email.toLowerCase();
  const has = (account: AccountRecord): boolean => memberOf(world, account).email.toLowerCase() === wanted;
  return [...world.accounts.values()].some(account => account.host === null && account.id !== exceptId && has(account));
}

export const isAddress = (email: string): boolean => EMAIL.test(email) && email.length <= 320;

/** Whole years from a day (yyyy-mm-dd) until `now`; null for no such day, or one to come. */
function ageOf(birthday: string, now: number): number | null {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birthday) ?? [];
  const born = Date.parse(`${birthday}T00:00:00Z`);
  if (year === '' || Number.isNaN(born) || born > now || new Date(born).getUTCDate() !== Number(day)) return null;
  const today = new Date(now);
  const isBefore =
    today.getUTCMonth() + 1 < Number(month) || (today.getUTCMonth() + 1 === Number(month) && today.getUTCDate() < Number(day));
  return today.getUTCFullYear() - Number(year) - (isBefore ? 1 : 0);
}

const LABELS: Readonly<Record<Field, string>> = {
  username: 'Username',
  email: 'Email',
  password: 'Password',
  agreement: 'Service agreement',
  reason: 'Reason for joining',
  date_of_birth: 'Date of birth',
};

/** The refusals as Mastodon sends them. */
export function mastodonRefusal(refusals: readonly FieldRefusal[]): { error: string; details: Record<string, unknown[]> } {
  const details: Record<string, unknown[]> = {};
  for (const refusal of refusals) {
    const [error, description] = wordsOf(refusal);
    (details[refusal.field] ??= []).push({ error, description });
  }
  const sentences = refusals.map(refusal => `${LABELS[refusal.field]} ${wordsOf(refusal)[1]}`);
  return { error: `Validation failed: ${sentences.join(', ')}`, details };
}

const PLEROMA_FIELDS: Readonly<Record<Field, readonly string[]>> = {
  username: ['ap_id', 'nickname'],
  email: ['email'],
  password: ['password'],
  agreement: ['agreement'],
  reason: ['registration_reason'],
  date_of_birth: ['birthday'],
};

/** The refusals as Pleroma sends them: JSON inside the `error`. */
export function pleromaRefusal(refusals: readonly FieldRefusal[]): { error: string } {
  const fields: Record<string, string[]> = {};
  for (const refusal of refusals) {
    const names = PLEROMA_FIELDS[refusal.field];
    for (const name of refusal.kind === 'taken' ? names : names.slice(-1)) (fields[name] ??= []).push(wordsOf(refusal)[2]);
  }
  return { error: JSON.stringify(fields) };
}

/** Why an account of this server cannot act now; null: it can. In Mastodon's words. */
export function standInTheWay(world: World, account: AccountRecord): string | null {
  const member = memberOf(world, account);
  if (!member.confirmed) return 'Your login is missing a confirmed e-mail address';
  if (!member.approved) return 'Your login is currently pending approval';
  if (member.disabled || account.standing?.suspended === true || account.standing?.deleted === true) {
    return 'Your login is currently disabled';
  }
  return null;
}
