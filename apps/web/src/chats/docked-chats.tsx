import { DockedChatsScreen, type DockedChatsScreenProps } from '@rookery/chats/docked';
import { ChatsWiring } from './chats-wiring.js';

export function DockedChats(props: DockedChatsScreenProps) {
  return (
    <ChatsWiring>
      <DockedChatsScreen {...props} />
    </ChatsWiring>
  );
}
