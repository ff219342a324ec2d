import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { commands } from './app-commands.js';
import { KeyboardSettings, type KeyboardSettingsProps } from './keyboard-settings.js';

/** The settings with their own state. */
function Remembering(props: KeyboardSettingsProps) {
  const [isOn, setOn] = useState(props.isOn);
  const [chosen, setChosen] = useState(props.chosen);
  return (
    <main className="app-settings-section">
      <KeyboardSettings {...props} isOn={isOn} chosen={chosen} onSwitch={setOn} onChoose={setChosen} />
    </main>
  );
}

const meta = {
  title: 'App/Settings/KeyboardSettings',
  component: KeyboardSettings,
  render: props => <Remembering {...props} />,
  args: {
    isOn: true,
    offered: commands,
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
