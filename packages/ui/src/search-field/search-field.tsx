import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { useMessages } from '../i18n/messages-provider.js';
import { messages } from '../messages.js';
import { TextField, type TextFieldProps } from '../text-field/text-field.js';

export interface SearchFieldProps extends Pick<TextFieldProps, 'className' | 'autoFocus'> {
  /** The placeholder and accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called by Escape. Default: it clears the field. */
  onClose?: (() => void) | undefined;
  /** `text`: one of several fields, which a key of the page for its search passes over. @default 'search' */
  type?: 'search' | 'text';
}

/** A field to search with. A button clears it, and Escape. */
export function SearchField({ label, value, onChange, onClose, type = 'search', ...rest }: SearchFieldProps) {
  const text = useMessages(messages);
  const field = useRef<HTMLInputElement>(null);
  return (
    <TextField
      {...rest}
      ref={field}
      type={type}
      label={label}
      isLabelHidden
      placeholder={label}
      inputMode="search"
      enterKeyHint="search"
      autoComplete="off"
      value={value}
      icon={<Search size={18} strokeWidth={1.85} aria-hidden="true" />}
      end={
        value !== '' && (
          <IconButton
            label={text.clearSearch()}
            icon={<X size={18} strokeWidth={1.85} aria-hidden="true" />}
            onClick={() => {
              onChange('');
              field.current?.focus();
            }}
          />
        )
      }
      onChange={event => onChange(event.target.value)}
      onKeyDown={event => {
        if (event.key !== 'Escape' || !(onClose || value)) return;
        // A pane around the field stays open.
        event.preventDefault();
        (onClose ?? onChange)('');
      }}
    />
  );
}
