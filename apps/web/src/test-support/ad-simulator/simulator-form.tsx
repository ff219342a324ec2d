import type { AdProvider } from '@rookery/api-client';
import { Button, Select, TextField } from '@rookery/ui';
import type { SimulatorSettings } from './simulate-ads.js';

/** The values of the form. `provider` null: one that the app does not know. */
export interface SimulatorValues extends SimulatorSettings {
  provider: AdProvider | null;
}

interface SimulatorFormProps {
  values: SimulatorValues;
  onChange(changed: Partial<SimulatorValues>): void;
  /** Moves the clock by so many minutes. */
  onWait(minutes: number): void;
}

const providers = [
  { value: 'soapbox', label: 'soapbox: in the site settings' },
  { value: 'rumble', label: 'rumble: behind an address' },
  { value: 'truth', label: 'truth: on the server' },
  { value: 'none', label: 'an unknown one' },
] as const;
const algorithms = [
  { value: 'linear', label: 'linear' },
  { value: 'abovefold', label: 'abovefold' },
  { value: 'roulette', label: 'roulette, which the app does not know' },
] as const;

/** Everything that decides where ads are placed and when they expire. */
export function SimulatorForm({ values, onChange, onWait }: SimulatorFormProps) {
  const number = (label: string, value: number, toChange: (value: number) => Partial<SimulatorValues>) => (
    <TextField
      label={label}
      type="number"
      value={Number.isNaN(value) ? '' : value}
      onChange={event => onChange(toChange(event.currentTarget.valueAsNumber))}
    />
  );
  const [low, high] = values.range;
  return (
    <form className="app-ad-simulator-form" onSubmit={event => event.preventDefault()}>
      <Select
        label="Provider"
        value={values.provider ?? 'none'}
        options={providers}
        onChange={value => onChange({ provider: value === 'none' ? null : value })}
      />
      <Select
        label="Algorithm"
        value={algorithms.find(({ value }) => value === values.algorithm)?.value ?? 'roulette'}
        options={algorithms}
        onChange={algorithm => onChange({ algorithm })}
      />
      <TextField label="Seed" value={values.seed} onChange={event => onChange({ seed: event.currentTarget.value })} />
      {number('Interval', values.interval, interval => ({ interval }))}
      {number('Page size', values.pageSize, pageSize => ({ pageSize }))}
      {number('Range from', low, from => ({ range: [from, high] }))}
      {number('Range to', high, to => ({ range: [low, to] }))}
      {number('Posts', values.newest - values.oldest + 1, count => ({
        oldest: values.newest - Math.min(Math.max(Math.trunc(count) || 0, 0), 500) + 1,
      }))}
      <p>
        <Button onClick={() => onWait(1)}>1 minute later</Button> <Button onClick={() => onWait(30)}>30 minutes later</Button>
      </p>
    </form>
  );
}
