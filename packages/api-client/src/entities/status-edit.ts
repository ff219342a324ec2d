import { date, type Decoded, type Decoder, flag, html, list, MAX_POLL_OPTIONS, name, nullable, object, text } from './decode.js';
import { mediaAttachments } from './media-attachment.js';

const editFields = object({
  content: html,
  spoiler_text: text(5000),
  sensitive: flag,
  created_at: date,
  media_attachments: mediaAttachments,
  poll: nullable(object({ options: list('PollOption', nullable(object({ title: name })), MAX_POLL_OPTIONS) })),
});

/** A version of a status. `created_at`: when it was written. */
export type StatusEdit = Decoded<typeof editFields>;

export const statusEdits: Decoder<StatusEdit[]> = list('StatusEdit', nullable(editFields));
