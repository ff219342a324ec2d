import type { Meta, StoryObj } from '@storybook/react';
import { PostButton } from './post-button.js';

const meta = {
  title: 'App/Shell/PostButton',
  component: PostButton,
  args: { onPress: () => undefined },
} satisfies Meta<typeof PostButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the rail, below the navigation. */
export const InRail: Story = {};
/** Over the corner of a phone, above the bottom bar. */
export const Floating: Story = {
  args: { isFloating: true },
  decorators: [
    Story => (
      <div style={{ blockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
};
