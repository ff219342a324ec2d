import { errorText, newId, uploadMedia, type Client } from '@rookery/api-client';
import { accountState, canBeUndone, draftStoreOf, outboxOf, type DraftStore, type OutboxUpload } from '@rookery/store';
import { createStore, throttle, type Store } from '@rookery/ui';
import type { QueryClient } from '@tanstack/react-query';
import {
  composerAfter,
  emptyComposer,
  isEmptyComposer,
  type ComposerAction,
  type ComposerFile,
  type ComposerState,
} from '../core/composer-state.js';
import { CHAT_MESSAGE, type MessagePayload, type MessageRecord } from '../core/message-payload.js';
import { chatDraft, chatDraftId, type ChatDraft } from './chat-draft.data.js';
import { knownChat } from './chats.data.js';
import { heldMessages } from './pending-messages.data.js';

/** Longest time from a change to its storing, in ms. */
const AUTOSAVE_MS = 300;

export interface ChatComposer {
  readonly state: Store<ComposerState>;
  setText(text: string): void;
  attach(files: readonly File[]): void;
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
  const uploads = new Map<string, AbortController>();
  const uploadAll = (files: readonly ComposerFile[]): void => {
    for (const file of files) if (file.mediaId === null) upload(file);
  };
  const saveDraft = keepDraft(state, drafts, chatId, files => uploadAll(files));

  function upload({ id, file }: ComposerFile): void {
    const controller = new AbortController();
    uploads.set(id, controller);
    const onProgress = (progress: number) => dispatch({ type: 'progressed', fileId: id, progress });
    uploadMedia(client, file, { signal: controller.signal, onProgress })
      .then(
        ({ id: mediaId }) => dispatch({ type: 'uploaded', fileId: id, mediaId, at: Date.now() }),
        (error: unknown) => dispatch({ type: 'upload-failed', fileId: id, error: errorText(error, '') }),
      )
      .finally(() => uploads.delete(id));
  }

  async function send(): Promise<void> {
    const { text, files } = state.get();
    dispatch({ type: 'sending' });
    const payload: MessagePayload = {
      chatId,
      text,
      files: files.map(({ id, name, file }) => ({ id, name, type: file.type })),
      acceptsChat: knownChat(queryClient, chatId)?.isAccepted === false,
    };
    const draft = {
      id: newId(),
      kind: CHAT_MESSAGE,
      subject: `chat:${chatId}`,
      payload,
      uploads: files.map(toUpload),
    };
    try {
      await outboxNow().add(draft);
      dispatch({ type: 'handed-over', text, fileIds: files.map(({ id }) => id) });
      // A page that ends now must not show the text again.
      saveDraft();
    } catch {
      dispatch({ type: 'not-handed-over' });
    }
  }

  /** The field has the message before the record is gone, so that a crash in between leaves both. */
  async function takeBack(record: MessageRecord, how: 'discard' | 'undo'): Promise<void> {
    const files = record.uploads.map(toFile);
    const { text: typed, failure: before } = state.get();
    const failure = how === 'discard' ? { text: record.failure?.text ?? null } : before;
    dispatch({ type: 'returned', text: record.payload.text, files, failure });
    saveDraft();
    uploadAll(files);
    const { text } = state.get();
    const removed = await outboxNow()
      [how](record.id)
      .catch(() => []);
    if (removed.length > 0) return dispatch({ type: 'taken-back' });
    // It is sent meanwhile, or another tab was faster.
    for (const { id } of files) uploads.get(id)?.abort();
    dispatch({ type: 'handed-over', text, fileIds: files.map(({ id }) => id), rest: typed });
    saveDraft();
  }

  return {
    state,
    setText: text => dispatch({ type: 'typed', text }),
    attach(files) {
      const added = files.map(toNewFile);
      dispatch({ type: 'attached', files: added });
      uploadAll(added);
    },
    removeFile(fileId) {
      uploads.get(fileId)?.abort();
      dispatch({ type: 'removed', fileId });
    },
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

/** Reads the stored draft, and stores what is written from then on. An empty one is deleted. Returns the function that stores it now. */
function keepDraft(
  state: Store<ComposerState>,
  drafts: DraftStore,
  chatId: string,
  onLoad: (files: readonly ComposerFile[]) => void,
): () => void {
  const write = (): void => {
    const { text, files } = state.get();
    const stored = files.map(({ id, file, name, mediaId, uploadedAt }) => ({ id, file, name, mediaId, uploadedAt }));
    const isEmpty = isEmptyComposer({ text, files });
    const written = isEmpty ? drafts.delete(chatDraftId(chatId)) : drafts.put(chatDraft(chatId, { text, files: stored }));
    // A full disk: the tab keeps the draft.
    written.catch(() => undefined);
  };
  const save = throttle(write, AUTOSAVE_MS);
  const loaded = (draft: ChatDraft | undefined): void => {
    const files = (draft?.files ?? []).map(file => ({ ...file, progress: file.mediaId === null ? 0 : 1, error: null }));
    state.set(before => composerAfter(before, { type: 'loaded', text: draft?.text ?? '', files }));
    onLoad(state.get().files === files ? files : []);
    let { text, files: stored } = state.get();
    state.subscribe(() => {
      const next = state.get();
      if (next.text === text && next.files === stored) return;
      ({ text, files: stored } = next);
      save();
    });
  };
  drafts.get<ChatDraft>(chatDraftId(chatId)).then(
    draft => loaded(draft?.value),
    () => loaded(undefined),
  );
  return () => {
    save.cancel();
    write();
  };
}

const toNewFile = (file: File): ComposerFile => ({
  id: newId(),
  file,
  name: file.name,
  mediaId: null,
  uploadedAt: null,
  progress: 0,
  error: null,
});

const toUpload = ({ id, file, name, mediaId, uploadedAt }: ComposerFile): OutboxUpload => ({
  id,
  file,
  name,
  description: '',
  focus: null,
  mediaId,
  uploadedAt,
});

const toFile = ({ id, file, name }: OutboxUpload): ComposerFile => ({
  id,
  file,
  name,
  mediaId: null,
  uploadedAt: null,
  progress: 0,
  error: null,
});
