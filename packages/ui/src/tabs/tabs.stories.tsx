import './tabs.css';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Tabs } from './tabs.js';

const items = [
  { id: 'details', label: 'Edit details' },
  { id: 'requests', label: 'Manage requests' },
] as const;

function Parts() {
  const [selected, setSelected] = useState<'details' | 'requests'>('details');
  return (
    <Tabs label="Parts" items={items} selected={selected} onSelect={setSelected}>
      <p>{selected === 'details' ? 'The fields.' : 'The requests.'}</p>
    </Tabs>
  );
}

const meta = {
  title: 'UI/Navigation/Tabs',
  component: Parts,
  subcomponents: { Tabs },
  parameters: {
    keys: [
      ['ArrowLeft, ArrowRight', 'Shows the tab on that side.'],
      ['Home, End', 'Shows the first or the last tab.'],
    ],
  },
} satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
/** Arrow keys move between the tabs. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('tab', { name: 'Manage requests' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('The requests.')).toBeVisible();
  },
};
