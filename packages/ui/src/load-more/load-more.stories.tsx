import type { Meta, StoryObj } from '@storybook/react';
import { LoadMore } from './load-more.js';

const meta = { title: 'UI/Lists/LoadMore', component: LoadMore, args: { onPress: () => undefined } } satisfies Meta<
  typeof LoadMore
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { isLoading: true } };
