import { isEmptyDraft, type Draft, type DraftMedia } from '@rookery/store';

/** A draft in the list of drafts. */
export interface DraftSummary {
  readonly id: string;
  /** The words of its first part that has any; empty: it has files or a poll alone. */
  readonly text: string;
  /** BCP 47; null: not set. */
  readonly language: string | null;
  readonly kind: 'post' | 'reply' | 'quote' | 'edit';
  readonly partCount: number;
  readonly mediaCount: number;
  /** The first files of its parts. */
  readonly media: readonly DraftMedia[];
  readonly visibility: Draft['visibility'];
  /** The post that it replies to or quotes; null: none. */
  readonly subjectId: string | null;
  readonly hasPoll: boolean;
  /** Epoch ms. */
  readonly updatedAt: number;
}

const TEXT_LENGTH = 280;
/** More files are counted alone. */
const SHOWN_MEDIA = 4;

/** The kind of a draft, or of one that begins with these fields. */
export function draftKind(draft: Partial<Pick<Draft, 'editedId' | 'inReplyToId' | 'quoteId'>>): DraftSummary['kind'] {
  const is = (id: string | null | undefined): boolean => (id ?? null) !== null;
  return is(draft.editedId) ? 'edit' : is(draft.inReplyToId) ? 'reply' : is(draft.quoteId) ? 'quote' : 'post';
}

export function draftSummary(draft: Draft): DraftSummary {
  const { id, parts, updatedAt, inReplyToId, quoteId, visibility, language } = draft;
  const media = parts.flatMap(part => part.media);
  const words = parts.flatMap(({ text, spoilerText }) => [spoilerText ?? '', text]).map(text => text.trim());
  return {
    id,
    text: (words.find(text => text !== '') ?? '').slice(0, TEXT_LENGTH),
    language,
    kind: draftKind(draft),
    partCount: parts.length,
    mediaCount: media.length,
    media: media.slice(0, SHOWN_MEDIA),
    visibility,
    subjectId: inReplyToId ?? quoteId,
    hasPoll: parts.some(({ poll }) => poll !== null),
    updatedAt,
  };
}

/** The title of the composer of a draft, and what is lost when it closes (MOD-05). */
export function composerFacts(draft: Draft): { kind: DraftSummary['kind']; isEmpty: boolean; isEdit: boolean } {
  return { kind: draftKind(draft), isEmpty: isEmptyDraft(draft), isEdit: draft.editedId !== null };
}
