import type { Meta, StoryObj } from '@storybook/react';
import { Tombstone } from './tombstone.js';

const meta = { title: 'Timeline/List/Tombstone', component: Tombstone, args: { position: 3, setSize: -1 } } satisfies Meta<
  typeof Tombstone
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post that was deleted while it was being read. */
export const Deleted: Story = {
  tags: ['spec:LIST-13'],
  decorators: [
    Row => (
      <div role="feed" aria-label="Posts">
        <Row />
      </div>
    ),
  ],
};
