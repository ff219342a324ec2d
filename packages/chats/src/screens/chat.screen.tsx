import { useMessages } from '@rookery/ui';
import { ScrollArea } from '@rookery/ui/list';
import { useState, type ReactNode } from 'react';
import type { ChatSummary } from '../chat-types.js';
import { useChatActions } from '../data/use-chat-actions.js';
import { useChatFeatures } from '../data/use-chat-adapter.js';
import { useChatComposer } from '../data/use-chat-composer.js';
import { useChat } from '../data/use-chats.js';
import { chatsMessages } from '../messages.js';
import { ChatHeader } from '../parts/chat-header.js';
import { ChatInformation } from '../parts/chat-information.js';
import { chatName } from '../parts/identity.js';
import { BlockedByState, LogFailure, LogSkeleton } from '../parts/log-states.js';
import { PanelHeader } from '../parts/panel-header.js';
import { ChatLogScreen } from './chat-log.screen.js';
import { ChatSearchScreen } from './chat-search.screen.js';
import { ComposerScreen } from './composer.screen.js';
import { LeaveChatScreen } from './leave-chat.screen.js';
import { useAttempt } from './use-attempt.js';

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
  const attempt = useAttempt();
  const features = useChatFeatures();
  const actions = useChatActions(chat.id);
  const composer = useChatComposer(chat.id);
  const [panel, setPanel] = useState<'log' | 'information' | 'search'>('log');
  const [isLeaving, setLeaving] = useState(false);
  const toggle = (next: 'information' | 'search') => () => setPanel(panel === next ? 'log' : next);
  const onLeave = features?.leave === true ? () => setLeaving(true) : undefined;
  const onUnblock = () => attempt(actions.unblock(), text.actionFailed());
  const [first] = chat.accounts;
  return (
    <section className="rk-chat-screen" aria-label={text.chatWith({ name: chatName(chat.accounts) })}>
      <ChatHeader
        chat={chat}
        onBack={onBack}
        onInformation={chat.isAccepted ? toggle('information') : undefined}
        isInformationOpen={panel === 'information'}
        onSearch={features?.messageSearch === true ? toggle('search') : undefined}
      >
        {headerActions}
      </ChatHeader>
      {panel === 'information' && (
        <ScrollArea className="rk-chat-panel-scroller" label={text.information()}>
          <ChatInformation
            chat={chat}
            block={composer.mode === 'blocking' ? 'blocking' : null}
            onExpiryChange={
              features?.expiry === true ? seconds => attempt(actions.setExpiry(seconds), text.saveFailed()) : undefined
            }
            onBlock={() => attempt(actions.block(), text.actionFailed())}
            onUnblock={onUnblock}
            onLeave={onLeave}
          />
        </ScrollArea>
      )}
      {panel === 'search' && <ChatSearchScreen chat={chat} onClose={() => setPanel('log')} />}
      {panel === 'log' && (
        <ComposerScreen chat={chat} composer={composer} isFocused={chat.isAccepted} onUnblock={onUnblock}>
          {composer.mode === 'blocked-by' && first !== undefined ? (
            <BlockedByState account={first} />
          ) : (
            <ChatLogScreen chat={chat} onLeave={onLeave} />
          )}
        </ComposerScreen>
      )}
      {isLeaving && <LeaveChatScreen chatId={chat.id} onClose={() => setLeaving(false)} onLeft={() => onLeft?.()} />}
    </section>
  );
}
