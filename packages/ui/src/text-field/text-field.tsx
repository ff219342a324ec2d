import { useId } from 'react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Only for assistive technology, where something else on the screen says it: a search field with its icon. */
  isLabelHidden?: boolean;
  description?: string;
  /** What is wrong with it; marks it as invalid. */
  errorText?: string;
  /** Decoration at its start. */
  icon?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A field with its label, and what describes it or is wrong with it tied to it. */
export function TextField({ label, isLabelHidden, description, errorText, icon, id, className, ...rest }: TextFieldProps) {
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
      </div>
      {description && <p id={`${ownId}-description`}>{description}</p>}
      {errorText && (
        <p id={`${ownId}-error`} className="rk-field-error">
          {errorText}
        </p>
      )}
    </div>
  );
}
