import { I18nProvider, Menu, MenuItem, Popover } from 'react-aria-components';
import { useLocale } from '../i18n/messages-provider.js';
import type { MenuPopoverProps } from './menu-props.js';

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
            <MenuItem
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
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}
