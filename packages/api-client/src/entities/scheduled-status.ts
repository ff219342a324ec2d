import {
  count,
  date,
  type Decoded,
  type Decoder,
  flag,
  id,
  list,
  nullable,
  object,
  optionalId,
  optionalName,
  text,
  texts,
  html,
} from './decode.js';
import { mediaAttachments } from './media-attachment.js';
import { decodeVisibility } from './status.js';

const poll = object({ options: texts(), expires_in: count, multiple: flag });

const params = object({
  text: html,
  spoiler_text: text(5000),
  sensitive: flag,
  visibility: decodeVisibility,
  language: optionalName,
  in_reply_to_id: optionalId,
  quoted_status_id: optionalId,
  poll: nullable(poll),
});

const fields = object({ id, scheduled_at: date, params, media_attachments: mediaAttachments });

/** A status that the server publishes at `scheduled_at`. `params.text`: plain text as written. */
export type ScheduledStatus = Decoded<typeof fields>;

/** Parses a scheduled status; null without an id or a time. A status that was published at once has no `scheduled_at`. */
export const parseScheduledStatus: Decoder<ScheduledStatus | null> = (value, decoding) => {
  const scheduled = fields(value, decoding);
  return scheduled.id === '' || scheduled.scheduled_at === null ? null : scheduled;
};

export const scheduledStatuses: Decoder<ScheduledStatus[]> = list('ScheduledStatus', parseScheduledStatus);

const sourceFields = object({ id, text: html, spoiler_text: text(5000), content_type: optionalName });

/** The text of a status as its author wrote it. */
export type StatusSource = Decoded<typeof sourceFields>;

export const parseStatusSource: Decoder<StatusSource | null> = (value, decoding) => {
  const source = sourceFields(value, decoding);
  return source.id === '' ? null : source;
};
