import type { ChatsElementProps } from './chats-element-props.js';
import { RookeryChatsElement } from './chats-element.js';

export { RookeryChatsElement };
export type { GetAccessToken } from './chats-element.js';
export type { ChatsElementProps } from './chats-element-props.js';
export type { ChatsElementDetails } from './element-events.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-chats': RookeryChatsElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'rookery-chats': ChatsElementProps;
    }
  }
}
