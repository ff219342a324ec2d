import { IconButton, withRef, type MenuItem } from '@rookery/ui';
import { placeBeside } from '@rookery/ui/completion';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** The icon of a menu in rows of long lists: one element, drawn as text, and no mask, which a strict policy of the page would block. */
export const menuDots: ReactElement = <i className="rk-chat-dots" aria-hidden="true" />;

export interface PopupMenuHandle {
  open(): void;
}

export interface PopupMenuProps {
  /** The accessible name of the button and of the menu. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  className?: string;
  tabIndex?: number;
  /** A line above the items, such as a date. */
  note?: string;
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
      {isOpen && <Menu id={id} label={label} note={note} items={items} trigger={trigger} onClose={close} />}
    </>
  );
});

interface MenuProps extends Pick<PopupMenuProps, 'label' | 'items'> {
  note: string | undefined;
  id: string;
  trigger: { readonly current: HTMLButtonElement | null };
  onClose(returnsFocus: boolean): void;
}

function Menu({ id, label, note, items, trigger, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: element } = menu;
    if (element === null || trigger.current === null) return;
    element.showPopover?.();
    placeBeside(element, trigger.current.getBoundingClientRect());
    element.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [trigger]);
  useEffect(() => {
    // Outside the button, which closes it itself.
    const closeOutside = (event: Event): void => {
      const path = event.composedPath();
      if (!path.includes(menu.current ?? document) && !path.includes(trigger.current ?? document)) onClose(false);
    };
    // The menu stays beside its button while the page scrolls under it.
    const follow = (event: Event): void => {
      const { current: element } = menu;
      if (element === null || trigger.current === null || event.target === element) return;
      placeBeside(element, trigger.current.getBoundingClientRect());
    };
    document.addEventListener('pointerdown', closeOutside, true);
    // A scroll in a shadow root does not leave it.
    const root = menu.current?.getRootNode() ?? document;
    root.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      document.removeEventListener('pointerdown', closeOutside, true);
      root.removeEventListener('scroll', follow, true);
    };
  }, [trigger, onClose]);

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = entries.indexOf(event.target as HTMLElement);
    const typed = event.key.length === 1 ? event.key.toLocaleLowerCase() : null;
    if (event.key === 'ArrowDown') entries[(at + 1) % entries.length]?.focus();
    else if (event.key === 'ArrowUp') entries.at(at - 1)?.focus();
    else if (event.key === 'Home') entries[0]?.focus();
    else if (event.key === 'End') entries.at(-1)?.focus();
    else if (event.key === 'Escape') onClose(true);
    else if (event.key === 'Tab') onClose(true);
    else if (typed !== null && typed !== ' ')
      [...entries.slice(at + 1), ...entries].find(entry => entry.textContent?.toLocaleLowerCase().startsWith(typed))?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    // A dialog around the menu would close with Escape.
    event.stopPropagation();
  }

  return (
    <div
      ref={menu}
      id={id}
      className="rk-chat-menu"
      role="menu"
      tabIndex={-1}
      popover="manual"
      aria-label={label}
      onKeyDown={onKeyDown}
    >
      {note !== undefined && note !== '' && <p role="presentation">{note}</p>}
      {items.map(item => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-danger={item.isDanger || undefined}
          disabled={item.isDisabled}
          onClick={() => {
            onClose(true);
            item.onAction?.();
          }}
        >
          {item.icon}
          <span>{item.label}</span>
        </button>
      ))}
    </div>
  );
}
