import { useInsertionEffect, type ReactNode, type RefObject } from 'react';
import {
  Dialog,
  Menu,
  MenuItem as AriaMenuItem,
  Modal as AriaModal,
  ModalOverlay,
  Popover,
  setInteractionModality,
} from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';
import { rememberTrigger } from '../layer/opener.dom.js';
import { useLayer } from '../layer/use-layer.js';
import { useOpenings } from '../layer/use-openings.js';

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
  /** The id of the menu, for `aria-controls`. */
  id?: string;
  /** The accessible name of the menu; the same as the button's. */
  label: string;
  /** In the order shown. */
  items: readonly MenuItem[];
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the menu asks to be closed. */
  onOpenChange: (isOpen: boolean) => void;
  /** The item focused on opening; `none` for pointers, until the first key. */
  focus?: 'first' | 'last' | 'none';
}

/** Below this width a menu is a sheet at the lower edge, as in the style sheet of modals. */
const NARROW = '(max-width: 43.6875em)';

/**
 * The menu of a menu button, with arrow keys, type-ahead and Escape: a popover, or a sheet on narrow screens, which going back closes
 * inside a `LayerHistoryProvider` (MOD-03). Returns the focus to the button.
 */
export function MenuPopover({ triggerRef, id, label, items, isOpen, onOpenChange, focus = 'none' }: MenuPopoverProps) {
  // Read whenever it renders: a menu is open for moments.
  const isSheet = isNarrow();
  useLayer(isOpen && isSheet, () => onOpenChange(false));
  const openings = useOpenings(isOpen);
  // After the click of a screen reader React Aria focuses the menu at once and its item later, if nothing has the focus by then: never.
  useInsertionEffect(() => {
    if (isOpen && focus !== 'none') setInteractionModality('keyboard');
  }, [isOpen, focus]);
  const menu = (
    <Menu
      key={`${openings} ${focus}`}
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
          onAction={() => {
            rememberTrigger(triggerRef.current);
            item.onAction?.();
          }}
          data-danger={item.isDanger || undefined}
        >
          {item.icon}
          <span>{item.label}</span>
        </AriaMenuItem>
      ))}
    </Menu>
  );
  return (
    <AriaScope>
      {isSheet ? (
        <ModalOverlay className="rk-modal-overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
          <AriaModal className="rk-modal">
            <Dialog className="rk-dialog rk-menu-sheet" aria-label={label}>
              {menu}
            </Dialog>
          </AriaModal>
        </ModalOverlay>
      ) : (
        <Popover
          className="rk-popover"
          aria-label={label}
          triggerRef={triggerRef}
          placement="bottom end"
          isOpen={isOpen}
          onOpenChange={onOpenChange}
        >
          {menu}
        </Popover>
      )}
    </AriaScope>
  );
}

function isNarrow(): boolean {
  return globalThis.matchMedia?.(NARROW).matches ?? false;
}
