import { Button, useFormat, useMessages } from '@rookery/ui';
import type { ReactNode } from 'react';
import { staffListMessages } from '../list/messages.js';

export interface SelectionBarProps {
  /** Items that are chosen. */
  count: number;
  /** Items that are loaded. */
  loaded: number;
  onSelectAll(): void;
  onClear(): void;
  /** The actions on the chosen items. */
  children: ReactNode;
}

/** Above a list: how many of its rows are chosen, and what can be done with them. It keeps its height, so that nothing moves. */
export function SelectionBar({ count, loaded, onSelectAll, onClear, children }: SelectionBarProps) {
  const text = useMessages(staffListMessages);
  const format = useFormat();
  if (loaded === 0) return null;
  return (
    <div className="rk-selection-bar" data-any={count > 0 || undefined}>
      <output>{count > 0 ? text.selected({ count, shown: format.number(count) }) : text.keys()}</output>
      <div className="rk-selection-buttons">
        {count > 0 && children}
        {count < loaded && (
          <Button size="sm" onClick={onSelectAll}>
            {text.selectAll()}
          </Button>
        )}
        {count > 0 && (
          <Button size="sm" variant="plain" onClick={onClear}>
            {text.clear()}
          </Button>
        )}
      </div>
    </div>
  );
}
