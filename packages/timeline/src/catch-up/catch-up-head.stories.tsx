import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { noFilters } from './catch-up-filters.js';
import { CatchUpHead } from './catch-up-head.js';

const nothing = (): void => undefined;

const meta = {
  title: 'Timeline/Catch up/CatchUpHead',
  component: CatchUpHead,
  args: {
    posts: 240,
    entries: 258,
    view: 'time',
    reading: { phase: 'reading', reason: '' },
    times: { newest: '2026-11-20T12:00:00', read: '2026-11-19T18:30:00', since: '2026-11-18T08:15:00' },
    hasSince: true,
    leftOut: { byFilters: 0, bySettings: 0, byPage: 0, byView: 0 },
    gone: { deleted: 0, removed: 0 },
    filters: noFilters,
    languages: ['en', 'de', 'unknown'],
    mark: { newestAt: '2026-11-20T12:00:00', markedAt: null, isPending: false, hasFailed: false, onMark: nothing },
    onChange: nothing,
    onStop: nothing,
    onContinue: nothing,
  },
} satisfies Meta<typeof CatchUpHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Page by page, newest first. The bar is the part of the time since the reader left. */
export const Reading: Story = {};
/** Everything since the reader left. */
export const Reached: Story = { args: { reading: { phase: 'reached', reason: '' } } };
/** The server keeps too few posts. */
export const Ended: Story = { args: { reading: { phase: 'ended', reason: '' } } };
/** The reader never read Home, or the server has no markers: the whole list is read. */
export const WithoutAPlace: Story = {
  args: {
    reading: { phase: 'ended', reason: '' },
    hasSince: false,
    times: { newest: '2026-11-20T12:00:00', read: '2026-11-19T18:30:00', since: null },
  },
};
export const Stopped: Story = { args: { reading: { phase: 'stopped', reason: '' } } };
/** After 1,000 posts the reader decides about more. */
export const Paused: Story = { args: { posts: 1_004, entries: 1_031, reading: { phase: 'paused', reason: '' } } };
/** The posts that were read stay. */
export const Failed: Story = { args: { reading: { phase: 'failed', reason: 'Too many requests. Try again in a minute.' } } };
export const Offline: Story = { args: { reading: { phase: 'offline', reason: '' } } };
/** The server answers the same again. */
export const Stuck: Story = { args: { reading: { phase: 'stuck', reason: '' } } };
/** A sentence for each reason. */
export const LeftOut: Story = {
  args: {
    reading: { phase: 'reached', reason: '' },
    view: 'links',
    leftOut: { byFilters: 3, bySettings: 12, byPage: 41, byView: 160 },
    gone: { deleted: 2, removed: 1 },
    filters: { ...noFilters, age: 'day', replies: 'none' },
  },
};
/** The place of Home has moved because the reader asked for it. */
export const Marked: Story = {
  args: {
    reading: { phase: 'reached', reason: '' },
    mark: {
      newestAt: '2026-11-20T12:00:00',
      markedAt: '2026-11-20T12:00:00',
      isPending: false,
      hasFailed: false,
      onMark: nothing,
    },
  },
};
export const MarkFailed: Story = {
  args: {
    reading: { phase: 'reached', reason: '' },
    mark: { newestAt: '2026-11-20T12:00:00', markedAt: null, isPending: false, hasFailed: true, onMark: nothing },
  },
};
/** Nothing is read yet. */
export const Start: Story = {
  args: {
    posts: 0,
    entries: 0,
    times: { newest: null, read: null, since: null },
    mark: { newestAt: null, markedAt: null, isPending: false, hasFailed: false, onMark: null },
  },
};
/** Two filters are set. */
export const Filters: Story = {
  args: { reading: { phase: 'reached', reason: '' }, filters: { ...noFilters, length: 'long', language: 'de' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Filters: 2'));
    await expect(canvas.getByRole('combobox', { name: 'Length' })).toHaveValue('long');
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
};
