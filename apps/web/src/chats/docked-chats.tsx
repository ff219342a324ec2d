import { ChatPane } from '@rookery/chats';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChatsWiring } from './chats-wiring.js';

interface DockedChatsProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The docked chats (CHAT-32). Escape minimises them. */
export function DockedChats({ isOpen, onOpenChange }: DockedChatsProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusToggle = (): void => box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  // The bar that opened them is gone with the focus.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) focusToggle();
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    onOpenChange(false);
    requestAnimationFrame(focusToggle);
  };
  return (
    <ChatsWiring>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the controls inside */}
      <div ref={box} onKeyDown={onKeyDown}>
        <ChatPane isOpen={isOpen} onOpenChange={onOpenChange} />
      </div>
    </ChatsWiring>
  );
}
