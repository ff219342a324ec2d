import type { Meta, StoryObj } from '@storybook/react';
import { MemoryRouter } from 'react-router-dom';
import { VisitorCard } from './sign-in-links.js';

const meta = {
  title: 'App/Shell/VisitorCard',
  component: VisitorCard,
  args: { server: 'tram.example', canSignUp: true },
  decorators: [
    Story => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta<typeof VisitorCard>;
export default meta;

/** Above the public timelines for visitors. */
export const Shown: StoryObj<typeof meta> = { tags: ['spec:NAV-01'] };

/** The server takes no new members, or it is not known whether it does. */
export const WithoutRegistrations: StoryObj<typeof meta> = { args: { canSignUp: false } };
