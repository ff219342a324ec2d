import '../styles.css';
import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import type { SignedInAccount } from '@rookery/timeline/parts';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { MergedNotificationsScreen, type MergedNotificationsScreenProps } from './merged-notifications.screen.js';

type Server = 'there' | 'down' | 'empty' | 'silent';

/** An account of a server of its own. */
function accountAt(host: string, server: Server): SignedInAccount {
  const origin = `https://${host}`;
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12) });
  const answer = async (request: Request): Promise<Response> => {
    if (server === 'silent') return new Promise(() => undefined);
    if (server === 'down' && request.url.includes('/notifications')) return Response.json({ error: '' }, { status: 503 });
    if (server === 'empty' && request.url.includes('/notifications')) return Response.json([]);
    return instance.fetch(request);
  };
  return {
    id: host,
    handle: `mara@${host}`,
    name: 'Mara Lindqvist',
    avatar: '',
    client: createClient({
      baseUrl: origin,
      accessToken: instance.issueToken('mara'),
      fetch: (input, init) => answer(new Request(input, init)),
    }),
    queryClient: createQueryClient(),
  };
}

interface ListProps extends Pick<MergedNotificationsScreenProps, 'onOpen'> {
  servers: readonly Server[];
}

/** The notifications of accounts at two servers. */
function List({ servers, onOpen }: ListProps) {
  const [accounts] = useState(() =>
    servers.map((server, index) => accountAt(['harbour.example', 'tram.example'][index] ?? '', server)),
  );
  const [shown] = accounts;
  if (shown === undefined) return null;
  return (
    <QueryClientProvider client={shown.queryClient}>
      <ClientProvider client={shown.client}>
        <TimelineProvider
          options={{
            isSignedIn: true,
            storageScope: 'story',
            storage: null,
            settings: { autoloadMore: false },
            hrefs: { account: ({ acct }) => `/@${acct}` },
          }}
        >
          <main style={{ maxInlineSize: 600 }}>
            <MergedNotificationsScreen
              accounts={accounts}
              tab="all"
              isGrouping
              restore={false}
              scrollKey="story"
              onOpen={onOpen}
            />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Notifications/Accounts/MergedNotifications',
  component: List,
  subcomponents: { MergedNotificationsScreen },
  args: { servers: ['there', 'there'], onOpen: fn() },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A row of another account opens as that account, and so do the names in it. */
export const TwoAccounts: Story = {
  play: async ({ canvasElement, args }) => {
    const list = within(canvasElement);
    const [row] = await list.findAllByText('@mara@tram.example', undefined, { timeout: 10_000 });
    const article = row?.closest('article');
    article?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('tram.example', expect.any(String));
    await userEvent.click(within(article as HTMLElement).getAllByRole('link')[0] as HTMLElement);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** One server does not answer: a line says whose are missing. */
export const OneFails: Story = {
  args: { servers: ['there', 'down'] },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert', undefined, { timeout: 15_000 });
    await expect(alert).toHaveTextContent('The notifications of @mara@tram.example could not be loaded.');
  },
};
/** None answers. */
export const AllFail: Story = {
  args: { servers: ['down', 'down'] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('The notifications could not be loaded.', undefined, { timeout: 15_000 });
  },
};
export const Empty: Story = { args: { servers: ['empty', 'empty'] } };
export const Loading: Story = { args: { servers: ['silent', 'silent'] } };
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
