import {
  type Decoded,
  type Decoder,
  html,
  id,
  isRecord,
  list,
  MAX_POLL_OPTIONS,
  name,
  nullable,
  object,
  optionalName,
  text,
} from './decode.js';

const fields = object({
  content: html,
  spoiler_text: text(5000),
  language: optionalName,
  detected_source_language: optionalName,
  provider: optionalName,
  poll: nullable(object({ options: list('PollOption', nullable(object({ title: name })), MAX_POLL_OPTIONS) })),
  media_attachments: list('TranslatedMedia', nullable(object({ id, description: text(5000) })), 64),
});

/** A translated status. A field that the server did not translate is empty, or null. */
export type Translation = Decoded<typeof fields>;

/** Akkoma has names of its own for the text and its language. */
export const parseTranslation: Decoder<Translation | null> = (value, decoding) => {
  if (!isRecord(value)) return null;
  const translation = fields(value, decoding);
  translation.content ||= html(value['text'], decoding);
  translation.detected_source_language ??= optionalName(value['detected_language'], decoding);
  return translation;
};
