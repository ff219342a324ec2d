import { I18nProvider, Menu, MenuItem as AriaMenuItem, Popover } from 'react-aria-components';
import type { ReactNode, RefObject } from 'react';
import { useLocale } from '../i18n/messages-provider.js';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Goes there instead of acting; opens where links open. */
  href?: string;
  onAction?: () => void;
  /** @selector [data-danger] */
  isDanger?: boolean;
  isDisabled?: boolean;
}

export interface MenuPopoverProps {
  /** The button it belongs to: where it is placed and where the focus goes back to. */
  triggerRef: RefObject<HTMLElement | null>;
  id?: string;
  /** Its name; the same as the button's. */
  label: string;
  items: readonly MenuItem[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Which item gets the focus; with a pointer none until the first key. */
  focus?: 'first' | 'last' | 'none';
}

/** The list of a menu button: arrow keys, type-ahead, Escape; the focus goes back to the button. */
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
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens (ARIA menu button pattern)
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
