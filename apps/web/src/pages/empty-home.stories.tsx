import type { Meta, StoryObj } from '@storybook/react';
import { FirstSteps } from './empty-home.js';

const meta = {
  title: 'App/Lists/EmptyHome',
  component: FirstSteps,
  tags: ['spec:HINT-09'],
  args: { offer: null, hasTrends: true },
} satisfies Meta<typeof FirstSteps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An account that is not new: what to do next. */
export const NextSteps: Story = {};
/** A new account is offered its first steps. */
export const NewAccount: Story = { args: { offer: 'begin' } };
/** A member who has left them continues. */
export const Begun: Story = { args: { offer: 'continue' } };
export const WithoutTrends: Story = { args: { offer: 'begin', hasTrends: false } };
