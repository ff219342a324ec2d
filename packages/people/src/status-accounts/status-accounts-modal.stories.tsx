import { statusesOf, accountsOf, createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StatusAccountsModalScreen, type StatusAccountsModalScreenProps } from './status-accounts-modal.screen.js';
import './styles.css';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

interface StoredModalProps extends Pick<StatusAccountsModalScreenProps, 'list'> {
  answer: 'all' | 'none' | 'many' | 'failed' | 'pending';
}

/** Each reaction by 1,000 accounts, which a server without pages of them sends at once. */
async function manyReactions(answer: Response): Promise<Response> {
  const reactions = (await answer.json()) as { name: string; accounts: object[] }[];
  const many = reactions.map(reaction => {
    const accounts = Array.from({ length: 1_000 }, (_, index) => ({
      ...reaction.accounts[0],
      id: `${reaction.name}${index}`,
      acct: `reader${index}`,
      display_name: `Reader ${index + 1}`,
    }));
    return { ...reaction, count: accounts.length, accounts };
  });
  return Response.json(many);
}

/** A list of accounts of a post of the member, against a built-in server in the page. */
function StoredModal({ list, answer }: StoredModalProps) {
  const [{ client, cache, instance }] = useState(() => {
    const server = createInstance({ origin, now: noon, serverProfile: 'rebased' });
    const queries = createQueryClient();
    queries.setDefaultOptions({ queries: { retry: false } });
    const own = createClient({
      baseUrl: origin,
      accessToken: server.issueToken('mara'),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const response = await server.fetch(request);
        return answer === 'many' && request.url.endsWith('/reactions') ? manyReactions(response) : response;
      },
    });
    return { client: own, cache: queries, instance: server };
  });
  const [statusId, setStatusId] = useState<string | null>(null);
  useEffect(() => {
    const prepare = async (): Promise<void> => {
      if (answer === 'none') {
        const { id } = await statusesOf(client).create({ status: 'A post of a quiet day' });
        setStatusId(id);
        return;
      }
      const { id } = await accountsOf(client).verifyCredentials();
      const { items } = await accountsOf(client).statuses(id);
      const [most] = items.toSorted((one, other) => other.favourites_count - one.favourites_count);
      if (most === undefined) return;
      for (const emoji of ['🦉', 'tram']) await statusesOf(client).react(most.id, emoji);
      const reply = await statusesOf(client).create({ status: '@oskar @lev Thanks, both of you', in_reply_to_id: most.id });
      const fault = { pattern: 'GET *', times: Infinity };
      if (answer === 'failed') instance.faults.add({ ...fault, kind: 'status', status: 422 });
      if (answer === 'pending') instance.faults.add({ ...fault, kind: 'delay', milliseconds: 60_000 });
      setStatusId(list === 'mentions' ? reply.id : most.id);
    };
    void prepare();
  }, [client, instance, answer, list]);
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storage: null }}>
          {statusId !== null && (
            <StatusAccountsModalScreen list={list} statusId={statusId} page="home" isOpen onClose={() => undefined} />
          )}
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'People/Dialogs/StatusAccounts',
  component: StoredModal,
  args: { list: 'favourites', answer: 'all' },
} satisfies Meta<typeof StoredModal>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Waits for the fade of the modal too. */
const shows = async (title: string, words: string): Promise<void> => {
  const list = await dialog(title);
  await waitFor(() => expect(list.getByText(words)).toBeVisible());
};

export const Likes: Story = {
  tags: ['spec:MOD-01', 'spec:MOD-14'],
  play: async () => {
    const likes = await dialog('Likes');
    await waitFor(() => expect(likes.getAllByRole('listitem')).toHaveLength(20));
    await expect(likes.getByRole('button', { name: 'Load more' })).toBeInTheDocument();
  },
};
export const Reposts: Story = {
  tags: ['spec:MOD-01', 'spec:MOD-14'],
  args: { list: 'reblogs', answer: 'none' },
  play: async () => {
    await shows('Reposts', 'No reposts yet.');
  },
};
export const Reactions: Story = {
  tags: ['spec:MOD-01', 'spec:MOD-14'],
  args: { list: 'reactions' },
  play: async () => {
    const reactions = await dialog('Reactions');
    await userEvent.click(await reactions.findByRole('tab', { name: '🦉 1' }));
    await waitFor(() => expect(reactions.getAllByRole('listitem')).toHaveLength(1));
  },
};
/** Two thousand at once: a page of them is drawn, further ones on request. */
export const ManyReactions: Story = {
  tags: ['spec:MOD-14'],
  args: { list: 'reactions', answer: 'many' },
  play: async () => {
    const reactions = await dialog('Reactions');
    await waitFor(() => expect(reactions.getAllByRole('listitem')).toHaveLength(40));
    await userEvent.click(reactions.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(reactions.getAllByRole('listitem')).toHaveLength(80));
  },
};
export const NoReactions: Story = {
  tags: ['spec:MOD-14'],
  args: { list: 'reactions', answer: 'none' },
  play: async () => {
    await shows('Reactions', 'No reactions yet.');
  },
};
export const Mentions: Story = {
  tags: ['spec:MOD-01', 'spec:MOD-14'],
  args: { list: 'mentions' },
  play: async () => {
    await waitFor(async () => expect((await dialog('Mentions')).getAllByRole('listitem').length).toBeGreaterThan(1));
  },
};
export const Failed: Story = {
  tags: ['spec:MOD-14'],
  args: { answer: 'failed' },
  play: async () => {
    await shows('Likes', 'The likes could not be loaded.');
  },
};
export const Loading: Story = {
  tags: ['spec:MOD-14'],
  args: { answer: 'pending' },
  play: async () => {
    await shows('Likes', 'Loading…');
  },
};
