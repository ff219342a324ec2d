import { openOnPress, type RowPlace, useRowCommands } from '@rookery/timeline/parts';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useModeration } from '../context/use-moderation.js';

export interface StaffRowProps {
  place: RowPlace;
  /** The key of the row in its list. */
  rowKey: string;
  /** Names the row. */
  label: string;
  /** The address that the row opens. */
  href: string;
  isSelected: boolean;
  /** The name of its check box. */
  selectLabel: string;
  /** `isRange`: with all rows since the one chosen last. Absent: the row cannot be chosen. */
  onSelect?: ((isRange: boolean) => void) | undefined;
  children: ReactNode;
}

/** A row that opens its page by a press or a key, and that can be chosen for an action on many: by its box, with Shift as a range, or by a key. */
export function StaffRow({ place, rowKey, label, href, isSelected, selectLabel, onSelect, children }: StaffRowProps) {
  const { onOpen } = useModeration();
  const open = () => onOpen(href);
  useRowCommands(place.host.registry, rowKey, {
    run(command) {
      if (command === 'open') open();
      else if (command === 'toggleText' && onSelect !== undefined) onSelect(false);
      else return false;
      return true;
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
    // Prevents a page with keys of its own from opening it a second time.
    event.preventDefault();
    open();
  };
  return (
    <article
      className="rk-staff-row"
      data-selected={isSelected || undefined}
      aria-posinset={place.position}
      aria-setsize={place.setSize}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the feed pattern of ARIA: its articles take the focus
      tabIndex={0}
      {...{ ...openOnPress(href, open), onKeyDown }}
    >
      {onSelect !== undefined && (
        <label className="rk-staff-check">
          <input
            type="checkbox"
            aria-label={selectLabel}
            checked={isSelected}
            // A change has no modifiers of the keyboard.
            onClick={(event: MouseEvent) => onSelect(event.shiftKey)}
            onChange={ignore}
          />
        </label>
      )}
      <div className="rk-staff-row-body">{children}</div>
    </article>
  );
}

const ignore = (): void => undefined;
