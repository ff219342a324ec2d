import type { MessageReactionsProps } from './message-reactions.js';
import { IconButton, lazyPart, withRef, type MenuItem } from '@rookery/ui';
import { useId, useImperativeHandle, useRef, useState, type ReactElement, type ReactNode, type Ref } from 'react';

const LazyMenu = lazyPart(async () => (await import('./menu.js')).Menu);

/** The icon of a menu in rows of long lists: one element, drawn as text, and no mask, which a strict policy of the page would block. */
export const menuDots: ReactElement = <i className="rk-chat-dots" aria-hidden="true" />;

export interface PopupMenuHandle {
  open(): void;
}

interface PopupMenuProps {
  /** The accessible name of the button and of the menu. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  className?: string;
  tabIndex?: number;
  /** A line above the items, such as a date. */
  note?: string;
  /** Reactions to the message that the actions are about. */
  reactions?: Required<MessageReactionsProps> | undefined;
  /** Id of the element that the actions are about. */
  describedBy?: string;
  ref?: Ref<PopupMenuHandle>;
}

/**
 * A menu button whose menu is a popover of the browser: it stays in the component's own tree, so that it has its style in a shadow root,
 * and it is above everything else. Follows the ARIA menu button pattern.
 */
export const PopupMenu = withRef(function PopupMenu({
  label,
  icon,
  items,
  className,
  tabIndex,
  note,
  reactions,
  describedBy,
  ref,
}: PopupMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  const close = (returnsFocus: boolean): void => {
    setOpen(false);
    if (returnsFocus) trigger.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={trigger}
        className={className}
        label={label}
        icon={icon}
        tabIndex={tabIndex}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-describedby={describedBy}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <LazyMenu
          id={id}
          label={label}
          note={note}
          reactions={reactions}
          items={items}
          trigger={trigger}
          onClose={close}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
});
