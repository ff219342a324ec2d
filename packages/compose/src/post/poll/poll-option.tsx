import { IconButton, RemainingCharacters, useMessages } from '@rookery/ui';
import { X } from 'lucide-react';
import { useId, type Ref } from 'react';
import { graphemeCount } from '../counted-length.js';
import { pollMessages } from './messages.js';

interface PollOptionProps {
  /** From 1. */
  number: number;
  value: string;
  /** The most characters of an option. */
  limit: number;
  isInvalid: boolean;
  fieldRef: Ref<HTMLInputElement>;
  onChange: (value: string) => void;
  /** Enter was pressed. */
  onNext: () => void;
  /** The focus went out of the poll. */
  onLeave: () => void;
  /** Absent: the poll needs the option. */
  onRemove?: (() => void) | undefined;
}

/** The remaining characters show once there are this few. */
const SHOWN_FROM = 10;

/** One option of a poll. The remaining characters are part of its description. */
export function PollOption({ number, value, limit, isInvalid, fieldRef, onChange, onNext, onLeave, onRemove }: PollOptionProps) {
  const text = useMessages(pollMessages);
  const id = useId();
  const left = limit - graphemeCount(value.trim());
  return (
    <li className="rk-poll-option" data-over={left < 0 || undefined}>
      <input
        ref={fieldRef}
        type="text"
        dir="auto"
        aria-label={text.option({ number })}
        placeholder={text.option({ number })}
        aria-describedby={left <= SHOWN_FROM ? id : undefined}
        aria-invalid={isInvalid || undefined}
        value={value}
        onChange={event => onChange(event.target.value)}
        onBlur={event => {
          if (event.target.closest('fieldset')?.contains(event.relatedTarget) !== true) onLeave();
        }}
        onKeyDown={event => {
          if (event.key === 'Backspace' && value === '' && onRemove !== undefined) {
            event.preventDefault();
            onRemove();
            return;
          }
          // An input method confirms a word with Enter.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          onNext();
        }}
      />
      {left <= SHOWN_FROM && <RemainingCharacters id={id} className="rk-poll-left" remaining={left} />}
      {onRemove && (
        <IconButton
          label={text.removeOption({ number })}
          icon={<X size={16} strokeWidth={1.85} aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
