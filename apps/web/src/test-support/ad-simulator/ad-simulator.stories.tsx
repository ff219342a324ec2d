import { aCard, anAd } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { AdSimulator } from './ad-simulator.js';

const start = Date.parse('2026-11-20T12:00:00Z');
const inMinutes = (minutes: number): number => start + minutes * 60_000;

const names = ['Lamps', 'Tea', 'Bicycles'];
const siteAds = names.map((title, index) =>
  anAd({
    card: aCard({ url: `https://${title.toLowerCase()}.example/`, title, description: '', image: null }),
    impression: `https://ads.example/seen/${title}`,
    expires_at: new Date(inMinutes(20 * (index + 1))).toISOString(),
  }),
);
const rumbleAds = siteAds.map(({ card, impression, expires_at: expiresAt }) => ({
  type: 1,
  click: card.url,
  asset: null,
  impression,
  expires: Date.parse(expiresAt ?? '') / 1000,
}));
const answer: typeof globalThis.fetch = async input =>
  (input instanceof Request ? input.url : String(input)).includes('rumble')
    ? Response.json({ count: 3, ads: rumbleAds })
    : Response.json(siteAds);

const meta = {
  title: 'App/Ads/AdSimulator',
  component: AdSimulator,
  args: {
    initial: {
      provider: 'soapbox',
      algorithm: 'linear',
      seed: 'harbour',
      interval: 20,
      range: [2, 6],
      pageSize: 20,
      newest: 1000,
      oldest: 941,
      now: start,
    },
    fetch: answer,
    siteAds,
  },
  decorators: [
    Story => (
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof AdSimulator>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The posts directly above and below each ad. */
function places(canvasElement: HTMLElement): string[] {
  const rows = [...within(canvasElement).getByRole('list', { name: 'List' }).children];
  return rows.flatMap((row, index) =>
    row.hasAttribute('data-placement') ? [`${rows[index - 1]?.textContent} | ${rows[index + 1]?.textContent}`] : [],
  );
}

/** Before every 20th post; nothing moves when 40 posts come above and 20 below. */
export const Linear: Story = {
  tags: ['spec:ADS-03'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByText('Sponsored post.')).toHaveLength(3));
    const first = places(canvasElement);
    await expect(first).toEqual(['Post 982 | Post 981', 'Post 962 | Post 961', 'Post 942 | Post 941']);
    await userEvent.click(canvas.getByRole('button', { name: '40 newer posts' }));
    await userEvent.click(canvas.getByRole('button', { name: '20 older posts' }));
    await expect(places(canvasElement)).toEqual(expect.arrayContaining(first));
    await expect(places(canvasElement)).toHaveLength(6);
  },
};
/** One in each page of 20, at a place that the seed decides. */
export const AboveFold: Story = {
  args: { initial: { ...meta.args.initial, algorithm: 'abovefold', provider: 'rumble' } },
  tags: ['spec:ADS-04', 'spec:ADS-09'],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByText('Sponsored post.')).toHaveLength(3));
  },
};
/** Each ad goes five minutes before it expires; then all are requested again. */
export const Expiring: Story = {
  args: { initial: { ...meta.args.initial, interval: 10, provider: 'truth' } },
  tags: ['spec:ADS-01', 'spec:ADS-02'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const log = () => within(canvas.getByRole('list', { name: 'Log' }));
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Lamps/ })[0]).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: '30 minutes later' }));
    await waitFor(() => expect(log().getAllByText(/Request: truth/)).toHaveLength(2));
    await expect(canvas.getByText(/expires at 12:20:00, no longer shown/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Lamps/ })).toBeNull();
  },
};
/** An algorithm that the app does not know places nothing. */
export const Unknown: Story = {
  args: { initial: { ...meta.args.initial, algorithm: 'roulette' } },
  tags: ['spec:ADS-10'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Lamps')).toBeVisible());
    await expect(canvas.queryByText('Sponsored post.')).toBeNull();
  },
};
