import { useId } from 'react';
import type { Option } from './radio-group.js';

export interface SelectProps<Value extends string> {
  /** Names the field. */
  label: string;
  /** The chosen option. */
  value: Value;
  /** In the order shown. */
  options: readonly Option<Value>[];
  /** Called with the value that is chosen. */
  onChange: (value: Value) => void;
}

/** A choice of one among many options, in the list of the platform. */
export function Select<Value extends string>({ label, value, options, onChange }: SelectProps<Value>) {
  const id = useId();
  return (
    <div className="rk-choice">
      <label htmlFor={id}>{label}</label>
      <span className="rk-select">
        <select
          id={id}
          value={value}
          onChange={event => {
            const chosen = options[event.target.selectedIndex];
            if (chosen !== undefined) onChange(chosen.value);
          }}
        >
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}
