import type { Draft, DraftPart } from '@rookery/store';
import { castDraft, produce } from 'immer';

/** Makes ids and idempotency keys: UUIDs. */
export type NewId = () => string;

const emptyPart = (newId: NewId): DraftPart => ({
  id: newId(),
  text: '',
  spoilerText: null,
  sensitive: false,
  media: [],
  poll: null,
});

/** A draft with one empty part. */
export function emptyDraft(id: string, now: number, newId: NewId): Draft {
  return {
    id,
    parts: [emptyPart(newId)],
    visibility: 'public',
    language: null,
    inReplyToId: null,
    quoteId: null,
    scheduledAt: null,
    editedId: null,
    prefilledText: '',
    updatedAt: now,
  };
}

/** Changes one part. It gets a new idempotency key: the key stands for exactly one content (POST-01). */
export function changePart(draft: Draft, index: number, change: Partial<Omit<DraftPart, 'id'>>, newId: NewId): Draft {
  const before = draft.parts[index];
  if (before === undefined || isUnchanged(before, change)) return draft;
  return produce(draft, ({ parts: { [index]: part } }) => void Object.assign(part ?? {}, change, { id: newId() }));
}

/** Changes what the parts have in common. Every part gets a new idempotency key. */
export function changeDraft(
  draft: Draft,
  change: Partial<Pick<Draft, 'visibility' | 'language' | 'inReplyToId' | 'quoteId' | 'scheduledAt' | 'to'>>,
  newId: NewId,
): Draft {
  if (isUnchanged(draft, change)) return draft;
  return produce(draft, next => {
    Object.assign(next, change);
    for (const part of next.parts) part.id = newId();
  });
}

/** Opens or closes the content warning. Closing drops its text; media is then sensitive no more. */
export function toggleSpoiler(draft: Draft, index: number, newId: NewId): Draft {
  const isOpen = draft.parts[index]?.spoilerText !== null;
  return changePart(draft, index, { spoilerText: isOpen ? null : '', sensitive: !isOpen }, newId);
}

/** Changes the files of a part. The first file behind a content warning is sensitive; without files nothing is, unless warned. */
export function changeMedia(
  draft: Draft,
  index: number,
  change: (media: DraftPart['media']) => DraftPart['media'],
  sensitiveByDefault: boolean,
  newId: NewId,
): Draft {
  const part = draft.parts[index];
  if (part === undefined) return draft;
  const media = change(part.media);
  const hasWarning = part.spoilerText !== null;
  const isFirst = part.media.length === 0 && media.length > 0;
  const sensitive = isFirst ? part.sensitive || hasWarning || sensitiveByDefault : media.length > 0 ? part.sensitive : hasWarning;
  return changePart(draft, index, { media, sensitive }, newId);
}

/** Adds an empty part below another, under the same content warning. */
export function addPart(draft: Draft, afterIndex: number, newId: NewId): Draft {
  const { spoilerText = null, sensitive = false } = draft.parts[afterIndex] ?? {};
  const part = { ...emptyPart(newId), spoilerText, sensitive: spoilerText !== null && sensitive };
  return produce(draft, ({ parts }) => void parts.splice(afterIndex + 1, 0, castDraft(part)));
}

/** Removes a part; the last one stays. */
export function removePart(draft: Draft, index: number): Draft {
  return produce(draft, ({ parts }) => void (parts.length > 1 && parts.splice(index, 1)));
}

function isUnchanged<Value extends object>(value: Value, change: Partial<Value>): boolean {
  return (Object.keys(change) as (keyof Value)[]).every(key => Object.is(value[key], change[key]));
}
