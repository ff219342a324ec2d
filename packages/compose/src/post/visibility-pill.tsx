import type { Visibility } from '@rookery/api-client';
import { rowIcon, useMessages } from '@rookery/ui';
import { ChevronDown } from 'lucide-react';
import { statusMessages, visibilityLooks } from '@rookery/timeline/parts';
import { composeMessages } from './messages.js';

interface VisibilityPillProps {
  value: Visibility;
  offered: readonly Visibility[];
  onChange(visibility: Visibility): void;
  isDisabled: boolean;
}

/** The visibility of a post, in the list of the platform. */
export function VisibilityPill({ value, offered, onChange, isDisabled }: VisibilityPillProps) {
  const text = useMessages(composeMessages);
  const names = useMessages(statusMessages);
  return (
    <span className="rk-compose-pill">
      {rowIcon(visibilityLooks[value].icon, 14)}
      <select
        aria-label={text.visibility()}
        value={value}
        disabled={isDisabled}
        onChange={event => {
          const chosen = offered[event.target.selectedIndex];
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {offered.map(visibility => (
          <option key={visibility} value={visibility}>
            {names[visibilityLooks[visibility].name]()}
          </option>
        ))}
      </select>
      <ChevronDown size={14} strokeWidth={2} aria-hidden="true" />
    </span>
  );
}
