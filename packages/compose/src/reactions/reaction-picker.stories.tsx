import { createClient } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/store';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StatusScreen, TimelineProvider } from '@rookery/timeline';
import { ReactionPickerScreen } from './reaction-picker.screen.js';
import './reactions.css';

const post = aStatus({
  id: '7',
  content: '<p>Fog on the viaduct this morning.</p>',
  emoji_reactions: [{ name: '🎉', count: 3, me: false, url: null, static_url: null }],
});

/** A server that has the post and takes every reaction. */
function connect() {
  let emoji_reactions = post.emoji_reactions;
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: (input, init) => {
      const { method, url } = new Request(input, init);
      const name = decodeURIComponent(url.split('/').at(-1) ?? '');
      if (method === 'PUT') emoji_reactions = [...emoji_reactions, { name, count: 1, me: true, url: null, static_url: null }];
      return Promise.resolve(Response.json(url.includes('/reactions/') ? { ...post, emoji_reactions } : []));
    },
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, [post]);
  return { client, queryClient };
}

function PostWithPicker({ hasCustom }: { hasCustom: boolean }) {
  const [{ client, queryClient }] = useState(connect);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const openBeside = useCallback((page: HTMLElement | null) => setRow(page?.querySelector('article') ?? null), []);
  return (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storage: null, onReact: (_status, element) => setRow(element) }}>
          <main ref={openBeside} style={{ maxInlineSize: 600, minBlockSize: 640 }}>
            <StatusScreen statusId={post.id} />
            {row !== null && (
              <ReactionPickerScreen statusId={post.id} row={row} page="home" hasCustom={hasCustom} onClose={() => setRow(null)} />
            )}
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const searchField = (canvasElement: HTMLElement) => within(canvasElement).findByRole('combobox', { name: 'Search emoji' });

const meta = {
  title: 'Compose/Reactions/ReactionPicker',
  component: PostWithPicker,
  args: { hasCustom: true },
} satisfies Meta<typeof PostWithPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picker beside the row of the post; Enter would choose its first emoji. */
export const Open: Story = {
  tags: ['spec:STAT-06'],
  play: async ({ canvasElement }) => {
    const field = await searchField(canvasElement);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('aria-activedescendant', expect.stringMatching(/-0$/));
  },
};
/** A chosen emoji is a pressed button below the post, which has the focus again. */
export const Chosen: Story = {
  tags: ['spec:STAT-06'],
  play: async ({ canvasElement }) => {
    await userEvent.type(await searchField(canvasElement), 'owl{Enter}');
    const canvas = within(canvasElement);
    const own = await canvas.findByRole('button', { name: '🦉: 1 reaction' });
    await expect(own).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
  },
};
export const Dark: Story = { ...Open, tags: [], globals: { theme: 'dark' } };
