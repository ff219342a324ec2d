import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ControlButton } from './control-button.js';

interface MenuOption {
  readonly key: string;
  readonly label: string;
  readonly isSelected: boolean;
  onSelect(): void;
}

/** A group of options of which one is selected. */
export interface MenuGroup {
  readonly label: string;
  readonly options: readonly MenuOption[];
}

interface MenuProps {
  label: string;
  icon: ReactNode;
  groups: readonly MenuGroup[];
}

/** The item that an arrow or edge key moves to. */
const moves: ReadonlyMap<string, (index: number, last: number) => number> = new Map(
  Object.entries({
    ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
    ArrowRight: (index, last) => (index >= last ? 0 : index + 1),
    ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
    ArrowLeft: (index, last) => (index <= 0 ? last : index - 1),
    Home: () => 0,
    End: (_index, last) => last,
  }),
);

/** A menu inside the player, so that it is available in full screen. Follows the "menu button" pattern of the ARIA APG. */
export function Menu({ label, icon, groups }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
  const close = () => {
    setOpen(false);
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  };

  useEffect(() => {
    if (!isOpen) return undefined;
    const menu = root.current;
    const ownerDocument = menu?.ownerDocument;
    const first =
      menu?.querySelector<HTMLElement>('[aria-checked=true]') ?? menu?.querySelector<HTMLElement>('[role=menuitemradio]');
    first?.focus({ preventScroll: true });
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && menu?.contains(target))) setOpen(false);
    };
    ownerDocument?.addEventListener('pointerdown', onPointerDown, true);
    return () => ownerDocument?.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const all = items();
    const index = all.findIndex(item => item === event.target);
    const next = moves.get(event.key)?.(index, all.length - 1);
    if (event.key === 'Escape') close();
    else if (next !== undefined) all[next]?.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className="rk-player-menu" ref={root}>
      <ControlButton
        label={label}
        icon={icon}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div className="rk-player-menu-list" role="menu" id={id} aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
          {groups.map(group => (
            <fieldset key={group.label} aria-label={group.label} className="rk-player-menu-group">
              <div aria-hidden="true">{group.label}</div>
              {group.options.map(option => (
                <button
                  key={option.key}
                  type="button"
                  role="menuitemradio"
                  aria-checked={option.isSelected}
                  tabIndex={-1}
                  onClick={() => {
                    option.onSelect();
                    close();
                  }}
                >
                  {option.label}
                </button>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}
