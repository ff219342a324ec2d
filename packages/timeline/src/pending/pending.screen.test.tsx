import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/api-client/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TimelineScreen } from '../list/timeline.screen.js';
import { TimelineProvider } from '../timeline-provider.js';
import { postStatus } from './pending.data.js';

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
      if (pathname !== '/api/v1/statuses') return Response.json({}, { status: 404 });
      keys.push(new Headers(init?.headers).get('Idempotency-Key'));
      return (answers.shift() ?? (() => Response.json({}, { status: 500 })))();
    },
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = () =>
    render(
      <QueryClientProvider client={queryClient}>
        <ClientProvider client={client}>
          <TimelineProvider isSignedIn>
            <TimelineScreen source={{ kind: 'home' }} restore={false} scrollKey="home" />
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>,
    );
  return { answers, keys, home, view, context: { client, queryClient } };
}

const ids = () => screen.queryAllByRole('article').map(row => row.dataset['statusId']);
const draft = { status: 'Bread is <b>out</b>.\nTwo loaves.\n\nCome early.', visibility: 'public' as const };

it('[LIST-05] shows a pending post, also after a remount, until the server’s post replaces it', async () => {
  const { answers, view, keys, home, context } = member();
  const { unmount } = view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  let answer: (response: Response) => void = () => {};
  answers.push(() => new Promise(resolve => (answer = resolve)));
  let sent: Promise<unknown> = Promise.resolve();
  act(() => void (sent = postStatus(context, draft, 'key-1')));
  await waitFor(() => expect(ids()).toEqual(['末pending-key-1', '2', '1']));
  const neighbour = document.querySelector('article[data-status-id="2"]');
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
    await sent;
  });
  await waitFor(() => expect(ids()).toEqual(['3', '2', '1']));
  expect(document.querySelector('article[data-status-id="2"]')).toBe(kept);
});

it('[LIST-05] shows why a post was not sent, retries it under its key, and discards it', async () => {
  const { answers, view, keys, context } = member();
  view();
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
  const refusal = () => Response.json({ error: 'Text is too long' }, { status: 422 });
  answers.push(refusal, refusal);
  await act(() => postStatus(context, draft, 'key-1').catch(() => undefined));
  expect(await screen.findByText('Text is too long')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(keys).toEqual(['key-1', 'key-1']));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(ids()).toEqual(['2', '1']));
});
