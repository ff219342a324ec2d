import { ChevronUp, MessagesSquare } from 'lucide-react';

export interface DockedBarProps {
  name: string;
  /** The unread messages: the number as it is shown, and the name of the bar with it. Null: everything is read. */
  unread: { readonly count: string; readonly label: string } | null;
  onOpen(): void;
}

/** The minimised docked chats until they are opened for the first time, which loads their code (CHAT-32). */
export function DockedBar({ name, unread, onOpen }: DockedBarProps) {
  return (
    <section className="rk-docked-bar" aria-label={name}>
      <button type="button" aria-expanded="false" aria-label={unread?.label} onClick={onOpen}>
        <MessagesSquare size={20} strokeWidth={1.85} aria-hidden="true" />
        <span>{name}</span>
        {unread !== null && <span className="rk-docked-count"> {unread.count}</span>}
        <ChevronUp size={20} strokeWidth={1.85} aria-hidden="true" />
      </button>
    </section>
  );
}
