import { canSend } from './chat-rules.js';

/** A file of the composer. */
export interface ComposerFile {
  readonly id: string;
  readonly file: Blob;
  readonly name: string;
  /** The server's id of the file; null until it is uploaded. */
  readonly mediaId: string | null;
  /** When the upload ended, epoch ms; null before. */
  readonly uploadedAt: number | null;
  /** Share of the file that is sent, 0 to 1. */
  readonly progress: number;
  /** Why the upload failed: the server's words, '' without any; null: it did not. */
  readonly error: string | null;
}

/** The composer of one chat. */
export interface ComposerState {
  readonly text: string;
  readonly files: readonly ComposerFile[];
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
  readonly files: readonly ComposerFile[];
  readonly failure: ComposerState['failure'];
}

export type ComposerAction =
  | { readonly type: 'loaded'; readonly text: string; readonly files: readonly ComposerFile[] }
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'attached'; readonly files: readonly ComposerFile[] }
  | { readonly type: 'removed'; readonly fileId: string }
  | { readonly type: 'progressed'; readonly fileId: string; readonly progress: number }
  | { readonly type: 'uploaded'; readonly fileId: string; readonly mediaId: string; readonly at: number }
  | { readonly type: 'upload-failed'; readonly fileId: string; readonly error: string }
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
    case 'attached':
      return { ...state, files: [...state.files, ...action.files] };
    case 'removed':
      return { ...state, files: state.files.filter(({ id }) => id !== action.fileId) };
    case 'progressed':
      return withFile(state, action.fileId, file => ({ ...file, progress: action.progress }));
    case 'uploaded':
      return withFile(state, action.fileId, file => ({
        ...file,
        mediaId: action.mediaId,
        uploadedAt: action.at,
        progress: 1,
        error: null,
      }));
    case 'upload-failed':
      return withFile(state, action.fileId, file => ({ ...file, progress: 0, error: action.error }));
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
export function canSendNow({ text, files, isSending }: ComposerState, limit: number): boolean {
  const areUploaded = files.every(({ mediaId }) => mediaId !== null);
  return areUploaded && canSend({ text, hasAttachment: files.length > 0, isSending }, limit);
}

/** Why a file is not attached. */
export type FileRefusal = 'noAttachments' | 'tooManyFiles' | 'emptyFile';

/** The files that may be attached, and why others are not. */
export function admittedFiles<File extends { readonly size: number }>(
  attached: number,
  files: readonly File[],
  maxAttachments: number,
): { readonly admitted: readonly File[]; readonly refusals: readonly FileRefusal[] } {
  if (maxAttachments === 0) return { admitted: [], refusals: files.length > 0 ? ['noAttachments'] : [] };
  const filled = files.filter(({ size }) => size > 0);
  const admitted = filled.slice(0, Math.max(0, maxAttachments - attached));
  return {
    admitted,
    refusals: [
      ...(filled.length < files.length ? (['emptyFile'] as const) : []),
      ...(admitted.length < filled.length ? (['tooManyFiles'] as const) : []),
    ],
  };
}

function withFile(state: ComposerState, fileId: string, change: (file: ComposerFile) => ComposerFile): ComposerState {
  return { ...state, files: state.files.map(file => (file.id === fileId ? change(file) : file)) };
}
