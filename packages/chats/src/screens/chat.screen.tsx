import { useMessages } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { useState, type ReactNode } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChatComposer } from '../data/use-chat-composer.js';
import { useChat } from '../data/use-chats.js';
import { chatsMessages } from '../messages.js';
import { ChatHeader } from '../parts/chat-header.js';
import { useChatOptions } from '../parts/chat-options.js';
import { chatName } from '../parts/identity.js';
import { BlockedByState, LogFailure, LogSkeleton } from '../parts/log-states.js';
import { PanelHeader } from '../parts/panel-header.js';
import { ChatLogScreen } from './chat-log.screen.js';
import { ComposerScreen } from './composer.screen.js';
import type { ChatQuestion } from './chat-question.screen.js';
import { LazyChatInformation, LazyChatQuestion, LazyChatSearch } from './lazy.screen.js';

export interface ChatScreenProps {
  chatId: string;
  /** Absent: the list is beside the chat. */
  onBack?: (() => void) | undefined;
  /** The chat was left. Default: `onBack`. */
  onLeft?: (() => void) | undefined;
  /** More buttons of the header. */
  headerActions?: ReactNode;
}

/** A chat: its header, its messages and its composer. */
export function ChatScreen({ chatId, onBack, onLeft = onBack, headerActions }: ChatScreenProps) {
  const text = useMessages(chatsMessages);
  const { chat, isLoading, error, retry } = useChat(chatId);
  if (chat !== undefined)
    return <OpenChat key={chatId} chat={chat} onBack={onBack} onLeft={onLeft} headerActions={headerActions} />;
  return (
    <section className="rk-chat-screen" aria-label={text.chats()}>
      <PanelHeader title={text.chats()} level={2} onBack={onBack}>
        {headerActions}
      </PanelHeader>
      {isLoading || error === null ? <LogSkeleton /> : <LogFailure onRetry={retry} />}
    </section>
  );
}

interface OpenChatProps extends Omit<ChatScreenProps, 'chatId'> {
  chat: ChatSummary;
}

function OpenChat({ chat, onBack, onLeft, headerActions }: OpenChatProps) {
  const text = useMessages(chatsMessages);
  const features = useChatFeatures();
  const composer = useChatComposer(chat.id);
  const [panel, setPanel] = useState<'log' | 'information' | 'search'>('log');
  const [question, setQuestion] = useState<ChatQuestion | null>(null);
  const isBlocking = composer.mode === 'blocking';
  const [wasBlocking, setWasBlocking] = useState(isBlocking);
  // The conversation says that it is blocked, and offers the way back.
  if (isBlocking !== wasBlocking) {
    setWasBlocking(isBlocking);
    if (isBlocking) setPanel('log');
  }
  const toggle = (next: 'information' | 'search') => () => setPanel(panel === next ? 'log' : next);
  const closePanel = () => setPanel('log');
  const closeQuestion = () => setQuestion(null);
  const onLeave = features?.leave === true ? () => setQuestion('leave') : undefined;
  const onUnblock = () => setQuestion('unblock');
  const [first] = chat.accounts;
  const { links } = useChatOptions();
  const askToBlock = (): void => {
    if (links.onBlock !== undefined && first !== undefined) links.onBlock(first);
    else setQuestion('block');
  };
  return (
    <section className="rk-chat-screen" aria-label={text.chatWith({ name: chatName(chat.accounts) })}>
      <ChatHeader
        chat={chat}
        onBack={onBack && (panel === 'log' ? onBack : closePanel)}
        onInformation={chat.isAccepted ? toggle('information') : undefined}
        isInformationOpen={panel === 'information'}
        onSearch={features?.messageSearch === true ? toggle('search') : undefined}
      >
        {headerActions}
      </ChatHeader>
      {panel === 'information' && (
        <ScrollArea className="rk-chat-panel-scroller" label={text.information()}>
          <LazyChatInformation
            chat={chat}
            block={isBlocking ? 'blocking' : null}
            onBlock={askToBlock}
            onUnblock={onUnblock}
            onLeave={onLeave}
            onLoadFailed={closePanel}
          />
        </ScrollArea>
      )}
      {panel === 'search' && <LazyChatSearch chat={chat} onClose={closePanel} onLoadFailed={closePanel} />}
      {panel === 'log' && (
        <ComposerScreen composer={composer} isFocused={chat.isAccepted} onUnblock={onUnblock}>
          {composer.mode === 'blocked-by' && first !== undefined ? (
            <BlockedByState account={first} />
          ) : (
            <ChatLogScreen chat={chat} onLeave={onLeave} />
          )}
        </ComposerScreen>
      )}
      {question !== null && (
        <LazyChatQuestion
          question={question}
          chat={chat}
          onClose={closeQuestion}
          onLoadFailed={closeQuestion}
          onLeft={() => onLeft?.()}
        />
      )}
    </section>
  );
}
