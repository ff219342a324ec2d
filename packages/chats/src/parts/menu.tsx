import { useMessages, type MenuItem } from '@rookery/ui';
import { placeBeside } from '@rookery/ui/completion';
import { Copy, Flag, Trash2, type LucideIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { offeredReactions } from '../core/reactions.js';
import { panelMessages } from '../panel-messages.js';
import type { MessageReactionsProps } from './message-reactions.js';

/** The icons of the actions of messages, which come with the menu. */
const icons: Readonly<Record<string, LucideIcon>> = { copy: Copy, delete: Trash2, report: Flag };

export interface MenuProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  note: string | undefined;
  /** Reactions that are offered above the items. */
  reactions: Required<MessageReactionsProps> | undefined;
  trigger: { readonly current: HTMLButtonElement | null };
  onClose(returnsFocus: boolean): void;
}

/** The open menu of a menu button. */
export function Menu({ id, label, note, items, reactions, trigger, onClose }: MenuProps) {
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
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
    const isLeftwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = entries.indexOf(event.target as HTMLElement);
    const typed = event.key.length === 1 ? event.key.toLocaleLowerCase() : null;
    const [onward, back] = isLeftwards ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const key = event.key === onward ? 'ArrowDown' : event.key === back ? 'ArrowUp' : event.key;
    if (key === 'ArrowDown') entries[(at + 1) % entries.length]?.focus();
    else if (key === 'ArrowUp') entries.at(at - 1)?.focus();
    else if (key === 'Home') entries[0]?.focus();
    else if (key === 'End') entries.at(-1)?.focus();
    else if (key === 'Escape') onClose(true);
    else if (key === 'Tab') onClose(true);
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
      {reactions !== undefined && (
        <Reactions
          {...reactions}
          onReact={name => {
            onClose(true);
            reactions.onReact(name);
          }}
        />
      )}
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
          <ItemIcon item={item} />
          <span>{item.label}</span>
        </button>
      ))}
    </div>
  );
}

function Reactions({ known, onReact }: Required<MessageReactionsProps>) {
  const text = useMessages(panelMessages);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of menu items
    <div className="rk-chat-menu-reactions" role="group" aria-label={text.react()}>
      {offeredReactions(known).map(({ name, me }) => (
        <button key={name} type="button" role="menuitemcheckbox" aria-checked={me} tabIndex={-1} onClick={() => onReact?.(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function ItemIcon({ item }: { item: MenuItem }) {
  const Icon = Object.hasOwn(icons, item.id) ? icons[item.id] : undefined;
  return Icon === undefined ? item.icon : <Icon size={18} strokeWidth={1.85} aria-hidden="true" />;
}
