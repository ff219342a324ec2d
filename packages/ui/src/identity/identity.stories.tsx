import type { Meta, StoryObj } from '@storybook/react';
import { Identity } from './identity.js';

const emoji =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 4'%3E%3Ccircle cx='2' cy='2' r='2' fill='gold'/%3E%3C/svg%3E";

const meta = {
  title: 'UI/Profiles/Identity',
  component: Identity,
  args: { displayName: 'Tobias Okafor', acct: 'tobi@tram.example', href: '/@tobi@tram.example' },
} satisfies Meta<typeof Identity>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Verified: Story = { args: { verified: true }, tags: ['spec:UI-06'] };
export const VerifiedLongName: Story = {
  args: { verified: true, displayName: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren'.repeat(2) },
  tags: ['spec:UI-06'],
  render: args => (
    <div style={{ inlineSize: 320 }}>
      <Identity {...args} />
    </div>
  ),
};
export const RightToLeftName: Story = { args: { verified: true, displayName: 'نور الهدى', acct: 'noor@hoshi.example' } };
export const WithoutName: Story = { args: { displayName: '' } };
export const WithEmoji: Story = {
  args: { displayName: 'Kazimir :sun:', emojis: [{ shortcode: 'sun', url: emoji, static_url: emoji }] },
};
export const NotALink: Story = { args: { href: undefined } };
