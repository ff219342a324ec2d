import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { ControlButton } from './control-button.js';

export interface MenuOption {
  readonly key: string;
  readonly label: string;
  readonly isChosen: boolean;
  onChoose(): void;
}

/** Choices of which one holds. */
export interface MenuGroup {
  readonly label: string;
  readonly options: readonly MenuOption[];
}

export interface MenuProps {
  label: string;
  icon: ReactNode;
  groups: readonly MenuGroup[];
}

/** How an arrow or edge key moves among the items. */
const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => (place >= last ? 0 : place + 1),
  ArrowRight: (place, last) => (place >= last ? 0 : place + 1),
  ArrowUp: (place, last) => (place <= 0 ? last : place - 1),
  ArrowLeft: (place, last) => (place <= 0 ? last : place - 1),
  Home: () => 0,
  End: (_place, last) => last,
};

/** A small menu inside the player, so that it is there in full screen too: the pattern "menu button" of the ARIA guide. */
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
    const page = menu?.ownerDocument;
    const first =
      menu?.querySelector<HTMLElement>('[aria-checked=true]') ?? menu?.querySelector<HTMLElement>('[role=menuitemradio]');
    first?.focus({ preventScroll: true });
    const onPointerDown = ({ target }: Event) => {
      if (!(target instanceof Node && menu?.contains(target))) setOpen(false);
    };
    page?.addEventListener('pointerdown', onPointerDown, true);
    return () => page?.removeEventListener('pointerdown', onPointerDown, true);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    const all = items();
    const place = all.findIndex(item => item === event.target);
    const next = moves[event.key]?.(place, all.length - 1);
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
                  aria-checked={option.isChosen}
                  tabIndex={-1}
                  onClick={() => {
                    option.onChoose();
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
