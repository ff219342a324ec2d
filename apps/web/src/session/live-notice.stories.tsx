import type { Meta, StoryObj } from '@storybook/react';
import { LiveNotice } from './live-notice.js';

const meta = {
  title: 'App/Live updates',
  component: LiveNotice,
  args: { isInterrupted: true },
} satisfies Meta<typeof LiveNotice>;
export default meta;

/** The connection that brings new posts is broken. It goes away once the connection is back. */
export const Interrupted: StoryObj<typeof meta> = { tags: ['spec:API-11'] };
