import type { DraftStart } from '../post/draft-starts.js';

/** The content that the composer opens with. */
export type ComposeIntent =
  /** A new post, or the one that was open when the page closed. */
  | { readonly kind: 'new' }
  /** A post that begins with something: a reply, a quote, a mention, shared text, an edit. */
  | { readonly kind: 'start'; readonly start: DraftStart }
  | { readonly kind: 'draft'; readonly draftId: string }
  | { readonly kind: 'drafts' };

/** The draft of an open editor, as far as its modal needs it. */
export interface EditorState {
  readonly isEmpty: boolean;
  /** It edits something that is published. */
  readonly isEdit: boolean;
  /** Stores the draft, also when nothing has changed. Rejects when storage is full. Absent: it cannot be kept. */
  keep?(): Promise<void>;
  /** Deletes the draft. */
  discard(): Promise<void>;
}

/** The draft of the open composer, as far as its modal needs it. */
export interface ComposerState extends EditorState {
  readonly kind: 'post' | 'reply' | 'quote' | 'edit';
}
