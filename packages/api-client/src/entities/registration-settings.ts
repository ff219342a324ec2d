import {
  type Decoded,
  type Decoder,
  fieldsOf,
  flag,
  html,
  isRecord,
  list,
  nullable,
  object,
  optionalCount,
  optionalFlag,
  optionalUrl,
} from './decode.js';
import { type InstanceRule, rule } from './instance.js';

const flags = object({ approval_required: flag, reason_required: flag, invites_enabled: flag });
/** The rules of a server. */
export const instanceRules: Decoder<InstanceRule[]> = list('Rule', nullable(rule), 200);

/** How a server takes new members, and the questions it asks them (HINT-09). */
export interface RegistrationSettings extends Decoded<typeof flags> {
  enabled: boolean;
  /** Pleroma and its forks ask for the date of birth, also without a least age. */
  birthday_required: boolean;
  /** The e-mail address is confirmed before the first sign-in; null: the server does not say. */
  confirmation_required: boolean | null;
  /** In years; null: no age is asked for. */
  min_age: number | null;
  /** HTML of the server, of why it takes none; null: it does not say. */
  message: string | null;
  /** A page of the server or of its owner where one signs up; null: there is none. */
  url: string | null;
  /** Agreed to by a new member. */
  rules: InstanceRule[];
}

/** Parses an instance of either version; null when it is not an object. */
export const parseRegistrationSettings: Decoder<RegistrationSettings | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const { registrations } = value;
  const own = fieldsOf(registrations);
  const metadata = fieldsOf(fieldsOf(value['pleroma'])['metadata']);
  return {
    ...flags(isRecord(registrations) ? registrations : value, decoding),
    enabled: flag(isRecord(registrations) ? own['enabled'] : registrations, decoding),
    birthday_required: flag(metadata['birthday_required'], decoding),
    confirmation_required: optionalFlag(metadata['account_activation_required'], decoding),
    min_age: optionalCount(own['min_age'] ?? metadata['birthday_min_age'], decoding) || null,
    message: html(own['message'], decoding) || null,
    url: optionalUrl(own['url'], decoding),
    rules: instanceRules(value['rules'], decoding),
  };
};
