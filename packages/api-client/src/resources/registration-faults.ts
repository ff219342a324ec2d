import { createDecoding, type Fields, fieldsOf, isRecord, itemsOf, optionalName } from '../entities/decode.js';
import { MAX_SERVER_MESSAGE_LENGTH } from '../request/errors.js';

/** A field of a registration that a server can refuse. */
export type RegistrationField =
  | 'username'
  | 'email'
  | 'password'
  | 'agreement'
  | 'reason'
  | 'date_of_birth'
  | 'locale'
  | 'time_zone'
  | 'invite_code'
  | 'captcha';

/** One refusal of a registration, in the server's words. */
export interface RegistrationFault {
  /** Null: none of the fields, or one that the server alone knows. */
  field: RegistrationField | null;
  /** Mastodon's name of the fault, such as `ERR_TAKEN`; null where the server has none. */
  code: string | null;
  /** Plain text, at most 300 characters. */
  text: string;
}

const MAX_FAULTS = 40;

/** The names that servers have for the fields. */
const FIELDS: ReadonlyMap<string, RegistrationField> = new Map<string, RegistrationField>([
  ['username', 'username'],
  ['nickname', 'username'],
  ['name', 'username'],
  ['ap_id', 'username'],
  ['account.username', 'username'],
  ['email', 'email'],
  ['password', 'password'],
  ['password_confirmation', 'password'],
  ['agreement', 'agreement'],
  ['reason', 'reason'],
  ['registration_reason', 'reason'],
  ['invite_request.text', 'reason'],
  ['date_of_birth', 'date_of_birth'],
  ['birthday', 'date_of_birth'],
  ['locale', 'locale'],
  ['time_zone', 'time_zone'],
  ['invite_code', 'invite_code'],
  ['invite', 'invite_code'],
  ['token', 'invite_code'],
  ['captcha', 'captcha'],
  ['captcha_solution', 'captcha'],
  ['captcha_token', 'captcha'],
  ['captcha_answer_data', 'captcha'],
]);

/**
 * Reads why a server refused a registration, from the body of its answer: `details` of Mastodon; the JSON inside `error` of Pleroma and its
 * forks; their plain sentences about one field. Empty where the body names no field: the message of the error says why.
 */
export function registrationFaults(data: unknown): RegistrationFault[] {
  const { details, error } = fieldsOf(data);
  const faults = isRecord(details) ? faultsOf(details) : isRecord(error) ? faultsOf(error) : faultsOfText(error);
  const known = new Set<string>();
  const isNew = ({ field, text }: RegistrationFault): boolean => {
    const key = `${field} ${text}`;
    return !known.has(key) && known.add(key).size > 0;
  };
  return faults.filter(isNew).slice(0, MAX_FAULTS);
}

function faultsOf(fields: Fields): RegistrationFault[] {
  const names = Object.keys(fields).slice(0, MAX_FAULTS);
  return names.flatMap(name => {
    const sent = fields[name];
    const items = Array.isArray(sent) ? itemsOf(sent).slice(0, MAX_FAULTS) : [sent];
    return items.flatMap(item => faultOf(FIELDS.get(name) ?? null, item) ?? []);
  });
}

function faultOf(field: RegistrationField | null, item: unknown): RegistrationFault | null {
  const { error, description } = fieldsOf(item);
  const text = textOf(description ?? error ?? item);
  return text === null ? null : { field, code: optionalName(error, createDecoding()), text };
}

function faultsOfText(error: unknown): RegistrationFault[] {
  if (typeof error !== 'string') return [];
  const parsed = parsedJson(error);
  if (isRecord(parsed)) return faultsOf(parsed);
  const text = textOf(error);
  const field = text === null ? null : fieldNamedIn(text);
  return text === null || field === null ? [] : [{ field, code: null, text }];
}

/** Pleroma refuses an invitation, and a request without a field, in one sentence. */
function fieldNamedIn(text: string): RegistrationField | null {
  if (/^(?:invalid|expired|used) token\b/i.test(text)) return 'invite_code';
  const [, name = ''] = /^missing (?:field|parameter): (\w+)/i.exec(text) ?? [];
  return FIELDS.get(name) ?? null;
}

function parsedJson(text: string): unknown {
  try {
    return text.length <= 65_536 ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text.slice(0, MAX_SERVER_MESSAGE_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}
