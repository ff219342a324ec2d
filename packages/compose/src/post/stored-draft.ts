import { sendableVisibility } from './composer-rules.js';
import type { NewId } from './draft-changes.js';
import type { Draft, DraftPart, DraftPoll } from '@rookery/store';
import { readMedia } from '@rookery/store/drafts';

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
    media: readMedia(part['media'], newId),
    poll: readPoll(part['poll']),
  };
}

function readPoll(poll: unknown): DraftPoll | null {
  if (!isFields(poll) || !Array.isArray(poll['options'])) return null;
  return {
    options: poll['options'].map(option => textOf(option) ?? ''),
    expiresIn: numberOf(poll['expiresIn']) ?? DAY_SECONDS,
    multiple: poll['multiple'] === true,
  };
}
