import { IconButton, LazyMenu, useMenuTrigger, withRef, type MenuChoices, type MenuItem } from '@rookery/ui';
import { Copy, Flag, Trash2 } from 'lucide-react';
import { useImperativeHandle, type ReactElement, type ReactNode, type Ref } from 'react';

/** The icon of a menu in rows of long lists: one element, drawn as text, and no mask, which a strict policy of the page would block. */
export const menuDots: ReactElement = <i className="rk-chat-dots" aria-hidden="true" />;

/** The icons of the actions of messages. */
export const messageIcons = {
  copy: <Copy size={18} strokeWidth={1.85} aria-hidden="true" />,
  delete: <Trash2 size={18} strokeWidth={1.85} aria-hidden="true" />,
  report: <Flag size={18} strokeWidth={1.85} aria-hidden="true" />,
} as const;

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
  choices?: MenuChoices | undefined;
  /** Id of the element that the actions are about. */
  describedBy?: string;
  ref?: Ref<PopupMenuHandle>;
}

/** A menu button that its row opens, too. Arrow keys on it lead to the buttons of other rows. */
export const PopupMenu = withRef(function PopupMenu(props: PopupMenuProps) {
  const { label, items, note, choices, describedBy, ref, ...button } = props;
  const { triggerProps, popoverProps, open } = useMenuTrigger(label);
  useImperativeHandle(ref, () => ({ open }));
  return (
    <>
      <IconButton {...button} {...triggerProps} onKeyDown={undefined} label={label} aria-describedby={describedBy} />
      {popoverProps !== null && <LazyMenu {...popoverProps} items={items} note={note} choices={choices} />}
    </>
  );
});
