import { IconButton, useMessages } from '@rookery/ui';
import { Search, X } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';
import { chatsMessages } from '../messages.js';

interface SearchFieldProps {
  /** The placeholder and accessible name. */
  label: string;
  value: string;
  onChange(value: string): void;
  /** Focuses the field when it mounts. */
  isFocused?: boolean;
  /** Called by Escape. Default: it clears the field. */
  onClose?: (() => void) | undefined;
}

/** A field to search with. A button clears it, and Escape. */
export function SearchField({ label, value, onChange, isFocused = false, onClose }: SearchFieldProps) {
  const text = useMessages(chatsMessages);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className="rk-chat-search">
      <label htmlFor={id} className="rk-visually-hidden">
        {label}
      </label>
      <Search size={18} strokeWidth={1.85} aria-hidden="true" />
      <input
        ref={field}
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        placeholder={label}
        value={value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field is the purpose of its screen
        autoFocus={isFocused}
        onChange={event => onChange(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !(onClose || value)) return;
          // A pane around the field stays open.
          event.preventDefault();
          (onClose ?? onChange)('');
        }}
      />
      {value !== '' && (
        <IconButton
          label={text.clearSearch()}
          icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
          onClick={() => {
            onChange('');
            field.current?.focus();
          }}
        />
      )}
    </div>
  );
}
