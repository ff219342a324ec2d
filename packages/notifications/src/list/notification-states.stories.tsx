import '../styles.css';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createClient } from '@rookery/api-client';
import { aStatus, anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { TimelineProvider } from '@rookery/timeline';
import { NotificationsScreen } from './notifications.screen.js';
import type { NotificationTab } from './notification-types.js';

type Answer = 'never' | 'nothing' | 'refused' | 'one page';

interface ScreenProps {
  answer: Answer;
  tab: NotificationTab;
}

const wire = (id: number) => ({
  id: String(id),
  type: id % 2 === 0 ? 'favourite' : 'mention',
  created_at: '2026-11-20T11:50:00.000Z',
  account: anAccount({ id: `${id}0`, display_name: 'Noor', acct: 'noor@hoshi.example' }),
  status: { ...aStatus({ id: `${id}1` }), account: anAccount() },
});

async function respond(answer: Answer, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/api/v2/instance') return Response.json({ domain: 'rookery.test', version: '0.20.0', configuration: {} });
  if (pathname === '/api/v1/markers') return Response.json({});
  if (pathname !== '/api/v1/notifications') return Response.json({ error: 'Record not found' }, { status: 404 });
  if (answer === 'never') return new Promise(() => undefined);
  if (answer === 'refused') return Response.json({ error: 'The server rests' }, { status: 503 });
  const isEnd = answer === 'nothing' || searchParams.has('max_id');
  return Response.json(isEnd ? [] : [5, 4, 3].map(wire));
}

/** A list of notifications on a server that answers in one way. */
function Screen({ answer, tab }: ScreenProps) {
  const [{ client, cache }] = useState(() => {
    const queryClient = createQueryClient();
    queryClient.setDefaultOptions({ queries: { retry: false } });
    return {
      client: createClient({
        baseUrl: 'https://rookery.test',
        accessToken: 'token',
        fetch: (input, init) => respond(answer, new Request(input, init)),
      }),
      cache: queryClient,
    };
  });
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storageScope: 'story', storage: null }}>
          <main style={{ maxInlineSize: 600 }}>
            <NotificationsScreen listId="status-list" tab={tab} isGrouping restore={false} scrollKey={`story-${answer}`} />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Notifications/List/NotificationsScreen',
  component: Screen,
  args: { answer: 'one page', tab: 'all' },
  tags: ['spec:HINT-02'],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of them, to the end. */
export const ToTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('You have reached the end.')).toBeVisible();
    await expect(page.getAllByRole('article')).toHaveLength(3);
  },
};
/** 20 placeholders. */
export const Loading: Story = {
  args: { answer: 'never' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('.rk-placeholder')).toHaveLength(20);
  },
};
export const Failed: Story = {
  args: { answer: 'refused' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /try again/i })).toBeVisible();
  },
};
export const Empty: Story = {
  args: { answer: 'nothing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('You don’t have any notifications yet.')).toBeVisible();
  },
};
export const EmptyFiltered: Story = {
  args: { answer: 'nothing', tab: 'polls' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('There are no notifications of this kind.')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
