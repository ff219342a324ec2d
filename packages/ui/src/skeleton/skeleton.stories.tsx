import type { Meta, StoryObj } from '@storybook/react';
import { Skeleton } from './skeleton.js';

const meta = { title: 'UI/States/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: 240 } };
export const Block: Story = { args: { shape: 'block', width: 320, height: 180 } };
export const Circle: Story = { args: { shape: 'circle', width: 42, height: 42 } };
