import { I18nProvider, Menu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components';
import type { ReactNode, RefObject } from 'react';
import { useLocale } from '../i18n/messages-provider.js';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Makes the item a link instead of an action. */
  href?: string;
  onAction?: () => void;
  /** @selector [data-danger] */
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuPopoverProps {
  /** The menu's button: anchors the popover and receives the focus when it closes. */
  triggerRef: RefObject<HTMLElement | null>;
  id?: string;
  /** The accessible name of the menu; the same as the button's. */
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The item focused on opening; `none` for pointers, until the first key. */
  focus?: 'first' | 'last' | 'none';
}

/** The popover of a menu button, with arrow keys, type-ahead and Escape. Returns the focus to the button. */
export function MenuPopover({ triggerRef, id, label, items, isOpen, onOpenChange, focus = 'none' }: MenuPopoverProps) {
  const { locale } = useLocale();
  return (
    <I18nProvider locale={locale}>
      <Popover
        className="rk-popover"
        aria-label={label}
        triggerRef={triggerRef}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <Menu
          id={id}
          className="rk-menu"
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the ARIA menu button pattern moves the focus into the menu
          autoFocus={focus === 'none' ? true : focus}
          onClose={() => onOpenChange(false)}
        >
          {items.map(item => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              className="rk-menu-item"
              textValue={item.label}
              href={item.href}
              isDisabled={item.isDisabled}
              onAction={item.onAction}
              data-danger={item.isDanger || undefined}
            >
              {item.icon}
              <span>{item.label}</span>
            </AriaMenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}
