import type { RegistrationDraft, RegistrationFault, RegistrationField } from '@rookery/api-client';
import type { SignUpQuestions } from './sign-up-plan.js';

/** The answers of a new member that outlive the page. */
export interface SignUpDraft {
  readonly isAgreed: boolean;
  readonly username: string;
  readonly email: string;
  /** yyyy-mm-dd, or '' */
  readonly birthday: string;
  readonly reason: string;
  readonly inviteCode: string;
}

/** The answers that are never stored. */
export interface SignUpSecrets {
  readonly password: string;
  /** The answer to the captcha. */
  readonly solution: string;
}

export const emptySignUp: SignUpDraft = {
  isAgreed: false,
  username: '',
  email: '',
  birthday: '',
  reason: '',
  inviteCode: '',
};

export const noSecrets: SignUpSecrets = { password: '', solution: '' };

/** Characters of an answer that is stored. */
const MAX_ANSWER_LENGTH = 5_000;

/** The draft as it is stored for a server (origin). */
export const storedSignUp = (draft: SignUpDraft, server: string): string => JSON.stringify({ ...draft, server });

/**
 * The draft in a stored text; an empty one where nothing, or nothing readable, is stored. The rules that were accepted and the invitation are those
 * of one server alone.
 */
export function readSignUp(text: string | null, server: string): SignUpDraft {
  if (text === null) return emptySignUp;
  const stored = parsed(text);
  const isSame = stored['server'] === server;
  const word = (name: keyof SignUpDraft): string => {
    const value = stored[name];
    return typeof value === 'string' ? value.slice(0, MAX_ANSWER_LENGTH) : '';
  };
  return {
    isAgreed: isSame && stored['isAgreed'] === true,
    username: word('username'),
    email: word('email'),
    birthday: word('birthday'),
    reason: word('reason'),
    inviteCode: isSame ? word('inviteCode') : '',
  };
}

/** A mistake that is found without the server. */
export type SignUpMistake = 'missing' | 'letters' | 'taken' | 'email' | 'date' | 'young';

/** The fields of the form in their order: the first with a fault takes the focus. */
export const signUpFields = [
  'username',
  'email',
  'password',
  'date_of_birth',
  'reason',
  'captcha',
  'invite_code',
] as const satisfies readonly RegistrationField[];

export type SignUpField = (typeof signUpFields)[number];

/** Servers that take more characters refuse the others in their own words. */
const NAME = /^[\w.-]+$/;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * The name as it is sent, without the sign of a handle and the server that people add to it.
 *
 * @param host Of the server.
 */
export function typedName(text: string, host: string): string {
  const name = text.trim().replace(/^@/, '');
  const end = `@${host}`.toLowerCase();
  return name.toLowerCase().endsWith(end) ? name.slice(0, -end.length) : name;
}

/** Whether a server can be asked for this name. */
export const isAskable = (name: string): boolean => name.length <= 64 && NAME.test(name);

/**
 * The mistakes of the answers, by field. Nothing is sent while there are some.
 *
 * @param isTaken Whether the server has said that the name is taken.
 * @param now Milliseconds since the epoch.
 */
export function signUpMistakes(
  draft: SignUpDraft,
  secrets: SignUpSecrets,
  asks: SignUpQuestions,
  { host, isTaken, now }: { host: string; isTaken: boolean; now: number },
): ReadonlyMap<SignUpField, SignUpMistake> {
  const found = new Map<SignUpField, SignUpMistake>();
  const need = (field: SignUpField, answer: string): boolean => {
    if (answer.trim() !== '') return true;
    found.set(field, 'missing');
    return false;
  };
  const name = typedName(draft.username, host);
  if (need('username', name)) {
    if (!NAME.test(name)) found.set('username', 'letters');
    else if (isTaken) found.set('username', 'taken');
  }
  if (need('email', draft.email) && !ADDRESS.test(draft.email.trim())) found.set('email', 'email');
  if (secrets.password === '') found.set('password', 'missing');
  if (asks.birthday && need('date_of_birth', draft.birthday)) {
    const age = ageOn(draft.birthday, now);
    if (age === null) found.set('date_of_birth', 'date');
    else if (age < (asks.minAge ?? 0)) found.set('date_of_birth', 'young');
  }
  if (asks.reason === 'required') need('reason', draft.reason);
  if (asks.captcha !== null) need('captcha', secrets.solution);
  return found;
}

/** Whole years from a day (yyyy-mm-dd) until `now`; null for no such day, and for one to come. */
export function ageOn(day: string, now: number): number | null {
  const born = DAY.test(day) ? new Date(`${day}T00:00:00Z`) : null;
  if (born === null || Number.isNaN(born.getTime()) || born.getTime() > now || born.getUTCDate() !== Number(day.slice(8)))
    return null;
  const today = new Date(now);
  const isBefore =
    today.getUTCMonth() < born.getUTCMonth() ||
    (today.getUTCMonth() === born.getUTCMonth() && today.getUTCDate() < born.getUTCDate());
  return today.getUTCFullYear() - born.getUTCFullYear() - (isBefore ? 1 : 0);
}

/** The refusals of the server by field, in its words; those of no field of the form under null. */
export function refusedFields(faults: readonly RegistrationFault[]): ReadonlyMap<SignUpField | null, string> {
  const words = new Map<SignUpField | null, string>();
  for (const { field, text } of faults) {
    const known = signUpFields.find(name => name === field) ?? null;
    const before = words.get(known);
    words.set(known, before === undefined ? text : `${before}\n${text}`);
  }
  return words;
}

/** The registration that is sent. The server is asked nothing that it does not ask. */
export function registrationOfDraft(
  draft: SignUpDraft,
  secrets: SignUpSecrets,
  asks: SignUpQuestions,
  device: { host: string; locale: string; timeZone: string | null },
): RegistrationDraft {
  const reason = draft.reason.trim();
  const code = draft.inviteCode.trim();
  return {
    username: typedName(draft.username, device.host),
    email: draft.email.trim(),
    password: secrets.password,
    agreement: draft.isAgreed,
    locale: device.locale,
    ...(device.timeZone !== null && { time_zone: device.timeZone }),
    ...(asks.reason !== null && reason !== '' && { reason }),
    ...(asks.birthday && { date_of_birth: draft.birthday }),
    ...(code !== '' && { invite_code: code }),
    ...(asks.captcha !== null && {
      captcha: { solution: secrets.solution.trim(), token: asks.captcha.token, answer_data: asks.captcha.answer_data },
    }),
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
