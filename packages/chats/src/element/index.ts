import { RookeryChatsElement } from './chats-element.js';

export { RookeryChatsElement };
export type { GetAccessToken } from './chats-element.js';
export type { ChatsElementDetails } from './element-events.js';

declare global {
  interface HTMLElementTagNameMap {
    'rookery-chats': RookeryChatsElement;
  }
}

if (typeof customElements !== 'undefined' && !customElements.get('rookery-chats')) {
  customElements.define('rookery-chats', RookeryChatsElement);
}
