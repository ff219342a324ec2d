import {
  type Decoded,
  type Decoder,
  fieldsOf,
  id,
  isRecord,
  list,
  MAX_ATTACHMENTS,
  name,
  nullable,
  object,
  oneOf,
  optionalName,
  optionalNumber,
  optionalUrl,
  text,
} from './decode.js';

const BASE83 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~';
/** Longest accepted duration, about four months; a longer value is a server error. */
const MAX_DURATION_S = 10_000_000;
const MAX_BLURHASH_LENGTH = 4 + 2 * 81;

const positive: Decoder<number | null> = (value, decoding) => {
  const number = optionalNumber(value, decoding);
  return number !== null && number > 0 ? number : null;
};

const dimensions: Decoder<{ width: number | null; height: number | null; aspect: number | null }> = (value, decoding) => {
  const fields = fieldsOf(value);
  const [, sizeWidth, sizeHeight] = /^(\d{1,6})x(\d{1,6})$/.exec(name(fields['size'], decoding)) ?? [];
  const width = positive(fields['width'] ?? sizeWidth, decoding);
  const height = positive(fields['height'] ?? sizeHeight, decoding);
  const aspect = width !== null && height !== null ? width / height : positive(fields['aspect'], decoding);
  return { width, height, aspect };
};

const within = (value: number | null) => (value === null ? 0 : Math.min(Math.max(value, -1), 1));
const focus: Decoder<{ x: number; y: number }> = (value, decoding) => {
  const fields = fieldsOf(value);
  return { x: within(optionalNumber(fields['x'], decoding)), y: within(optionalNumber(fields['y'], decoding)) };
};
const colors = object({ background: optionalName, foreground: optionalName, accent: optionalName });

const shape = object({
  original: nullable(dimensions),
  small: nullable(dimensions),
  focus: nullable(focus),
  colors: nullable(colors),
});

const meta: Decoder<(Decoded<typeof shape> & { duration: number | null }) | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const original = fieldsOf(value['original']);
  const parsed = shape(value, decoding);
  // Some servers send width and height beside `original` instead of inside it.
  if (parsed.original === null && (value['width'] !== undefined || value['size'] !== undefined)) {
    parsed.original = dimensions(value, decoding);
  }
  const duration = positive(original['duration'] ?? value['duration'], decoding);
  return { ...parsed, duration: duration !== null && duration <= MAX_DURATION_S ? duration : null };
};

/** The blurhash if its length matches the component count in its first character; else null. */
const blurhash: Decoder<string | null> = value => {
  if (typeof value !== 'string' || value.length < 6 || value.length > MAX_BLURHASH_LENGTH) return null;
  const size = BASE83.indexOf(value.charAt(0));
  const components = ((size % 9) + 1) * (Math.floor(size / 9) + 1);
  return size >= 0 && value.length === 4 + 2 * components ? value : null;
};

const alternative = text(10_000);

const fields = object({
  id,
  type: oneOf(['image', 'gifv', 'video', 'audio', 'unknown'], 'unknown'),
  url: optionalUrl,
  preview_url: optionalUrl,
  remote_url: optionalUrl,
  description: (value, decoding) => alternative(value, decoding) || null,
  blurhash,
  meta,
  external_video_id: optionalName,
});

/**
 * A file attached to a status. `meta.original` and `meta.small`: pixels and width/height; `meta.duration`: seconds;
 * `meta.focus`: -1..1. `url` falls back to the preview, then to the remote file; null while the server is processing it.
 */
export interface MediaAttachment extends Decoded<typeof fields> {
  mime_type: string | null;
}
export type MediaMeta = NonNullable<MediaAttachment['meta']>;
export type MediaType = MediaAttachment['type'];

export const parseMediaAttachment: Decoder<MediaAttachment | null> = (value, decoding) => {
  const attachment = fields(value, decoding);
  if (attachment.id === '') return null;
  attachment.url ??= attachment.preview_url ?? attachment.remote_url;
  const mimeType = optionalName(fieldsOf(fieldsOf(value)['pleroma'])['mime_type'], decoding);
  return Object.assign(attachment, { mime_type: mimeType });
};

export const mediaAttachments: Decoder<MediaAttachment[]> = list('MediaAttachment', parseMediaAttachment, MAX_ATTACHMENTS);
