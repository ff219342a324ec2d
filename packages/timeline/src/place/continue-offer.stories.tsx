import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { ContinueOffer } from './continue-offer.js';
import { Pager } from './pager.js';

const act = () => undefined;
const meta = {
  title: 'Timeline/List/ContinueOffer',
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
/** In an app that has the page: it reads everything since that place. */
export const WithCatchUp: Story = { args: { catchUpHref: '/catch-up' } };
export const Going: Story = { args: { isGoing: true } };

/** At the end of a page of the list the offer is below the pager. */
export const BelowThePager: Story = {
  tags: ['spec:LIST-06'],
  decorators: [
    Story => (
      <>
        <Pager number={1} onNewer={null} onOlder={act} isLoading={false} hasFailed={false} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const older = canvas.getByRole('button', { name: /Older/ }).getBoundingClientRect();
    await expect(canvas.getByRole('button', { name: 'Stay here' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
      older.bottom,
    );
  },
};
