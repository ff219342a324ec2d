import { createClient } from '@rookery/api-client';
import type { ReactElement, ReactNode } from 'react';
import * as docked from '../docked/index.js';
import * as main from '../index.js';
import * as sending from '../sending/index.js';
import * as sound from '../sound/index.js';
import * as unread from '../unread/index.js';

export const entries = [main, sound, unread, sending, docked];

const nothing = (): void => undefined;
const within = (chats: ReactNode): ReactElement => (
  <main.ChatsProvider
    client={createClient({
      baseUrl: 'https://chat.example',
      accessToken: 'token',
      fetch: () => new Promise(() => undefined),
    })}
  >
    {chats}
  </main.ChatsProvider>
);

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  ChatInbox: () => within(<main.ChatInbox onOpenChat={nothing} onStart={nothing} onSettings={nothing} />),
  DockedBar: () => <docked.DockedBar name="Chats" unread={null} onOpen={nothing} />,
  DockedChatsScreen: () => within(<docked.DockedChatsScreen isOpen takesFocus={false} onOpenChange={nothing} />),
  ChatPane: () => within(<main.ChatPane isOpen onOpenChange={nothing} />),
  ChatScreen: () => within(<main.ChatScreen chatId="1" onBack={nothing} />),
  ChatSettingsScreen: () => within(<main.ChatSettingsScreen />),
  Chats: () => within(<main.Chats layout="full" />),
  ChatsProvider: () => within('Below'),
  StartChat: () => within(<main.StartChat onOpen={nothing} />),
};
