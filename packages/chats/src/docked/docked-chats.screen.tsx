import { useEffect, useRef, type KeyboardEvent } from 'react';
import { ChatPane } from '../screens/chat-pane.screen.js';

export interface DockedChatsScreenProps {
  isOpen: boolean;
  /** The person opened them by the bar, which is gone with the focus. */
  takesFocus: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The docked chats (CHAT-32). Escape minimises them. */
export function DockedChatsScreen({ isOpen, takesFocus, onOpenChange }: DockedChatsScreenProps) {
  const box = useRef<HTMLDivElement>(null);
  const focusToggle = (): void => box.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus({ preventScroll: true });
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) focusToggle();
  }, [takesFocus]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    event.preventDefault();
    onOpenChange(false);
    requestAnimationFrame(focusToggle);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of the controls inside
    <div ref={box} className="rk-docked-chats" onKeyDown={onKeyDown}>
      <ChatPane isOpen={isOpen} onOpenChange={onOpenChange} />
    </div>
  );
}
