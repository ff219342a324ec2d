import {
  type Decoded,
  type Decoder,
  count,
  date,
  fieldsOf,
  hostOf,
  html,
  isRecord,
  list,
  name,
  nullable,
  object,
  oneOf,
  optionalName,
  optionalUrl,
  text,
  url,
} from './decode.js';

const author = object({ name, url });

const fields = object({
  url,
  title: name,
  description: text(2000),
  type: oneOf(['link', 'photo', 'video', 'rich'], 'link'),
  author_name: name,
  author_url: url,
  authors: list('CardAuthor', nullable(author), 16),
  provider_name: name,
  provider_url: url,
  html,
  width: count,
  height: count,
  image: optionalUrl,
  image_description: name,
  embed_url: url,
  blurhash: optionalName,
  language: optionalName,
  published_at: date,
});

/** A link preview. Sizes in pixels, 0 if unknown. `provider_name` falls back to the host of `url`. */
export type PreviewCard = Decoded<typeof fields>;

/** Parses a link preview; null when it has neither a URL nor an image. */
export const parsePreviewCard: Decoder<PreviewCard | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const card = fields(value, decoding);
  const opengraph = fieldsOf(fieldsOf(value['pleroma'])['opengraph']);
  card.width ||= count(opengraph['width'], decoding);
  card.height ||= count(opengraph['height'], decoding);
  card.html ||= html(opengraph['html'], decoding);
  card.image ??= optionalUrl(opengraph['thumbnail_url'], decoding);
  card.provider_name ||= hostOf(card.url);
  return card.url === '' && card.image === null ? null : card;
};
