import { createClient, type Poll, type Status } from '@rookery/api-client';
import { anAccount, aPoll, aStatus } from '@rookery/api-client/testing';
import { ClientProvider, createQueryClient, ingestStatuses, ownAccountKey } from '@rookery/store';
import type { SignedInAccount } from '@rookery/timeline/parts';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ActingModalScreen, type ActingModalScreenProps } from './acting-modal.screen.js';
import '../dialogs/styles.css';

type Answer = 'found' | 'missing' | 'ended' | 'forbidden' | 'unreachable' | 'silent';

const tobi = anAccount({ id: '7', acct: 'tobi@tram.example', display_name: 'Tobias Okafor' });
const post = aStatus({ id: '12', account: tobi, url: 'https://tram.example/@tobi/12', uri: 'https://tram.example/objects/12' });

/** The server of an account: it has the post under an id of its own. */
function serverOf(answer: Answer, fields: Partial<Status>) {
  const theirs = { ...post, id: '900', ...fields };
  return async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (answer === 'silent') return new Promise(() => undefined);
    if (answer === 'unreachable') return Response.json({}, { status: 502 });
    if (answer === 'ended') return Response.json({ error: 'The access token was revoked' }, { status: 401 });
    if (answer === 'forbidden' && pathname === '/api/v2/search')
      return Response.json({ error: 'This action is outside the authorized scopes' }, { status: 403 });
    if (pathname === '/api/v2/search')
      return Response.json({ accounts: [], statuses: answer === 'missing' ? [] : [theirs], hashtags: [] });
    if (pathname.endsWith('/favourite')) return Response.json({ ...theirs, favourited: true });
    if (pathname === '/api/v1/accounts/relationships') return Response.json([{ id: '7', following: false }]);
    if (pathname === '/api/v1/accounts/verify_credentials') return Response.json(anAccount({ id: '77', acct: 'mara' }));
    return Response.json({ error: 'Record not found' }, { status: 404 });
  };
}

function accountAt(handle: string, name: string, answer: Answer, fields: Partial<Status>): SignedInAccount {
  const fetch = serverOf(answer, fields);
  const queryClient = createQueryClient();
  queryClient.setQueryData(ownAccountKey, anAccount({ id: '77', acct: 'mara' }));
  return {
    id: handle,
    handle,
    name,
    avatar: '',
    client: createClient({
      baseUrl: `https://${handle.split('@')[1]}`,
      accessToken: 'token',
      fetch: (input, init) => fetch(new Request(input, init)),
    }),
    queryClient,
  };
}

interface DialogProps extends Pick<ActingModalScreenProps, 'onReply' | 'onReport' | 'onSignIn' | 'onClose'> {
  /** The answer of the server of the first account. */
  answer: Answer;
  /** The post, as that account has it. */
  theirs: Partial<Status>;
  others: readonly (readonly [handle: string, name: string])[];
}

/** The dialog over Mara's timeline at harbour.example. */
function Dialog({ answer, theirs, others, ...ways }: DialogProps) {
  const [page] = useState(() => {
    const queryClient = createQueryClient();
    ingestStatuses(queryClient, [post]);
    const fetch = async () => Response.json({}, { status: 404 });
    return { client: createClient({ baseUrl: 'https://harbour.example', accessToken: 'token', fetch }), queryClient };
  });
  const [accounts] = useState(() => others.map(([handle, name]) => accountAt(handle, name, answer, theirs)));
  return (
    <QueryClientProvider client={page.queryClient}>
      <ClientProvider client={page.client}>
        <TimelineProvider options={{ isSignedIn: true, storage: null }}>
          <main style={{ minBlockSize: 640 }}>
            <ActingModalScreen {...ways} statusId={post.id} accounts={accounts} isOpen isCovered={false} />
          </main>
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'People/Acting/ActingModal',
  component: Dialog,
  subcomponents: { ActingModalScreen },
  args: {
    answer: 'found',
    theirs: {},
    others: [
      ['mara@mar.example', 'Mara at sea'],
      ['depot@tram.example', 'The depot'],
    ],
    onReply: fn(),
    onReport: fn(),
    onSignIn: fn(),
    onClose: fn(),
  },
  parameters: { keys: [['Escape', 'Closes it.']] },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: /./ });

/** The account's server has found the post: its actions are those of that account. */
export const Found: Story = {
  play: async ({ args }) => {
    const shown = within(await dialog());
    await userEvent.click(await shown.findByRole('button', { name: 'Like' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('sent'));
  },
};
/** The account has liked and reposted it before. */
export const ActedBefore: Story = {
  args: { theirs: { favourited: true, reblogged: true } },
  play: async () => {
    await within(await dialog()).findByRole('button', { name: 'Remove repost' });
  },
};
/** The account can vote. */
export const WithPoll: Story = {
  args: { theirs: { poll: { ...aPoll(), voted: false, expired: false, expires_at: null } satisfies Poll } },
  play: async () => {
    await within(await dialog()).findByRole('button', { name: /Vote/ }, { timeout: 5_000 });
  },
};
export const Looking: Story = { args: { answer: 'silent' } };
/** A private post, or servers that exchange no posts. */
export const Missing: Story = {
  args: { answer: 'missing' },
  play: async () => {
    await within(await dialog()).findByRole('alert');
  },
};
export const Ended: Story = {
  args: { answer: 'ended' },
  play: async ({ args }) => {
    await userEvent.click(await within(await dialog()).findByRole('button', { name: 'Log in again' }));
    await expect(args.onSignIn).toHaveBeenCalled();
  },
};
export const Forbidden: Story = {
  args: { answer: 'forbidden' },
  play: async () => {
    await expect(await within(await dialog()).findByRole('alert')).toHaveTextContent('outside the authorized scopes');
  },
};
export const Unreachable: Story = {
  args: { answer: 'unreachable' },
  play: async () => {
    await within(await dialog()).findByRole('alert');
  },
};
/** Names without a place to break, and an account without one. */
export const LongNames: Story = {
  args: {
    others: [
      [`${'long'.repeat(30)}@mar.example`, 'Maximiliane'.repeat(9)],
      ['depot@tram.example', ''],
    ],
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
