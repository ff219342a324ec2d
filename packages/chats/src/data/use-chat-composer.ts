import { useClient, type DraftMedia } from '@rookery/store';
import type { FileRefusal, UploadPhase, Uploads } from '@rookery/store/drafts';
import { useStore } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ComposerMode, PendingAttachment } from '../chat-types.js';
import { composerMode, remainingCharacters } from '../core/chat-rules.js';
import { canSendNow } from '../core/composer-state.js';
import { registerChatMessages } from './chat-sending.data.js';
import { chatComposer } from './composer.data.js';
import { createObjectUrls } from './object-urls.dom.js';
import { useChatAdapter } from './use-chat-adapter.js';
import { useChat } from './use-chats.js';
import { useMemberRelationship } from './use-member-relationship.js';

export interface ChatComposerState {
  readonly text: string;
  setText(text: string): void;
  readonly attachments: readonly PendingAttachment[];
  /** Begins to upload files. Resolves to those that are refused; rejects when its code could not be loaded. */
  attach(files: readonly File[]): Promise<readonly FileRefusal[]>;
  removeAttachment(id: string): void;
  send(): void;
  readonly canSend: boolean;
  /** Code points left under the limit; negative above it (CHAT-22). */
  readonly remaining: number;
  readonly limit: number;
  readonly mode: ComposerMode;
  /** The message that is in the field again was not sent. `text`: the server's words, null without any (CHAT-12). */
  readonly failure: { readonly text: string | null } | null;
  readonly isDraftLoaded: boolean;
}

/** The composer of a chat. What is written is stored as the draft of the chat, and every place that shows the chat has the same. */
export function useChatComposer(chatId: string): ChatComposerState {
  const client = useClient();
  const queryClient = useQueryClient();
  const adapter = useChatAdapter();
  const { chat } = useChat(chatId);
  const composer = useMemo(() => chatComposer(client, queryClient, chatId), [client, queryClient, chatId]);
  const state = useStore(composer.state, value => value);
  const uploads = useStore(composer.uploads, value => value);
  useEffect(() => registerChatMessages(client, queryClient), [client, queryClient]);
  useEffect(() => composer.takeFailures(), [composer]);
  const relationship = useMemberRelationship(chat, 'always');

  const { text, files } = state;
  const limit = Math.max(
    0,
    (adapter?.features.maxCharacters ?? 0) - (chat === undefined ? 0 : (adapter?.addedCharacters(chat) ?? 0)),
  );
  const most = adapter?.features.maxAttachments ?? 0;
  // A message that returned has its own files beside those that came since.
  const canSend = adapter != null && state.isLoaded && files.length <= most && canSendNow(state, uploads, limit);
  return {
    text,
    setText: composer.setText,
    attachments: usePreviews(files, uploads),
    attach: composer.attach,
    removeAttachment: composer.removeFile,
    send() {
      if (canSend) composer.send();
    },
    canSend,
    remaining: remainingCharacters(text, limit),
    limit,
    mode: chat === undefined ? 'write' : composerMode(chat, relationship),
    failure: state.failure,
    isDraftLoaded: state.isLoaded,
  };
}

function usePreviews(files: readonly DraftMedia[], uploads: Uploads): readonly PendingAttachment[] {
  const [urls] = useState(createObjectUrls);
  useEffect(() => urls.retain(new Set(files.map(({ id }) => id))), [urls, files]);
  useEffect(() => () => urls.retain(new Set()), [urls]);
  return useMemo(
    () =>
      files.map(({ id, file, name, attachment }) => ({
        id,
        name,
        type: file?.type ?? '',
        previewUrl: file && urls.urlOf(id, file),
        ...uploadState(uploads.get(id), attachment !== null),
      })),
    [files, uploads, urls],
  );
}

/** A file without a phase is at the server, or waits for its turn. */
const uploadState = (phase: UploadPhase | undefined, isUploaded: boolean): Pick<PendingAttachment, 'progress' | 'error'> => ({
  progress: phase === undefined ? Number(isUploaded) : phase.kind === 'uploading' ? phase.progress : 0,
  error: phase?.kind === 'failed' ? (phase.text ?? '') : null,
});
