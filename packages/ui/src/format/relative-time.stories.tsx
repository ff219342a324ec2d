import type { Meta, StoryObj } from '@storybook/react';
import { RelativeTime } from './relative-time.js';

const meta = { title: 'UI/Text/RelativeTime', component: RelativeTime } satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongAgo: Story = { args: { dateTime: '2019-03-04T09:15:00.000Z' } };
export const InTheFuture: Story = { args: { dateTime: '2999-03-04T09:15:00.000Z' } };
