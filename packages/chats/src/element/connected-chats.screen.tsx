import { ClientProvider } from '@rookery/store';
import { lazyPart } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Chats, type ChatsPanel } from '../chats.screen.js';
import { useUnreadChats } from '../data/use-unread-chats.js';
import { ChatOptionsProvider, type ChatSlots } from '../parts/chat-options.js';
import type { ElementLayout } from './attributes.js';
import type { ElementConnection } from './connection.data.js';
import type { Dispatch } from './element-events.js';

const LazyChatPane = lazyPart(async () => (await import('../screens/chat-pane.screen.js')).ChatPane);

interface ConnectedChatsScreenProps {
  connection: ElementConnection;
  layout: ElementLayout;
  chatId: string | null;
  /** The names of the slots that the page has filled, separated by spaces. */
  filledSlots: string;
  dispatch: Dispatch;
  onOpenChat(chatId: string | null): void;
}

/** The chats of the element's account, in the layout of the element. */
export function ConnectedChatsScreen({
  connection,
  layout,
  chatId,
  filledSlots,
  dispatch,
  onOpenChat,
}: ConnectedChatsScreenProps) {
  const [panel, setPanel] = useState<ChatsPanel | null>(null);
  const [isPaneOpen, setPaneOpen] = useState(true);
  const slots = useMemo(() => slotComponents(filledSlots.split(' ')), [filledSlots]);
  const openChat = (opened: string | null): void => {
    setPanel(null);
    onOpenChat(opened);
  };
  return (
    <QueryClientProvider client={connection.queryClient}>
      <ClientProvider client={connection.client}>
        <ChatOptionsProvider options={{ slots }}>
          <Reports connection={connection} dispatch={dispatch} />
          {layout === 'dock' ? (
            <LazyChatPane key={chatId} isOpen={isPaneOpen} onOpenChange={setPaneOpen} initialChatId={chatId} />
          ) : (
            <Chats
              layout={layout}
              chatId={chatId}
              panel={panel}
              onOpenChat={openChat}
              onOpenPanel={opened => {
                openChat(null);
                setPanel(opened);
              }}
            />
          )}
        </ChatOptionsProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

/** Dispatches what the page around the element learns from the chats. */
function Reports({ connection, dispatch }: Pick<ConnectedChatsScreenProps, 'connection' | 'dispatch'>) {
  const count = useUnreadChats();
  useEffect(() => {
    dispatch('ready', { server: connection.client.baseUrl, accountId: connection.account.id });
  }, [connection, dispatch]);
  useEffect(() => dispatch('unread', { count }), [count, dispatch]);
  return null;
}

/** A slot that the page has filled replaces a component; the others keep theirs. */
function slotComponents(names: readonly string[]): ChatSlots {
  return {
    ...(names.includes('empty') && { EmptyInbox: () => <slot name="empty" /> }),
    ...(names.includes('header-actions') && { HeaderActions: () => <slot name="header-actions" /> }),
  };
}
