import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { withRef } from '../with-ref/with-ref.js';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Names the field. */
  label: string;
  /** Hides the label visually, for example in a search field with an icon. */
  isLabelHidden?: boolean;
  /** Explains the field, below it. */
  description?: string;
  /** The error message; marks the field as invalid. */
  errorText?: string;
  /** A decorative icon at the start. */
  icon?: ReactNode;
  /** A control at the end. */
  end?: ReactNode;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

/** A text field with a label, a description and an error message. */
export const TextField = withRef(function TextField({
  label,
  isLabelHidden,
  description,
  errorText,
  icon,
  end,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const described = [description && `${ownId}-description`, errorText && `${ownId}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `rk-field ${className}` : 'rk-field'}>
      <label htmlFor={inputId} className={isLabelHidden ? 'rk-visually-hidden' : undefined}>
        {label}
      </label>
      <div className="rk-field-box">
        {icon}
        <input
          type="text"
          dir="auto"
          {...rest}
          id={inputId}
          aria-invalid={errorText ? true : rest['aria-invalid']}
          aria-describedby={described || undefined}
        />
        {end}
      </div>
      {description && <p id={`${ownId}-description`}>{description}</p>}
      {errorText && (
        <p id={`${ownId}-error`} className="rk-field-error">
          {errorText}
        </p>
      )}
    </div>
  );
});
