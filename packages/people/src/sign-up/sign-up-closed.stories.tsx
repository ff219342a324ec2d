import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { SignUpClosed } from './sign-up-closed.js';
import './styles.css';

const meta = {
  title: 'People/Sign-up/SignUpClosed',
  component: SignUpClosed,
  tags: ['spec:HINT-09'],
  args: {
    server: 'Tram City',
    plan: { kind: 'closed', message: null, href: 'https://tram.example/', canInvite: false },
    onInvite: () => undefined,
  },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SignUpClosed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** In the words of the server, with its page about it. */
export const WithReason: Story = {
  args: {
    plan: { kind: 'closed', message: '<p>We are full until spring.</p>', href: 'https://join.tram.example/', canInvite: false },
  },
};
/** An invitation lets one in. */
export const InvitedOnly: Story = {
  args: { plan: { kind: 'closed', message: null, href: 'https://tram.example/', canInvite: true } },
};
/** The API does not take new members. */
export const Elsewhere: Story = {
  args: { plan: { kind: 'elsewhere', href: 'https://tram.example/auth/sign_up', isCaptcha: false } },
};
/** A captcha that is the script of somebody else. */
export const ForeignCaptcha: Story = {
  args: { plan: { kind: 'elsewhere', href: 'https://tram.example/', isCaptcha: true } },
};
/** Nothing of the server's HTML is drawn but its words. */
export const Hostile: Story = {
  args: {
    plan: {
      kind: 'closed',
      message: `<img src=x onerror="window.__pwned=1"><form action="https://evil.example"><input></form>${'x'.repeat(900)}`,
      href: 'https://tram.example/',
      canInvite: false,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, form, input')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
