import type { Meta, StoryObj } from '@storybook/react';
import { Pager, type PagerProps } from './pager.js';

const act = () => undefined;
const meta = {
  title: 'Timeline/List/Pager',
  component: Pager,
  args: { number: 2, onNewer: act, onOlder: act, isLoading: false, hasFailed: false } as PagerProps,
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Between: Story = { tags: ['spec:LIST-07'] };
export const Newest: Story = { args: { number: 1, onNewer: null }, tags: ['spec:LIST-07'] };
export const Last: Story = { args: { number: 9, onOlder: null }, tags: ['spec:LIST-07'] };
export const LoadingOlder: Story = { args: { isLoading: true } };
export const OlderFailed: Story = { args: { hasFailed: true } };
