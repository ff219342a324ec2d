import type { Meta, StoryObj } from '@storybook/react';
import { OfflineBar } from './offline-bar.js';

const meta = {
  title: 'App/Shell/OfflineBar',
  component: OfflineBar,
  args: { reach: 'offline', isInterrupted: false, server: 'tram.example', asOf: null },
} satisfies Meta<typeof OfflineBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser has no network. */
export const Offline: Story = {};
/** The page was stored by an earlier visit. */
export const OfflineAsOf: Story = { tags: ['spec:HINT-14'], args: { asOf: Date.UTC(2026, 10, 20, 9, 30) } };
/** Requests stay without an answer. It goes away with the next answer. */
export const Unreachable: Story = { args: { reach: 'unreachable' } };
/** The connection that brings new posts is broken, or silent. */
export const Interrupted: Story = { tags: ['spec:API-11'], args: { reach: 'reachable', isInterrupted: true } };
export const RightToLeft: Story = { args: { reach: 'unreachable' }, globals: { locale: 'ar', theme: 'dark' } };
