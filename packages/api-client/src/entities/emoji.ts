import { type Decoded, type Decoder, flagOr, identified, list, MAX_EMOJIS, name, object, optionalName, url } from './decode.js';

const fields = object({
  shortcode: name,
  url,
  static_url: url,
  visible_in_picker: flagOr(true),
  category: optionalName,
});

/** A custom emoji. `url` and `static_url` each fall back to the other. */
export type CustomEmoji = Decoded<typeof fields>;

const parseCustomEmoji = identified<CustomEmoji>((value, decoding) => {
  const emoji = fields(value, decoding);
  emoji.url ||= emoji.static_url;
  emoji.static_url ||= emoji.url;
  return emoji;
}, 'shortcode');

export const customEmojis: Decoder<CustomEmoji[]> = list('CustomEmoji', parseCustomEmoji, MAX_EMOJIS);
