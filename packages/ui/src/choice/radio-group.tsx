import { useId } from 'react';

export interface Option<Value extends string> {
  value: Value;
  label: string;
}

export interface RadioGroupProps<Value extends string> {
  /** Names the group. */
  label: string;
  /** The chosen option. */
  value: Value;
  /** In the order shown. */
  options: readonly Option<Value>[];
  /** `segments` in one row for short labels, `list` for long ones. @selector [data-layout] @default 'segments' */
  layout?: 'segments' | 'list';
  /** Called with the value that is chosen. */
  onChange: (value: Value) => void;
}

/** A choice of one among few options, all of them visible. Arrow keys move between them. */
export function RadioGroup<Value extends string>({
  label,
  value,
  options,
  layout = 'segments',
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset className="rk-choice rk-radios" data-layout={layout}>
      <legend>{label}</legend>
      <div className="rk-radio-options">
        {options.map(option => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
