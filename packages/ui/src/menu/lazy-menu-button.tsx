import { useId, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, MouseEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { IconButtonProps } from '../button/icon-button.js';
import { lazyPart, type LazyPartProps } from '../lazy-part/lazy-part.js';
import type { MenuItem, MenuPopoverProps } from './menu-popover.js';

type ButtonProps = Omit<IconButtonProps, 'ref' | 'isPressed'>;

export interface LazyMenuButtonProps extends ButtonProps {
  /** In the order shown. */
  items: readonly MenuItem[];
}

/** Props of the menu that a `MenuButton` opens. */
export type ButtonMenuProps = Omit<MenuPopoverProps, 'items'>;

export interface MenuButtonProps<MenuProps extends object> extends ButtonProps {
  /** Loads the code of the menu ahead, on hover and focus. */
  preload: () => Promise<unknown>;
  /** Renders a `MenuPopover`, as a lazy-loaded part. */
  Menu: ComponentType<ButtonMenuProps & MenuProps & LazyPartProps>;
  /** The other props of `Menu`. */
  menuProps: MenuProps;
}

type Focus = NonNullable<MenuPopoverProps['focus']>;

/** The item that an arrow key on the button opens the menu at. */
const focusOfKey: ReadonlyMap<string, Focus> = new Map([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

const loadMenu = () => import('./menu-popover.js');
/** The menu of a trigger of `useMenuTrigger`. */
export const LazyMenu = lazyPart(async () => (await loadMenu()).MenuPopover);

/** A button that opens a menu of these items. */
export function LazyMenuButton({ items, ...button }: LazyMenuButtonProps) {
  return <MenuButton {...button} preload={loadMenu} Menu={LazyMenu} menuProps={{ items }} />;
}

/**
 * A button that opens a menu. The menu is lazy-loaded on hover or focus of the button; a press opens it as soon as it has
 * loaded.
 */
export function MenuButton<MenuProps extends object>({ label, preload, Menu, menuProps, ...rest }: MenuButtonProps<MenuProps>) {
  const { triggerProps, popoverProps } = useMenuTrigger(label, preload);
  return (
    <>
      <IconButton {...rest} {...triggerProps} label={label} />
      {popoverProps !== null && <Menu {...menuProps} {...popoverProps} />}
    </>
  );
}

/**
 * The state of a menu and the props of the button that opens it, for buttons of any look. `popoverProps`: of the menu; null until it is
 * wanted. `open` opens the menu without the button. The button stays the same element whether it has a menu or not.
 *
 * @param preload Loads the code of the menu ahead, on hover and focus.
 */
export function useMenuTrigger(label: string, preload: () => Promise<unknown> = loadMenu) {
  const [isOpen, setOpen] = useState(false);
  const [focus, setFocus] = useState<Focus>('none');
  const [isWanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  // An arrow key that follows the press before the menu is there opens it, too: at its item.
  function open(at: Focus): void {
    setWanted(true);
    setOpen(true);
    setFocus(at);
  }
  // A failed preload is ignored: the press loads the menu again and reports its failure.
  const loadAhead = () => void preload().catch(() => undefined);
  const triggerProps = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onPointerEnter: loadAhead,
    onFocus: loadAhead,
    onClick(event: MouseEvent) {
      event.stopPropagation();
      // detail 0: the click comes from a key or from assistive technology.
      open(event.detail === 0 ? 'first' : 'none');
    },
    onKeyDown(event: KeyboardEvent) {
      const at = focusOfKey.get(event.key);
      if (at === undefined) return;
      event.preventDefault();
      open(at);
    },
  } as const;
  const popoverProps: (ButtonMenuProps & LazyPartProps) | null = isWanted
    ? {
        triggerRef: trigger,
        id,
        label,
        isOpen,
        focus,
        onOpenChange: setOpen,
        onLoadFailed() {
          setWanted(false);
          setOpen(false);
        },
      }
    : null;
  return { triggerProps, popoverProps, open: () => open('none') };
}
