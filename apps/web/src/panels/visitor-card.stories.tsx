import type { Meta, StoryObj } from '@storybook/react';
import { VisitorCard } from './visitor-card.js';

const meta = { title: 'App/Visitor card', component: VisitorCard, args: { server: 'tram.city' } } satisfies Meta<
  typeof VisitorCard
>;
export default meta;

/** Above the public timeline for somebody who is not signed in. */
export const Shown: StoryObj<typeof meta> = { tags: ['spec:NAV-01'] };
