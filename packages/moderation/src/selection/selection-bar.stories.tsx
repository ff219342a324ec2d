import { Button } from '@rookery/ui';
import type { Meta, StoryObj } from '@storybook/react';
import { InModeration } from '../test-support/in-moderation.js';
import { SelectionBar } from './selection-bar.js';
import '../styles.css';

const nothing = (): void => undefined;

const meta = {
  title: 'Moderation/List/SelectionBar',
  component: SelectionBar,
  args: {
    count: 0,
    loaded: 40,
    onSelectAll: nothing,
    onClear: nothing,
    children: (
      <Button size="sm" variant="primary">
        Resolve
      </Button>
    ),
  },
  decorators: [
    Story => (
      <InModeration>
        <Story />
      </InModeration>
    ),
  ],
  parameters: { keys: [['x', 'Selects the current row.']] },
  tags: ['spec:HINT-11'],
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It keeps its height, so that the list below does not move. */
export const NothingSelected: Story = {};
export const SomeSelected: Story = { args: { count: 12 } };
export const AllSelected: Story = { args: { count: 40 } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' }, args: { count: 3 } };
