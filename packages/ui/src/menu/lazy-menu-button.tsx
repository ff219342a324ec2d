import { useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { IconButtonProps } from '../button/icon-button.js';
import { lazyPart } from '../lazy-part/lazy-part.js';
import type { MenuItem, MenuPopoverProps } from './menu-popover.js';

export interface LazyMenuButtonProps extends Omit<IconButtonProps, 'ref' | 'isPressed'> {
  items: readonly MenuItem[];
}

type Focus = NonNullable<MenuPopoverProps['focus']>;

const loadMenu = () => import('./menu-popover.js');
const MenuPopover = lazyPart(async () => (await loadMenu()).MenuPopover);

/**
 * A button that opens a menu. The menu is lazy-loaded on hover or focus of the button; a press opens it as soon as it has
 * loaded.
 */
export function LazyMenuButton({ items, label, ...rest }: LazyMenuButtonProps) {
  const [opened, setOpened] = useState<Focus | null>(null);
  const [isWanted, setWanted] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();

  function open(focus: Focus): void {
    setWanted(true);
    setOpened(focus);
  }
  // A failed preload is ignored: the press loads the menu again and reports its failure.
  const preload = () => void loadMenu().catch(() => undefined);

  return (
    <>
      <IconButton
        {...rest}
        label={label}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : id}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          // detail 0: the click comes from Enter or Space.
          open(event.detail === 0 ? 'first' : 'none');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      />
      {isWanted && (
        <MenuPopover
          triggerRef={trigger}
          id={id}
          label={label}
          items={items}
          isOpen={opened !== null}
          focus={opened ?? 'none'}
          onOpenChange={isOpen => {
            if (!isOpen) setOpened(null);
          }}
          onLoadFailed={() => {
            setWanted(false);
            setOpened(null);
          }}
        />
      )}
    </>
  );
}
