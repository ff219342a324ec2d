import { useMessages } from '@rookery/ui';
import { useId } from 'react';
import { signUpMessages } from './messages.js';

interface ReasonFieldProps {
  label: string;
  isRequired: boolean;
  value: string;
  errorText: string | undefined;
  onChange(reason: string): void;
}

/** Why one wants to join, for the staff. */
export function ReasonField({ label, isRequired, value, errorText, onChange }: ReasonFieldProps) {
  const text = useMessages(signUpMessages);
  const id = useId();
  return (
    <div className="rk-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className="rk-sign-up-reason"
        name="reason"
        dir="auto"
        rows={3}
        required={isRequired}
        value={value}
        aria-invalid={errorText !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={errorText === undefined ? undefined : 'rk-field-error'}>
        {errorText ?? text.reasonHint()}
      </p>
    </div>
  );
}
