import { type Decoded, type Decoder, name, object, oneOf, optionalName } from './decode.js';

const fields = object({
  access_token: optionalName,
  scope: name,
  identifier: oneOf(['missing_confirmed_email', 'awaiting_approval', 'manual_login_required'], null),
  message: optionalName,
});

/**
 * The answer to a registration. Mastodon and GoToSocial send a token, also for an account that has to be confirmed or approved first;
 * Pleroma and its forks send one only where nothing is left to do, else `identifier` and their words.
 */
export type Registration = Decoded<typeof fields>;

/** Null where the answer has neither a token that fits into a header nor says what is left to do. */
export const parseRegistration: Decoder<Registration | null> = (value, decoding) => {
  const read = fields(value, decoding);
  const token = read.access_token !== null && /^[\x21-\x7e]+$/.test(read.access_token) ? read.access_token : null;
  return token === null && read.identifier === null && read.message === null ? null : { ...read, access_token: token };
};
