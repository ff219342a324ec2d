import type { Meta, StoryObj } from '@storybook/react';
import { Button } from '../button/button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  parameters: { keys: [['Escape', 'Hides the tooltip.']] },
  args: { text: 'Only people who follow you see it', children: <Button>Followers only</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
