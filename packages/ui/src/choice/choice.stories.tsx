import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { RadioGroup } from './radio-group.js';
import { Select } from './select.js';
import { Switch } from './switch.js';

const meta = { title: 'UI/Forms/Choice', component: Select, subcomponents: { RadioGroup, Switch } } satisfies Meta;
export default meta;
type Story = StoryObj;

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
type Theme = (typeof themes)[number]['value'];

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <div>
      <Switch label="Show reposts" isOn={isOn} onChange={setOn} />
      <Switch label="Single-key shortcuts" description="Press ? to see them." isOn={!isOn} onChange={next => setOn(!next)} />
    </div>
  );
}

function Themes({ layout }: { layout?: 'segments' | 'list' }) {
  const [theme, setTheme] = useState<Theme>('system');
  return <RadioGroup label="Theme" options={themes} value={theme} onChange={setTheme} {...(layout && { layout })} />;
}

function Language() {
  const [theme, setTheme] = useState<Theme>('system');
  return <Select label="Theme" options={themes} value={theme} onChange={setTheme} />;
}

export const OnAndOff: Story = { render: () => <Switches /> };
export const Segments: Story = { render: () => <Themes /> };
export const List: Story = { render: () => <Themes layout="list" /> };
export const SelectOne: Story = { render: () => <Language /> };
export const RightToLeft: Story = { render: () => <Switches />, globals: { locale: 'ar', theme: 'dark' } };
