import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, outboxOf, recordsOfDraft, type Draft } from '@rookery/store';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimelineScreen } from '../list/timeline.screen.js';
import { TimelineProvider } from '../timeline-provider.js';
import { aDraft, aPart } from '@rookery/store/testing';
import { bindPendingPosts } from './pending.data.js';

const account = { id: '7', username: 'mara', acct: 'mara', display_name: 'Mara Lindqvist', url: 'https://a.test/@mara' };
const wire = (id: number, content: string) => ({
  id: String(id),
  content,
  visibility: 'public',
  account,
  created_at: new Date().toISOString(),
});

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** The Home of a signed-in reader with two posts. `answers`: the server's responses to new posts, in order. */
function member() {
  const answers: (() => Response | Promise<Response>)[] = [];
  const keys: (string | null)[] = [];
  const home = [wire(2, '<p>Two</p>'), wire(1, '<p>One</p>')];
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      if (pathname === '/api/v1/timelines/home') return Response.json(home);
      if (pathname === '/api/v1/accounts/verify_credentials') return Response.json(account);
      if (pathname === '/api/v1/accounts/7/statuses') return Response.json(home);
      if (pathname !== '/api/v1/statuses') return Response.json({}, { status: 404 });
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return (answers.shift() ?? (() => Response.json({}, { status: 500 })))();
    },
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const edited = vi.fn<(draftId: string) => void>();
  const outbox = outboxOf(queryClient, client);
  bindPendingPosts(queryClient, outbox);
  const send = (draft: Draft, undoMs = 0) => outbox.add(...recordsOfDraft(draft, undoMs));
  const view = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <TimelineProvider options={{ isSignedIn: true, onEditDraft: edited }}>
            <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
  return { answers, keys, home, view, send, outbox, edited };
}

const ids = () => screen.queryAllByRole('article').map(row => row.dataset['statusId']);
const draft = aDraft({ parts: [aPart({ text: 'Bread is <b>out</b>.\nTwo loaves.\n\nCome early.' })] });

it('[LIST-05] shows a pending post, also after a remount, until the server’s post replaces it', async () => {
  const { answers, view, keys, home, send } = member();
  const { unmount } = view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  let answer: (response: Response) => void = () => {};
  answers.push(() => new Promise(resolve => (answer = resolve)));
  await act(() => send(draft));
  await waitFor(() => expect(ids()).toEqual(['末pending-key-1', '2', '1']));
  const neighbour = document.querySelector('article[data-status-id="2"]');
  await waitFor(() => expect(document.querySelector('[data-phase="sending"]')).not.toBeNull());
  const row = document.querySelector<HTMLElement>('[data-phase="sending"]');
  expect(row).toHaveTextContent('Bread is <b>out</b>.Two loaves.Come early.');
  expect(row?.querySelectorAll('.rk-pending-text p')).toHaveLength(2);
  expect(screen.getByText('Sending…')).toBeVisible();
  await waitFor(() => expect(row).toHaveAccessibleName(/Mara Lindqvist/));
  expect(row).toHaveAccessibleDescription(/Bread is/);
  expect(document.querySelector('article[data-status-id="2"]')).toBe(neighbour);
  unmount();
  view();
  await waitFor(() => expect(ids()).toEqual(['末pending-key-1', '2', '1']));
  const kept = document.querySelector('article[data-status-id="2"]');
  await waitFor(() => expect(keys).toEqual(['key-1']));
  await act(async () => {
    home.unshift(wire(3, '<p>Bread is out.</p>'));
    answer(Response.json(home[0]));
  });
  await waitFor(() => expect(ids()).toEqual(['3', '2', '1']));
  expect(document.querySelector('article[data-status-id="2"]')).toBe(kept);
});

it('[LIST-05] moves the focus from the pending post to the server’s post', async () => {
  const { answers, view, home, send } = member();
  view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  let answer: (response: Response) => void = () => {};
  answers.push(() => new Promise(resolve => (answer = resolve)));
  await act(() => send(draft));
  await waitFor(() => expect(document.querySelector('[data-phase="sending"]')).not.toBeNull());
  document.querySelector<HTMLElement>('[data-phase="sending"]')?.focus();
  await act(async () => {
    home.unshift(wire(3, '<p>Bread is out.</p>'));
    answer(Response.json(home[0]));
  });
  await waitFor(() => expect(document.querySelector('article[data-status-id="3"]')).toHaveFocus());
});

it('[POST-01] shows why a post was not sent, retries it under its key, and discards it after a question', async () => {
  const { answers, view, keys, send } = member();
  view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  const refusal = () => Response.json({ error: 'Text is too long' }, { status: 422 });
  answers.push(refusal, refusal);
  await act(() => send(draft));
  expect(await screen.findByText('This post was not sent. Text is too long')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(keys).toEqual(['key-1', 'key-1']));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Are you sure you want to delete this post?')).toBeVisible();
  expect(document.querySelector('[data-phase="failed"]')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
});

it('[POST-01] opens a refused post as a draft', async () => {
  const { answers, view, send, edited } = member();
  view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  answers.push(() => Response.json({ error: 'Text is too long' }, { status: 422 }));
  await act(() => send(draft));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await waitFor(() => expect(edited).toHaveBeenCalledWith('draft-1'));
  expect(ids()).toEqual(['2', '1']);
});

it('takes a post back within the time to undo', async () => {
  const { view, send, keys, edited } = member();
  view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  await act(() => send(draft, 30_000));
  expect(await screen.findByText(/^Sending in (30|29) seconds$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo sending' }));
  await waitFor(() => expect(edited).toHaveBeenCalledWith('draft-1'));
  expect(ids()).toEqual(['2', '1']);
  expect(keys).toEqual([]);
});
