import { newId } from '@rookery/api-client';
import type { DraftMedia, DraftStore, StoredDraft } from '@rookery/store';
import { draftMedia } from '@rookery/store/drafts';
import type { MessageRecord } from '../core/message-payload.js';

/** The stored draft of a chat: one for each. */
export interface ChatDraft {
  readonly text: string;
  readonly files: readonly DraftMedia[];
}

export const chatDraftId = (chatId: string): string => `chat:${chatId}`;

export const chatDraft = (chatId: string, value: ChatDraft): StoredDraft<ChatDraft> => ({
  id: chatDraftId(chatId),
  kind: 'chat',
  updatedAt: Date.now(),
  value,
});

/** The draft of a chat; empty where none is stored. Rejects when stored drafts cannot be read. */
export async function storedChatDraft(drafts: DraftStore, chatId: string): Promise<ChatDraft> {
  const stored = await drafts.get<ChatDraft>(chatDraftId(chatId));
  if (stored === null) return { text: '', files: [] };
  const { text, files } = stored.value;
  return { text, files: files.length === 0 ? files : await readFiles(files) };
}

/** The code of files, which the first of a draft loads. */
export const loadChatFiles = () => import('./chat-files.data.js');

/** Stored files are checked. Without a connection they are read as they are. */
const readFiles = async (files: ChatDraft['files']): Promise<ChatDraft['files']> =>
  loadChatFiles().then(
    ({ readMedia }) => readMedia(files, newId),
    () => files,
  );

/** Adds a message that will not be sent to the draft of its chat. */
export async function keepAsDraft(drafts: DraftStore, { payload, uploads }: MessageRecord): Promise<void> {
  const { chatId, text } = payload;
  const known = await storedChatDraft(drafts, chatId);
  const files = uploads.map(({ id, file, name }) => draftMedia(id, file, name));
  // The draft of a message that was handed over a moment ago may still be stored.
  const lines = [text, known.text].filter((line, index, all) => line !== '' && all.indexOf(line) === index);
  await drafts.put(chatDraft(chatId, { text: lines.join('\n'), files: [...files, ...known.files] }));
}
