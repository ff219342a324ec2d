import { anAccount, aRelationship } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '@rookery/timeline';
import { SuggestionCard } from './suggestion-card.js';
import './styles.css';

const account = anAccount({ id: '2', acct: 'ines@mar.example', display_name: 'Inês Duarte', verified: true });

const meta = {
  title: 'People/Profiles/SuggestionCard',
  component: SuggestionCard,
  args: {
    profile: { account, relationship: aRelationship({ id: '2', followed_by: true }), reason: null },
    onFollow: () => undefined,
    onDismiss: () => undefined,
  },
  tags: ['spec:UI-06'],
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true }}>
        <ul className="rk-suggestions-panel" style={{ inlineSize: 340 }}>
          <Story />
        </ul>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof SuggestionCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In the side column a name has one line: the badge of a verified account stays beside it, inside the card, also where the name is cut. */
export const VerifiedInAPanel: Story = {
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector<HTMLElement>('.rk-suggestion-name');
    const name = canvasElement.querySelector('.rk-name');
    const badge = canvasElement.querySelector('.rk-verified');
    if (box === null || name === null) throw new Error('There is no name.');
    box.style.inlineSize = `${name.getBoundingClientRect().width + 8}px`;
    const [line, ...others] = name.getClientRects();
    await expect(others).toEqual([]);
    const mark = badge?.getBoundingClientRect();
    await expect(mark?.bottom).toBeGreaterThan(line?.top ?? Number.NaN);
    await expect(mark?.top).toBeLessThan(line?.bottom ?? Number.NaN);
    await expect(mark?.right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1);
  },
};
