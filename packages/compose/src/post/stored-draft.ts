import type { MediaAttachment } from '@rookery/api-client';
import { sendableVisibility } from './composer-rules.js';
import type { NewId } from './draft-changes.js';
import type { Draft, DraftMedia, DraftPart, DraftPoll } from '@rookery/store';

type Fields = Readonly<Record<string, unknown>>;

const DAY_SECONDS = 86_400;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null);
const fieldsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/**
 * A stored draft of any version, or one that was damaged. Words and files are kept wherever they can be read; an unknown visibility becomes
 * the narrowest one (CMP-02); the post of an edit keeps its own. Null: there is nothing to read.
 */
export function readDraft(stored: unknown, newId: NewId): Draft | null {
  if (!isFields(stored)) return null;
  const [id, parts] = [textOf(stored['id']), fieldsOf(stored['parts']).map(part => readPart(part, newId))];
  if (id === null || parts.length === 0) return null;
  const editedId = textOf(stored['editedId']);
  const isOfOddPost = editedId !== null && stored['visibility'] === 'unknown';
  const prefilledSpoilerText = textOf(stored['prefilledSpoilerText']);
  const to = Array.isArray(stored['to']) ? stored['to'].flatMap(acct => textOf(acct) ?? []) : null;
  return {
    id,
    parts,
    visibility: isOfOddPost ? 'unknown' : sendableVisibility(stored['visibility']),
    language: textOf(stored['language']),
    inReplyToId: textOf(stored['inReplyToId']),
    quoteId: textOf(stored['quoteId']),
    scheduledAt: numberOf(stored['scheduledAt']),
    editedId,
    prefilledText: textOf(stored['prefilledText']) ?? '',
    ...(prefilledSpoilerText !== null && { prefilledSpoilerText }),
    ...(to !== null && { to }),
    updatedAt: numberOf(stored['updatedAt']) ?? 0,
  };
}

function readPart(part: Fields, newId: NewId): DraftPart {
  return {
    id: textOf(part['id']) ?? newId(),
    text: textOf(part['text']) ?? '',
    spoilerText: textOf(part['spoilerText']),
    sensitive: part['sensitive'] === true,
    media: fieldsOf(part['media']).flatMap(media => readMedia(media, newId)),
    poll: readPoll(part['poll']),
  };
}

/** A file that neither the device nor the server has any more is left out. */
function readMedia({ id, file, name, description, focus, attachment, uploadedAt }: Fields, newId: NewId): DraftMedia[] {
  const blob = file instanceof Blob ? file : null;
  // Only the composer writes attachments, as the server's answer was parsed.
  const known = isFields(attachment) && textOf(attachment['id']) !== null ? (attachment as unknown as MediaAttachment) : null;
  if (blob === null && known === null) return [];
  const [x, y] = isFields(focus) ? [numberOf(focus['x']), numberOf(focus['y'])] : [null, null];
  return [
    {
      id: textOf(id) ?? newId(),
      file: blob,
      name: textOf(name) ?? '',
      description: textOf(description) ?? '',
      focus: x === null || y === null ? null : { x, y },
      attachment: known,
      uploadedAt: numberOf(uploadedAt),
    },
  ];
}

function readPoll(poll: unknown): DraftPoll | null {
  if (!isFields(poll) || !Array.isArray(poll['options'])) return null;
  return {
    options: poll['options'].map(option => textOf(option) ?? ''),
    expiresIn: numberOf(poll['expiresIn']) ?? DAY_SECONDS,
    multiple: poll['multiple'] === true,
  };
}
