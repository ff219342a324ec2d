import type { FileRefusal } from '@rookery/store/drafts';
import { useMessages, useNotify } from '@rookery/ui';
import { DropArea } from '@rookery/ui/files';
import type { ChatComposerState } from '../data/use-chat-composer.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { chatsMessages } from '../messages.js';
import { LazyRefusedFileNotices } from '../parts/lazy-extras.js';
import { MessageComposer } from '../parts/message-composer.js';
import { useEmojiSuggestions } from './use-emoji-suggestions.js';
import { useState, type ReactNode } from 'react';

interface ComposerScreenProps {
  composer: ChatComposerState;
  isFocused: boolean;
  onUnblock(): void;
  /** The messages, above the composer: files can be dropped on them. */
  children: ReactNode;
}

/** The composer of a chat below its messages. */
export function ComposerScreen({ composer, isFocused, onUnblock, children }: ComposerScreenProps) {
  const text = useMessages(chatsMessages);
  const notify = useNotify();
  const features = useChatFeatures();
  const suggestFor = useEmojiSuggestions();
  const most = features?.maxAttachments ?? 0;
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const attach = (files: readonly File[]): void =>
    void composer.attach(files).then(setRefused, () => notify({ kind: 'error', text: text.actionFailed() }));
  const isOpen = features !== null && composer.mode !== 'blocked-by' && composer.mode !== 'blocking';
  const onAttach = isOpen ? attach : undefined;
  return (
    <DropArea className="rk-chat-drop" hint={most > 0 ? text.dropFiles() : null} onFiles={onAttach}>
      {children}
      <MessageComposer
        mode={composer.mode}
        text={composer.text}
        onTextChange={composer.setText}
        attachments={composer.attachments}
        onAttach={onAttach}
        onRemoveAttachment={composer.removeAttachment}
        maxFiles={most}
        onSend={composer.send}
        canSend={composer.canSend}
        remaining={composer.remaining}
        limit={composer.limit}
        failure={composer.failure}
        suggestFor={suggestFor}
        isFocused={isFocused && composer.isDraftLoaded}
        onUnblock={onUnblock}
      />
      {refused.length > 0 && <LazyRefusedFileNotices refused={refused} />}
    </DropArea>
  );
}
