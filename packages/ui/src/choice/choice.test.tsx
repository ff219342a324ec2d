import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './radio-group.js';
import { Select } from './select.js';
import { Switch } from './switch.js';

const options = [
  { value: 'system', label: 'System' },
  { value: 'dark', label: 'Dark' },
] as const;

test('a press on the label of a switch turns it on', async () => {
  const onChange = vi.fn();
  render(<Switch label="Show replies" description="Below posts" isOn={false} onChange={onChange} />);
  expect(screen.getByRole('switch', { name: 'Show replies' })).toHaveAccessibleDescription('Below posts');
  await userEvent.click(screen.getByText('Show replies'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

test('[A11Y-01] arrow keys choose an option of a radio group', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(<RadioGroup label="Theme" options={options} value="system" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'System' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
});

test('a select gives the value of the chosen option', async () => {
  const onChange = vi.fn();
  render(<Select label="Theme" options={options} value="system" onChange={onChange} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Theme' }), 'Dark');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('dark');
});
