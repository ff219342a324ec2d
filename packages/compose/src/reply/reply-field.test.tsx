import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, draftStoreOf } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InlineReplyScreen } from './inline-reply.screen.js';
import { ReplyField } from './reply-field.js';

const origin = 'https://rookery.test';

function aField() {
  const instance = createInstance({ origin });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const queryClient = createQueryClient();
  const post = [...instance.world.statuses.values()].find(
    ({ reblog_of_id, visibility }) => reblog_of_id === null && visibility === 'public',
  );
  if (post === undefined) throw new Error('The seed world has no public post.');
  const open = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <TimelineProvider options={{ isSignedIn: true }}>
            <ReplyField statusId={post.id} account={{ avatar: '', name: 'Mara' }} typing={null} Composer={InlineReplyScreen} />
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
  return { open, drafts: draftStoreOf(queryClient, client), statusId: post.id };
}

test('[CMP-01] opens a composer in its place, which has the focus', async () => {
  const { open } = aField();
  open();
  await userEvent.click(screen.getByRole('button', { name: /Write your reply/ }));
  const field = await screen.findByRole('textbox', { name: 'Text of the post' });
  await waitFor(() => expect(field).toHaveFocus());
});

test('[CMP-02] continues a reply that was begun before', async () => {
  const { open, drafts, statusId } = aField();
  const { unmount } = open();
  await userEvent.click(screen.getByRole('button', { name: /Write your reply/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text of the post' }), 'A bigger table');
  await waitFor(async () => expect(await drafts.list('post')).toMatchObject([{ value: { inReplyToId: statusId } }]));
  unmount();
  open();
  await userEvent.click(screen.getByRole('button', { name: /Write your reply/ }));
  expect(await screen.findByDisplayValue(/A bigger table/)).toBeVisible();
});
