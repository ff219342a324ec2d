import { growToText } from '@rookery/ui';
import { useId, useLayoutEffect, useRef } from 'react';

interface TextAreaProps {
  /** Names the field. */
  label: string;
  /** Explains it, below it; '' for nothing. */
  description?: string;
  /** Marks it as invalid; '' for nothing. */
  errorText?: string;
  value: string;
  onChange(value: string): void;
}

/** A field of several lines. */
export function TextArea({ label, description = '', errorText = '', value, onChange }: TextAreaProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => (field.current === null ? undefined : growToText(field.current)), [value]);
  const described = [description && `${id}-description`, errorText && `${id}-error`].filter(part => part !== '').join(' ');
  return (
    <div className="rk-field">
      <label htmlFor={id}>{label}</label>
      <div className="rk-field-box rk-entry-text">
        <textarea
          ref={field}
          id={id}
          rows={3}
          dir="auto"
          value={value}
          aria-invalid={errorText !== '' || undefined}
          aria-describedby={described || undefined}
          onChange={event => onChange(event.target.value)}
        />
      </div>
      {description !== '' && <p id={`${id}-description`}>{description}</p>}
      {errorText !== '' && (
        <p id={`${id}-error`} className="rk-field-error">
          {errorText}
        </p>
      )}
    </div>
  );
}
