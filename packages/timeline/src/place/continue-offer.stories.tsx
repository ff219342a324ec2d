import type { Meta, StoryObj } from '@storybook/react';
import { ContinueOffer } from './continue-offer.js';

const act = () => undefined;
const meta = {
  title: 'Timeline/ContinueOffer',
  component: ContinueOffer,
  args: { isFromOther: false, isGoing: false, onGo: act, onDismiss: act },
  decorators: [
    Story => (
      <main style={{ paddingBlockStart: 80, maxInlineSize: 600 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ContinueOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { tags: ['spec:LIST-06'] };
export const FromAnotherDevice: Story = { args: { isFromOther: true }, tags: ['spec:LIST-06'] };
export const Going: Story = { args: { isGoing: true } };
