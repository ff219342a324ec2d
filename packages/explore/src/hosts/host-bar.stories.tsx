import type { Meta, StoryObj } from '@storybook/react';
import { HostBar } from './host-bar.js';
import './styles.css';

const meta = {
  title: 'Explore/Hosts/HostBar',
  component: HostBar,
  args: { hosts: ['tram.example', 'mar.example', 'hoshi.example'], current: 'mar.example', hrefOf: host => `/timeline/${host}` },
} satisfies Meta<typeof HostBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The current host is highlighted. */
export const Current: Story = { tags: ['spec:NAV-11'] };
/** On other pages no host is highlighted. */
export const Elsewhere: Story = { args: { current: null } };
/** More hosts than fit one line, with long names. */
export const Many: Story = {
  args: { hosts: Array.from({ length: 12 }, (_, index) => `${'a-long-name-'.repeat(index % 3)}server-${index}.example`) },
};
