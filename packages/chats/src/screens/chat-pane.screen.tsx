import { useState } from 'react';
import { useUnreadChats } from '../data/use-unread-chats.js';
import { MinimiseButton, PaneFrame } from '../parts/pane-frame.js';
import { ChatScreen } from './chat.screen.js';
import { ChatInbox } from './chat-inbox.screen.js';
import { LazyStartChat } from './lazy.screen.js';

/** The screens of the pane. The settings of a chat belong to its screen. */
type PaneScreen = { readonly kind: 'inbox' | 'search' } | { readonly kind: 'chat'; readonly chatId: string };

export interface ChatPaneProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The chat that is shown first; null: the inbox. @default null */
  initialChatId?: string | null;
}

/** The docked pane: inbox, search, and chat with its settings, without a router (CHAT-32). A chat that is started is shown in the pane (NAV-10). */
export function ChatPane({ isOpen, onOpenChange, initialChatId = null }: ChatPaneProps) {
  const unreadCount = useUnreadChats();
  const [screen, setScreen] = useState<PaneScreen>(
    initialChatId === null ? { kind: 'inbox' } : { kind: 'chat', chatId: initialChatId },
  );
  const showInbox = () => setScreen({ kind: 'inbox' });
  const openChat = (chatId: string) => setScreen({ kind: 'chat', chatId });
  const minimise = <MinimiseButton isOpen onOpenChange={onOpenChange} />;
  return (
    <PaneFrame
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      unreadCount={unreadCount}
      onStart={() => setScreen({ kind: 'search' })}
      hasHeader={screen.kind === 'inbox'}
    >
      {screen.kind === 'inbox' && <ChatInbox level={null} onOpenChat={openChat} onStart={() => setScreen({ kind: 'search' })} />}
      {screen.kind === 'search' && (
        <LazyStartChat onOpen={openChat} onBack={showInbox} headerActions={minimise} onLoadFailed={showInbox} />
      )}
      {screen.kind === 'chat' && <ChatScreen chatId={screen.chatId} onBack={showInbox} headerActions={minimise} />}
    </PaneFrame>
  );
}
