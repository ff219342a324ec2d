import { useMessages, useNotify } from '@rookery/ui';
import type { ChatComposerState } from '../data/use-chat-composer.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { chatsMessages } from '../messages.js';
import { FileDropArea } from '../parts/file-drop-area.js';
import { MessageComposer } from '../parts/message-composer.js';
import { useEmojiSuggestions } from './use-emoji-suggestions.js';
import type { ReactNode } from 'react';

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
  const attach = (files: readonly File[]): void => {
    for (const refusal of composer.attach(files)) notify({ kind: 'error', text: text[refusal]({ limit: most }) });
  };
  const isOpen = features !== null && composer.mode !== 'blocked-by' && composer.mode !== 'blocking';
  const onAttach = isOpen ? attach : undefined;
  return (
    <FileDropArea onFiles={onAttach} canAttach={most > 0}>
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
    </FileDropArea>
  );
}
