import { useId } from 'react';

export interface SwitchProps {
  /** Names the switch, beside it. */
  label: string;
  /** Explains the switch, below its name. */
  description?: string;
  /** Whether it is on. */
  isOn: boolean;
  /** Called with the new state. */
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off. The whole line is a pointer target. */
export function Switch({ label, description, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="rk-choice">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="rk-switch"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={event => onChange(event.target.checked)}
      />
      {description !== undefined && <p id={`${id}-description`}>{description}</p>}
    </div>
  );
}
