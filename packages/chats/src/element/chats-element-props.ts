import type { ElementProps } from '@rookery/ui/element';
import type { ElementLayout } from './attributes.js';
import type { RookeryChatsElement } from './chats-element.js';
import type { ChatsElementDetails } from './element-events.js';

/** `<rookery-chats>` in JSX. `accessToken`, `getAccessToken`, `translations` and the events need React 19. */
export type ChatsElementProps = ElementProps<RookeryChatsElement, ChatsElementDetails> &
  Partial<Pick<RookeryChatsElement, 'accessToken' | 'getAccessToken' | 'translations'>> & {
    /** The server: a name or an https address. */
    server?: string;
    /** The open chat. */
    'chat-id'?: string;
    layout?: ElementLayout;
  };
