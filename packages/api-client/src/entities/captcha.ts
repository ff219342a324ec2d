import { type Decoded, type Decoder, name, object, oneOf, optionalCount, text } from './decode.js';

/** In characters: a picture is sent inside the answer. */
const MAX_PICTURE_LENGTH = 400_000;
const PICTURE = /^(?:https?:\/\/|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*$)/i;

const picture: Decoder<string | null> = value =>
  typeof value === 'string' && value.length <= MAX_PICTURE_LENGTH && PICTURE.test(value) ? value : null;

const fields = object({
  type: oneOf(['none', 'native', 'kocaptcha'], 'unknown'),
  token: name,
  /** An address, or the picture itself as a `data:` URL; null: there is none that can be shown. */
  url: picture,
  /** Sent back unchanged. */
  answer_data: text(8192),
  seconds_valid: optionalCount,
});

/** A question that new members of Pleroma and its forks answer. `none`: none is asked; `unknown`: one that only the server's own page can ask. */
export type Captcha = Decoded<typeof fields>;

export const parseCaptcha: Decoder<Captcha> = fields;
