import { lazy, Suspense, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { IconButton } from '../button/icon-button.js';
import type { IconButtonProps } from '../button/icon-button.js';
import type { MenuItem, MenuPopoverProps } from './menu-popover.js';

export interface LazyMenuButtonProps extends Omit<IconButtonProps, 'ref' | 'isPressed'> {
  items: readonly MenuItem[];
}

type Focus = NonNullable<MenuPopoverProps['focus']>;

const loadMenu = () => import('./menu-popover.js');
const MenuPopover = lazy(async () => ({ default: (await loadMenu()).MenuPopover }));

/**
 * A button that opens a menu. The button itself is plain; the menu's code comes with the first hint that it is wanted
 * (pointer or focus on the button), and a press opens it as soon as it is there.
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
  // A failed early fetch is not worth telling: the press itself asks again and shows its failure.
  const prepare = () => void loadMenu().catch(() => undefined);

  return (
    <>
      <IconButton
        {...rest}
        label={label}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={opened !== null}
        aria-controls={opened === null ? undefined : id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event: MouseEvent) => {
          event.stopPropagation();
          // A click without a pointer comes from Enter or Space.
          open(event.detail === 0 ? 'first' : 'none');
        }}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      />
      {isWanted && (
        <Suspense fallback={null}>
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
          />
        </Suspense>
      )}
    </>
  );
}
