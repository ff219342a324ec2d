import { createClient } from '@rookery/api-client';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { ClientProvider, createQueryClient } from '@rookery/store';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { FiltersScreen } from './filters.screen.js';
import './styles.css';

const origin = 'https://harbour.example';
const now = Date.UTC(2026, 10, 20, 12);

interface PageProps {
  /** The server profile of the built-in server. */
  serverProfile: ServerProfileName;
  /** The server answers every request for filters with an error. */
  isFailing?: boolean;
}

/** The filters of an account on the built-in server. */
function Page({ serverProfile, isFailing = false }: PageProps) {
  const [{ client, queryClient }] = useState(() => {
    const instance = createInstance({ seed: 1, now: () => now, origin, serverProfile });
    return {
      queryClient: createQueryClient(),
      client: createClient({
        baseUrl: origin,
        accessToken: instance.issueToken('mara'),
        fetch: async (input, init) => {
          const request = new Request(input, init);
          if (isFailing && request.url.includes('/filters'))
            return new Response('{"error":"The server is busy."}', { status: 500 });
          return instance.fetch(request);
        },
      }),
    };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storageScope: 'story' }}>
          <main style={{ maxInlineSize: 600 }}>
            <h1 className="rk-visually-hidden">Filters</h1>
            <FiltersScreen onEdit={() => undefined} onAskDelete={() => undefined} />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Timeline/Filters/FiltersScreen',
  component: Page,
  args: { serverProfile: 'default' },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server applies them. */
export const OnTheServer: Story = { tags: ['spec:HINT-05'] };

/** The server keeps one phrase for each, and leaves them to the client. */
export const OnePhraseEach: Story = {
  tags: ['spec:HINT-05'],
  args: { serverProfile: 'rebased' },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] === 'en') await expect(await canvas.findByText(/one word or phrase/)).toBeVisible();
  },
};

/** The server has none: they are on the device. */
export const OnTheDevice: Story = {
  tags: ['spec:HINT-05'],
  args: { serverProfile: 'hollo' },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] === 'en') await expect(await canvas.findByText(/kept on this device/)).toBeVisible();
  },
};

/** They could not be loaded. */
export const Failed: Story = {
  tags: ['spec:HINT-05'],
  args: { isFailing: true },
  play: async ({ canvas, globals }) => {
    if (globals['locale'] === 'en') await expect(await canvas.findByText('Your filters could not be loaded.')).toBeVisible();
  },
};
