import { type Decoded, type Decoder, fieldsOf, object, oneOf, optionalFlag } from './decode.js';

const fields = object({
  'reading:expand:media': oneOf(['default', 'show_all', 'hide_all'], null),
  'reading:expand:spoilers': optionalFlag,
  'reading:autoplay:gifs': optionalFlag,
});

/** How the account reads, as it chose in the settings of its server. Null: the server does not say. */
export type Preferences = Decoded<typeof fields>;

export const parsePreferences: Decoder<Preferences> = (value, decoding) => fields(fieldsOf(value), decoding);
