import type { Meta, StoryObj } from '@storybook/react';
import { Button, StateLabel } from './button.js';

const meta = { title: 'UI/Controls/Button', component: Button, args: { children: 'Follow' } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary', children: 'Post' } };
export const Plain: Story = { args: { variant: 'plain', children: 'View all' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Small: Story = { args: { size: 'sm' } };
export const Pending: Story = { args: { variant: 'primary', isPending: true } };
/** A state that a press undoes: hover or focus shows the action. */
export const State: Story = { args: { children: <StateLabel state="Following" action="Unfollow" /> } };
export const Disabled: Story = { args: { disabled: true } };
