import { IconButton, useMessages, VisuallyHidden } from '@rookery/ui';
import { ChevronDown, ChevronUp, SquarePen } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { chatsMessages } from '../messages.js';
import { panelMessages } from '../panel-messages.js';

interface PaneFrameProps {
  /** False: the pane is 64 px high and shows its header alone (CHAT-32). @selector [data-open] */
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  unreadCount: number;
  /** Starts a chat; opens the pane. */
  onStart(): void;
  /** False: the content has a header of its own, with a `MinimiseButton`. */
  hasHeader: boolean;
  /** Mounted while the pane is open. */
  children: ReactNode;
}

/** The docked pane of wide layouts: list, search and chat above the page's lower edge, or minimised with the unread count (CHAT-32). */
export function PaneFrame({ isOpen, onOpenChange, unreadCount, onStart, hasHeader, children }: PaneFrameProps) {
  const text = useMessages(chatsMessages);
  const panelText = useMessages(panelMessages);
  const toggle = useRef<HTMLButtonElement>(null);
  const isHeaderShown = hasHeader || !isOpen;
  const wasHeaderShown = useRef(true);
  useEffect(() => {
    // The button that led back is gone, and the focus with it.
    const root = toggle.current?.getRootNode() as Document | ShadowRoot | undefined;
    const isFocusLost = root?.activeElement === null || root?.activeElement === document.body;
    if (isHeaderShown && !wasHeaderShown.current && isFocusLost) toggle.current?.focus({ preventScroll: true });
    wasHeaderShown.current = isHeaderShown;
  }, [isHeaderShown]);
  return (
    <aside className="rk-chats rk-chat-pane" data-open={isOpen || undefined} aria-label={text.chats()}>
      {isHeaderShown && (
        <div className="rk-chat-pane-header">
          <h2>
            <button ref={toggle} type="button" aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
              {text.chats()}
              {unreadCount > 0 && (
                <>
                  <span aria-hidden="true">{` ${panelText.unreadTotal({ count: unreadCount })}`}</span>
                  <i className="rk-chat-dot" />
                  <VisuallyHidden> {text.unread({ count: unreadCount })}</VisuallyHidden>
                </>
              )}
            </button>
          </h2>
          <IconButton
            label={text.newChat()}
            icon={<SquarePen size={20} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => {
              onStart();
              if (!isOpen) onOpenChange(true);
            }}
          />
          <MinimiseButton isOpen={isOpen} onOpenChange={onOpenChange} />
        </div>
      )}
      {isOpen && <div className="rk-chat-pane-body">{children}</div>}
    </aside>
  );
}

/** Opens the pane, or minimises it. */
export function MinimiseButton({ isOpen, onOpenChange }: Pick<PaneFrameProps, 'isOpen' | 'onOpenChange'>) {
  const text = useMessages(panelMessages);
  const Chevron = isOpen ? ChevronDown : ChevronUp;
  return (
    <IconButton
      label={isOpen ? text.minimisePane() : text.openPane()}
      icon={<Chevron size={20} strokeWidth={1.85} aria-hidden="true" />}
      aria-expanded={isOpen}
      onClick={() => onOpenChange(!isOpen)}
    />
  );
}
