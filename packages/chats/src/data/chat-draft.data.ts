import type { DraftStore, StoredDraft } from '@rookery/store';
import type { ComposerFile } from '../core/composer-state.js';
import type { MessageRecord } from '../core/message-payload.js';

/** The stored draft of a chat: one for each. */
export interface ChatDraft {
  readonly text: string;
  readonly files: readonly Pick<ComposerFile, 'id' | 'file' | 'name' | 'mediaId' | 'uploadedAt'>[];
}

export const chatDraftId = (chatId: string): string => `chat:${chatId}`;

export const chatDraft = (chatId: string, value: ChatDraft): StoredDraft<ChatDraft> => ({
  id: chatDraftId(chatId),
  kind: 'chat',
  updatedAt: Date.now(),
  value,
});

/** Adds a message that will not be sent to the draft of its chat. */
export async function keepAsDraft(drafts: DraftStore, { payload, uploads }: MessageRecord): Promise<void> {
  const { chatId, text } = payload;
  const known = (await drafts.get<ChatDraft>(chatDraftId(chatId)))?.value ?? { text: '', files: [] };
  const files = uploads.map(({ id, file, name }) => ({ id, file, name, mediaId: null, uploadedAt: null }));
  // The draft of a message that was handed over a moment ago may still be stored.
  const lines = [text, known.text].filter((line, index, all) => line !== '' && all.indexOf(line) === index);
  await drafts.put(chatDraft(chatId, { text: lines.join('\n'), files: [...files, ...known.files] }));
}
