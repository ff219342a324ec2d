import { newId, type Client } from '@rookery/api-client';
import { accountState, canBeUndone, draftStoreOf, outboxOf, uploadsOf } from '@rookery/store';
import {
  createAutosave,
  draftMedia,
  withoutItem,
  type Autosave,
  type FileRefusal,
  type MediaChange,
  type Uploads,
} from '@rookery/store/drafts';
import { createStore, type Store } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import {
  composerAfter,
  emptyComposer,
  isEmptyComposer,
  type ComposerAction,
  type ComposerState,
} from '../core/composer-state.js';
import { CHAT_MESSAGE, type MessagePayload, type MessageRecord } from '../core/message-payload.js';
import type { chatFiles as ChatFiles } from './chat-files.data.js';
import { chatDraft, chatDraftId, storedChatDraft, type ChatDraft, loadChatFiles } from './chat-draft.data.js';
import { knownChat } from './chats.data.js';
import { heldMessages } from './pending-messages.data.js';

export interface ChatComposer {
  readonly state: Store<ComposerState>;
  readonly uploads: Store<Uploads>;
  setText(text: string): void;
  /** Adds files, and begins to upload them. Resolves to those that are refused; rejects when its code could not be loaded. */
  attach(files: readonly File[]): Promise<readonly FileRefusal[]>;
  removeFile(fileId: string): void;
  /** Hands the message over to the outbox. */
  send(): void;
  /** Takes a message back into the field, above what was typed since, unless the server may have it. */
  undo(record: MessageRecord): Promise<void>;
  /** From now on a message that the server refuses returns to the field, when that is empty. Returns the function that ends this. */
  takeFailures(): () => void;
}

const composers = accountState('chat composers', () => new Map<string, ChatComposer>());

/** The composer of a chat: the same for every place that shows the chat, and for as long as the account is signed in. */
export function chatComposer(client: Client, queryClient: QueryClient, chatId: string): ChatComposer {
  const known = composers(queryClient).get(chatId);
  if (known !== undefined) return known;
  const composer = createChatComposer(client, queryClient, chatId);
  composers(queryClient).set(chatId, composer);
  return composer;
}

function createChatComposer(client: Client, queryClient: QueryClient, chatId: string): ChatComposer {
  // Another one after the account was shown again.
  const outboxNow = () => outboxOf(queryClient, client);
  const drafts = draftStoreOf(queryClient, client);
  const state = createStore(emptyComposer);
  const dispatch = (action: ComposerAction) => state.set(before => composerAfter(before, action));
  const changeFiles = (change: MediaChange) => dispatch({ type: 'files-changed', change });

  const uploads = createStore<Uploads>(new Map());
  let files: Promise<ReturnType<typeof ChatFiles>> | null = null;
  const loadFiles = () =>
    (files ??= loadChatFiles().then(
      ({ chatFiles }) => chatFiles(client, queryClient, { state, uploads, changeFiles }),
      (error: unknown) => {
        files = null;
        throw error;
      },
    ));
  // Code that could not be loaded is requested again by the next change.
  state.subscribe(() => state.get().files.length > 0 && void loadFiles().catch(() => undefined));

  let autosave: Autosave | null = null;
  const saveDraft = async () => autosave?.flush();
  const begin = (draft: ChatDraft) => {
    const isSaved = isEmptyComposer(state.get());
    dispatch({ type: 'loaded', ...draft });
    autosave = createAutosave({
      draft: { get: writtenPart(state), subscribe: state.subscribe },
      draftId: chatDraftId(chatId),
      toStored: written => (isEmptyComposer(written) ? null : chatDraft(chatId, written)),
      drafts,
      isSaved,
    });
  };
  storedChatDraft(drafts, chatId).then(begin, () => begin(emptyComposer));

  async function send(): Promise<void> {
    const { text, files } = state.get();
    dispatch({ type: 'sending' });
    const payload: MessagePayload = {
      chatId,
      text,
      files: files.map(({ id, name, file }) => ({ id, name, type: file?.type ?? '' })),
      acceptsChat: knownChat(queryClient, chatId)?.isAccepted === false,
    };
    const draft = {
      id: newId(),
      kind: CHAT_MESSAGE,
      subject: `chat:${chatId}`,
      payload,
      uploads: uploadsOf(files),
    };
    try {
      await outboxNow().add(draft);
      dispatch({ type: 'handed-over', text, fileIds: files.map(({ id }) => id) });
      // A page that ends now must not show the text again.
      void saveDraft();
    } catch {
      dispatch({ type: 'not-handed-over' });
    }
  }

  /** The field has the message before the record is gone, so that a crash in between leaves both. */
  async function takeBack(record: MessageRecord, how: 'discard' | 'undo'): Promise<void> {
    const files = record.uploads.map(({ id, file, name }) => draftMedia(id, file, name));
    const { text: typed, failure: before } = state.get();
    const failure = how === 'discard' ? { text: record.failure?.text ?? null } : before;
    dispatch({ type: 'returned', text: record.payload.text, files, failure });
    const { text } = state.get();
    await saveDraft();
    const removed = await outboxNow()
      [how](record.id)
      .catch(() => []);
    if (removed.length > 0) return dispatch({ type: 'taken-back' });
    // It is sent meanwhile, or another tab was faster.
    dispatch({ type: 'handed-over', text, fileIds: files.map(({ id }) => id), rest: typed });
    void saveDraft();
  }

  return {
    state,
    uploads,
    setText: text => dispatch({ type: 'typed', text }),
    attach: added => loadFiles().then(take => take(added)),
    removeFile: fileId => changeFiles(withoutItem(fileId)),
    send: () => void send(),
    async undo(record) {
      const { isLoaded, isSending } = state.get();
      // A message that is being handed over has the words of the field.
      if (isLoaded && !isSending) await takeBack(record, 'undo');
    },
    takeFailures() {
      const outbox = outboxNow();
      const look = () => {
        const failed = heldMessages(queryClient, outbox.getRecords()).filter(
          record => record.payload.chatId === chatId && record.state === 'failed' && canBeUndone(record),
        );
        const [first] = failed;
        const { isLoaded, isSending } = state.get();
        // With several failures none is the one that the field is for: each stays in its row.
        if (first !== undefined && failed.length === 1 && isLoaded && !isSending && isEmptyComposer(state.get()))
          void takeBack(first, 'discard');
      };
      const unsubscribes = [outbox.subscribe(look), state.subscribe(look)];
      look();
      return () => unsubscribes.forEach(unsubscribe => unsubscribe());
    },
  };
}

/** Returns a function that reads what is stored of a composer: the same object until it changes. */
function writtenPart(state: Store<ComposerState>): () => ChatDraft {
  let known: ChatDraft = emptyComposer;
  return () => {
    const { text, files } = state.get();
    if (text !== known.text || files !== known.files) known = { text, files };
    return known;
  };
}
