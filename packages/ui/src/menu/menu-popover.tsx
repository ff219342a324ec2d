import { useInsertionEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import {
  Dialog,
  Menu,
  MenuItem as AriaMenuItem,
  MenuSection,
  Modal as AriaModal,
  ModalOverlay,
  Popover,
  setInteractionModality,
} from 'react-aria-components';
import { AriaScope } from '../aria/aria-scope.js';
import { rememberTrigger } from '../layer/opener.dom.js';
import { useLayer } from '../layer/use-layer.js';
import { useLayerPlace } from '../layer/use-layer-place.js';
import { useOpenings } from '../layer/use-openings.js';

export interface MenuItem {
  /** Unique in the menu. @selector [data-kind] */
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

/** Options above the items of a menu, in a row: each is on or off. */
export interface MenuChoices {
  /** The accessible name of the row. */
  label: string;
  options: readonly { id: string; label: string; isChosen: boolean }[];
  onChoose: (id: string) => void;
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
  /** A line above everything, such as a date. */
  note?: string | undefined;
  choices?: MenuChoices | undefined;
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
export function MenuPopover({
  triggerRef,
  id,
  label,
  items,
  note,
  choices,
  isOpen,
  onOpenChange,
  focus = 'none',
}: MenuPopoverProps) {
  const place = useLayerPlace();
  // Read whenever it renders: a menu is open for moments.
  const isSheet = isNarrow();
  useLayer(isOpen && isSheet, () => onOpenChange(false));
  const openings = useOpenings(isOpen);
  // After the click of a screen reader React Aria focuses the menu at once and its item later, if nothing has the focus by then: never.
  useInsertionEffect(() => {
    if (isOpen && focus !== 'none') setInteractionModality('keyboard');
  }, [isOpen, focus]);
  const list = (
    <Menu
      key={`${openings} ${focus}`}
      id={id}
      className="rk-menu"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the ARIA menu button pattern moves the focus into the menu
      autoFocus={focus === 'none' ? true : focus === 'first' && choices ? false : focus}
      onClose={() => onOpenChange(false)}
    >
      {choices && (
        <MenuSection
          className="rk-menu-choices"
          aria-label={choices.label}
          selectionMode="multiple"
          selectedKeys={choices.options.filter(({ isChosen }) => isChosen).map(option => choiceKey(option.id))}
          shouldCloseOnSelect
        >
          {choices.options.map(option => (
            <AriaMenuItem
              key={option.id}
              id={choiceKey(option.id)}
              className="rk-menu-choice"
              textValue={option.label}
              onAction={() => choices.onChoose(option.id)}
            >
              {option.label}
            </AriaMenuItem>
          ))}
        </MenuSection>
      )}
      {items.map((item, index) => (
        <AriaMenuItem
          key={item.id}
          id={item.id}
          // The choices are before it.
          ref={choices && focus === 'first' && index === 0 ? focusOnMount : undefined}
          className="rk-menu-item"
          textValue={item.label}
          href={item.href}
          isDisabled={item.isDisabled}
          onAction={() => {
            rememberTrigger(triggerRef.current);
            item.onAction?.();
          }}
          data-danger={item.isDanger || undefined}
          data-kind={item.id}
        >
          {item.icon}
          <span>{item.label}</span>
        </AriaMenuItem>
      ))}
    </Menu>
  );
  const menu = (
    <>
      {note && <p className="rk-menu-note">{note}</p>}
      {choices ? (
        <div role="presentation" onKeyDownCapture={moveSideways}>
          {list}
        </div>
      ) : (
        list
      )}
    </>
  );
  return (
    <AriaScope>
      {isSheet ? (
        <ModalOverlay {...place} className="rk-modal-overlay" isDismissable isOpen={isOpen} onOpenChange={onOpenChange}>
          <AriaModal className="rk-modal">
            <Dialog className="rk-dialog rk-menu-sheet" aria-label={label}>
              {menu}
            </Dialog>
          </AriaModal>
        </ModalOverlay>
      ) : (
        <Popover
          {...place}
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

const choiceKey = (id: string): string => `choice ${id}`;

function focusOnMount(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** In the row of choices the keys of both directions lead through the menu. */
function moveSideways({ key, currentTarget, target }: KeyboardEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  const isOnward = (key === 'ArrowRight') === (getComputedStyle(target).direction !== 'rtl');
  entries.at((entries.indexOf(target) + (isOnward ? 1 : -1)) % entries.length)?.focus();
}

function isNarrow(): boolean {
  return globalThis.matchMedia?.(NARROW).matches ?? false;
}
