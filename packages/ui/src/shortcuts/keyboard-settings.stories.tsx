import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { KeyboardSettings, type CommandGroup, type KeyboardSettingsProps, type NamedCommand } from './keyboard-settings.js';
import './shortcuts.css';

/** Commands of an app. */
const commands: readonly NamedCommand[] = [
  { id: 'next', name: 'Next row', keys: ['j', 'ArrowDown'] },
  { id: 'favourite', name: 'Like', keys: ['f'] },
  { id: 'reblog', name: 'Repost', keys: ['b'] },
  { id: 'goHome', name: 'Home', keys: ['g h'], sequenceStart: 'g' },
];
const groups: readonly CommandGroup[] = [
  { id: 'post', title: 'On the current post', commands: commands.slice(0, 3) },
  { id: 'places', title: 'Go to', commands: commands.slice(3) },
];

/** The settings with their own state. */
function Remembering(props: KeyboardSettingsProps) {
  const [isOn, setOn] = useState(props.isOn);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <main style={{ maxInlineSize: 600, padding: 16 }}>
      <KeyboardSettings {...props} isOn={isOn} chosen={chosen} onSwitch={setOn} onChoose={setChosen} />
    </main>
  );
}

const meta = {
  title: 'UI/Keyboard/KeyboardSettings',
  component: KeyboardSettings,
  render: props => <Remembering {...props} />,
  args: {
    isOn: true,
    groups,
    commands,
    chosen: {},
    onSwitch: () => undefined,
    onChoose: () => undefined,
    onShowLegend: () => undefined,
  },
} satisfies Meta<typeof KeyboardSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsAtFirst: Story = { tags: ['spec:A11Y-01'] };
export const Changed: Story = { args: { chosen: { next: ['n'], reblog: [] } } };
export const SwitchedOff: Story = { args: { isOn: false } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };

/** A key of another command is refused; the message names that command. */
export const Conflict: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Change the key for “Like”' }).focus();
    await userEvent.keyboard('{Enter}j');
    await expect(canvas.getByRole('status')).toHaveTextContent('j is used by “Next row”.');
  },
};
