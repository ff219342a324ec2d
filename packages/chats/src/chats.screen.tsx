import { useOwnAccount } from '@rookery/store';
import { BlankState, Button, useMessages } from '@rookery/ui';
import { useState } from 'react';
import { useChatAdapter, useChatFeatures } from './data/use-chat-adapter.js';
import { useChats } from './data/use-chats.js';
import { chatsMessages } from './messages.js';
import { ChatsColumns, type ChatsLayout } from './parts/chats-columns.js';
import { PanelHeader } from './parts/panel-header.js';
import { ChatInbox } from './screens/chat-inbox.screen.js';
import { ChatScreen } from './screens/chat.screen.js';
import { LazyChatSettings, LazyStartChat, LazyWelcome } from './screens/lazy.screen.js';

/** A screen beside the inbox that is no chat. */
export type ChatsPanel = 'new' | 'settings';

export interface ChatsProps {
  /** `full` fills the viewport, `inline` its container. @default 'inline' */
  layout?: ChatsLayout;
  /** Level of the inbox's heading. @default 2 */
  level?: 1 | 2;
  /** The open chat; null: none. Absent: the component opens chats itself. */
  chatId?: string | null;
  /** The open screen beside the inbox; null: none. Read together with `chatId`. */
  panel?: ChatsPanel | null;
  /** A chat is opened; null: the list is shown, because a chat was left or on going back (NAV-09). */
  onOpenChat?(chatId: string | null): void;
  /** A screen is opened, or closed with null. */
  onOpenPanel?(panel: ChatsPanel | null): void;
  /** Address of a chat; absent: rows are buttons. */
  chatHref?(chatId: string): string;
}

interface Place {
  readonly chatId: string | null;
  readonly panel: ChatsPanel | null;
}

/** All of chats: the inbox, and beside it a chat, the search for people or the settings. Below 700 px one of them. */
export function Chats({ layout = 'inline', level = 2, chatHref, onOpenChat, onOpenPanel, ...given }: ChatsProps) {
  const [own, setOwn] = useState<Place>({ chatId: null, panel: null });
  const place: Place =
    given.chatId === undefined && given.panel === undefined ? own : { chatId: given.chatId ?? null, panel: given.panel ?? null };
  const openChat = (chatId: string | null): void => {
    setOwn({ chatId, panel: null });
    onOpenChat?.(chatId);
  };
  const openPanel = (panel: ChatsPanel | null): void => {
    setOwn({ chatId: null, panel });
    onOpenPanel?.(panel);
  };
  const closePanel = (): void => openPanel(null);
  const text = useMessages(chatsMessages);
  const { data: account } = useOwnAccount();
  const features = useChatFeatures();
  const adapter = useChatAdapter();
  const hasNoChats = adapter === null;
  const isNew = account?.chats_onboarded === false && features?.privacySetting === true;
  if (hasNoChats || isNew) {
    return (
      <div className="rk-chats" data-layout={layout}>
        {hasNoChats ? (
          <>
            <PanelHeader title={text.chats()} level={level} />
            <BlankState title={text.noAdapter()} />
          </>
        ) : (
          <LazyWelcome />
        )}
      </div>
    );
  }
  return (
    <ChatsColumns
      layout={layout}
      view={place.chatId === null && place.panel === null ? 'inbox' : 'main'}
      inbox={
        <ChatInbox
          level={level}
          currentChatId={place.chatId}
          chatHref={chatHref}
          onOpenChat={openChat}
          onLeft={chatId => {
            if (chatId === place.chatId) openChat(null);
          }}
          onStart={() => openPanel('new')}
          onSettings={() => openPanel('settings')}
        />
      }
    >
      {place.chatId !== null && <ChatScreen chatId={place.chatId} onBack={() => openChat(null)} />}
      {/* Until the server is known, the account may yet be welcomed. */}
      {place.chatId === null && place.panel === 'new' && adapter !== undefined && (
        <LazyStartChat
          onOpen={openChat}
          onBack={closePanel}
          onLoadFailed={closePanel}
          fallback={<PanelHeader title={text.newChat()} level={2} onBack={closePanel} />}
        />
      )}
      {place.chatId === null && place.panel === 'settings' && (
        <LazyChatSettings
          onBack={closePanel}
          onLoadFailed={closePanel}
          fallback={<PanelHeader title={text.settings()} level={2} onBack={closePanel} />}
        />
      )}
      {place.chatId === null && place.panel === null && <NoChatChosen onStart={() => openPanel('new')} />}
    </ChatsColumns>
  );
}

function NoChatChosen({ onStart }: { onStart: () => void }) {
  const text = useMessages(chatsMessages);
  const { chats, isLoading, error } = useChats();
  if (isLoading) return null;
  // Where the inbox could not be loaded, there may be chats.
  const isEmpty = chats.length === 0 && error === null;
  return (
    <BlankState
      title={isEmpty ? text.noChats() : text.chooseChat()}
      action={
        <Button variant="primary" onClick={onStart}>
          {text.newChat()}
        </Button>
      }
    />
  );
}
