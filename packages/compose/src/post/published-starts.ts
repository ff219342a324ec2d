import type { Status, StatusSource } from '@rookery/api-client';
import type { DraftMedia } from '@rookery/store';
import { sendableVisibility } from './composer-rules.js';
import type { DraftStart } from './draft-starts.js';

/** The text of a post as its author wrote it: from the source, or from the answer to a deletion. */
type WrittenText = Pick<StatusSource, 'text' | 'spoiler_text'>;

/** The start of an edit. Visibility, reply and quote stay as they are. */
export function editStart(status: Status, source: WrittenText): DraftStart {
  return { ...contentStart(status, source), editedId: status.id };
}

/**
 * The start of a new post with the content of a deleted one. `source`: from the answer to the deletion. `hasRecipients`: the server takes
 * recipients apart from the text, so mentions that the text lacks were some.
 */
export function redraftStart(status: Status, source: WrittenText, hasRecipients = false): DraftStart {
  const text = source.text.toLowerCase();
  const to = status.mentions.flatMap(({ acct }) => (text.includes(`@${acct.toLowerCase()}`) ? [] : acct));
  const visibility = sendableVisibility(status.visibility);
  return { ...contentStart(status, source), visibility, ...(hasRecipients && to.length > 0 && { to }) };
}

function contentStart(status: Status, source: WrittenText): DraftStart {
  const { poll } = status;
  return {
    visibility: status.visibility,
    language: status.language,
    inReplyToId: status.in_reply_to_id,
    quoteId: status.quote?.quoted_status_id ?? null,
    parts: [
      {
        text: source.text,
        spoilerText: source.spoiler_text === '' ? null : source.spoiler_text,
        sensitive: status.sensitive,
        media: status.media_attachments.map(keptMedia),
        poll:
          poll === null
            ? null
            : {
                options: poll.options.map(({ title }) => title),
                expiresIn: pollSeconds(poll.expires_at, status.created_at),
                multiple: poll.multiple,
              },
      },
    ],
  };
}

const DAY_SECONDS = 86_400;

function pollSeconds(expiresAt: string | null, createdAt: string | null): number {
  const seconds = Math.round((Date.parse(expiresAt ?? '') - Date.parse(createdAt ?? '')) / 1000);
  return seconds > 0 ? seconds : DAY_SECONDS;
}

function keptMedia(attachment: Status['media_attachments'][number]): DraftMedia {
  const focus = attachment.meta?.focus ?? null;
  return {
    id: attachment.id,
    file: null,
    name: '',
    description: attachment.description ?? '',
    focus: focus === null ? null : { x: focus.x, y: focus.y },
    attachment,
    uploadedAt: null,
  };
}
