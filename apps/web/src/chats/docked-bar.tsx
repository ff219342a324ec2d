import { useFormat, useMessages, useStore } from '@rookery/ui';
import { ChevronUp, MessagesSquare } from 'lucide-react';
import { messages } from '../messages/messages.js';
import { unreadCounts } from '@rookery/notifications/unread';
import './docked-chats.css';

/** The minimised docked chats until they are opened for the first time, which loads their code (CHAT-32). */
export function DockedBar({ onOpen }: { onOpen: () => void }) {
  const text = useMessages(messages);
  const format = useFormat();
  const count = useStore(unreadCounts, ({ chats }) => chats);
  const name = text.chats();
  const formatted = format.number(count);
  return (
    <section className="app-docked-bar" aria-label={name}>
      <button
        type="button"
        aria-expanded="false"
        aria-label={count > 0 ? text.unread({ name, count, formatted }) : undefined}
        onClick={onOpen}
      >
        <MessagesSquare size={20} strokeWidth={1.85} aria-hidden="true" />
        <span>{name}</span>
        {count > 0 && <span className="app-badge"> {formatted}</span>}
        <ChevronUp size={20} strokeWidth={1.85} aria-hidden="true" />
      </button>
    </section>
  );
}
