import type { MediaAttachment, Visibility } from '@rookery/api-client';

/** A file of a draft. */
export interface DraftMedia {
  /** Made by the client; stable while the file moves among the others. */
  readonly id: string;
  /** Null: the edited post has the file already, and the server keeps it. */
  readonly file: Blob | null;
  /** The name of the file; may be empty. */
  readonly name: string;
  readonly description: string;
  /** Focal point, -1 to 1 on each axis; null: the centre. */
  readonly focus: { readonly x: number; readonly y: number } | null;
  /** The attachment at the server; null before the upload has ended. */
  readonly attachment: MediaAttachment | null;
  /** When the upload ended, epoch ms; null before. Servers delete files that no post uses. */
  readonly uploadedAt: number | null;
}

/** `expiresIn`: seconds from the moment of sending. */
export interface DraftPoll {
  readonly options: readonly string[];
  readonly expiresIn: number;
  readonly multiple: boolean;
}

/** One post of a draft. A draft of several parts is sent as a thread, in order. */
export interface DraftPart {
  /** The idempotency key: made with the part, and new after every change (POST-01). */
  readonly id: string;
  readonly text: string;
  /** The content warning; null: none. An empty text is a warning that is still to be written. */
  readonly spoilerText: string | null;
  readonly sensitive: boolean;
  readonly media: readonly DraftMedia[];
  readonly poll: DraftPoll | null;
}

/** Posts as a person writes them (CMP-01). Stored as it is typed (CMP-02). */
export interface Draft {
  readonly id: string;
  /** At least one. */
  readonly parts: readonly DraftPart[];
  readonly visibility: Visibility;
  /** ISO 639 code; null: not stated. */
  readonly language: string | null;
  readonly inReplyToId: string | null;
  readonly quoteId: string | null;
  /** When the server publishes the post, epoch ms; null: at once (SCH-04). */
  readonly scheduledAt: number | null;
  /** The id of the post that the draft edits; null: a new post. */
  readonly editedId: string | null;
  /** The text that the client put in front: the mentions of a reply. A draft of this text alone is empty. */
  readonly prefilledText: string;
  /** The content warning that a reply takes over from its post; a draft of it alone is empty too. */
  readonly prefilledSpoilerText?: string;
  /**
   * Handles that the post is addressed to beside those in its text, on servers that take them apart from it. Absent: the text alone mentions
   * accounts.
   */
  readonly to?: readonly string[];
  /** Epoch ms. */
  readonly updatedAt: number;
}

/** Whether a part has words in its content warning. */
export const hasWarning = ({ spoilerText }: DraftPart): boolean => (spoilerText ?? '').trim() !== '';

/** Whether closing loses nothing and there is nothing to send (MOD-05): no text, content warning, media or poll. Whitespace is no text. */
export function isEmptyDraft({ parts, prefilledText, prefilledSpoilerText = '' }: Draft): boolean {
  return parts.every(
    (part, index) =>
      (part.text.trim() === '' || (index === 0 && part.text.trim() === prefilledText.trim())) &&
      (!hasWarning(part) || part.spoilerText === prefilledSpoilerText) &&
      part.media.length === 0 &&
      part.poll === null,
  );
}
