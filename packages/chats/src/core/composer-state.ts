import type { DraftMedia } from '@rookery/store';
import type { MediaChange, Uploads } from '@rookery/store/drafts';
import { canSend } from './chat-rules.js';

/** The composer of one chat. */
export interface ComposerState {
  readonly text: string;
  readonly files: readonly DraftMedia[];
  /** The message is being handed over to the outbox, or returns from it: it is in both. */
  readonly isSending: boolean;
  /** The last message failed and its text is in the field again. `text`: the server's words, null without any (CHAT-12). */
  readonly failure: { readonly text: string | null } | null;
  /** The stored draft was read. */
  readonly isLoaded: boolean;
}

/** A message that failed or was taken back, with its files. `failure`: null where it was taken back. */
interface ReturnedMessage {
  readonly text: string;
  readonly files: readonly DraftMedia[];
  readonly failure: ComposerState['failure'];
}

export type ComposerAction =
  | { readonly type: 'loaded'; readonly text: string; readonly files: readonly DraftMedia[] }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'files-changed'; readonly change: MediaChange }
  | { readonly type: 'sending' }
  /** The outbox has it: the field is free for the next message. `text`: as it was sent; `rest`: what stays of it. */
  | { readonly type: 'handed-over'; readonly text: string; readonly fileIds: readonly string[]; readonly rest?: string }
  /** The outbox could not store it. */
  | { readonly type: 'not-handed-over' }
  | ({ readonly type: 'returned' } & ReturnedMessage)
  /** The outbox has the returned message no more. */
  | { readonly type: 'taken-back' };

export const emptyComposer: ComposerState = { text: '', files: [], isSending: false, failure: null, isLoaded: false };

/** The composer after an action. */
export function composerAfter(state: ComposerState, action: ComposerAction): ComposerState {
  switch (action.type) {
    case 'loaded':
      // A person who types before the draft is read keeps those words.
      return isEmptyComposer(state)
        ? { ...state, text: action.text, files: action.files, isLoaded: true }
        : { ...state, isLoaded: true };
    case 'typed':
      return { ...state, text: action.text };
    case 'files-changed':
      return { ...state, files: action.change(state.files) };
    case 'sending':
      return { ...state, isSending: true, failure: null };
    case 'handed-over':
      return {
        ...state,
        isSending: false,
        // Words that were typed while it was stored stay.
        text: state.text === action.text ? (action.rest ?? '') : state.text,
        files: state.files.filter(({ id }) => !action.fileIds.includes(id)),
      };
    case 'not-handed-over':
      return { ...state, isSending: false, failure: { text: null } };
    case 'returned':
      // Words that were typed since stay below it.
      return {
        ...state,
        text: [action.text, state.text].filter(part => part !== '').join('\n'),
        files: [...action.files, ...state.files],
        failure: action.failure,
        isSending: true,
      };
    case 'taken-back':
      return { ...state, isSending: false };
  }
}

/** Whether a failed message may return to the field: nothing is overwritten (CHAT-12). */
export const isEmptyComposer = ({ text, files }: Pick<ComposerState, 'text' | 'files'>): boolean =>
  text === '' && files.length === 0;

/** Whether Send is enabled: also every file has to be at the server (CHAT-21, CHAT-25). */
export function canSendNow({ text, files, isSending }: ComposerState, uploads: Uploads, limit: number): boolean {
  const areUploaded = files.every(({ id, attachment }) => attachment !== null && !uploads.has(id));
  return areUploaded && canSend({ text, hasAttachment: files.length > 0, isSending }, limit);
}
