import { createClient } from '@rookery/api-client';
import { block, ClientProvider, createQueryClient, mute } from '@rookery/store';
import { anAccount, aRelationship } from '@rookery/api-client/testing';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TimelineProvider } from '@rookery/timeline';
import { SuggestionsScreen } from './suggestions-list.screen.js';
import { SuggestionsBlockScreen } from './suggestions.screen.js';
import { suggestionsQuery } from './suggestions.data.js';

/** A server with `count` suggestions, three to a page. */
function suggestingServer(count: number) {
  const refusals = new Set<string>();
  const asked: string[] = [];
  const people = Array.from({ length: count }, (_, index) =>
    anAccount({
      id: String(index + 1),
      acct: `p${index + 1}`,
      display_name: `Person ${index + 1}`,
      note: `<p>Bio ${index + 1}</p>`,
    }),
  );
  const relationships = new Map(people.map(({ id }) => [id, aRelationship({ id })]));
  const answer = (method: string, url: URL): unknown => {
    const person = /^\/api\/v1\/accounts\/(\d+)\/(follow|unfollow|block|mute)$/.exec(url.pathname);
    if (person) {
      const [, id = '', action] = person;
      const change = {
        follow: { following: true },
        unfollow: { following: false },
        block: { blocking: true },
        mute: { muting: true },
      }[action ?? ''];
      const next = { ...relationships.get(id), ...change } as ReturnType<typeof aRelationship>;
      relationships.set(id, next);
      return next;
    }
    if (url.pathname === '/api/v1/accounts/relationships')
      return url.searchParams.getAll('id[]').map(id => relationships.get(id));
    if (url.pathname === '/api/v2/suggestions') {
      const start = Number(url.searchParams.get('offset') ?? 0);
      return people.slice(start, start + 3).map(account => ({
        source: 'global',
        sources: account.id === '1' ? ['friends_of_friends', 'most_followed'] : [],
        account,
      }));
    }
    if (url.pathname === '/api/v2/instance') return { domain: 'a.test', version: '4.5.0' };
    return method === 'DELETE' ? {} : undefined;
  };
  const client = createClient({
    baseUrl: 'https://a.test',
    accessToken: 'secret',
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      asked.push(`${init?.method} ${url.pathname}`);
      if (refusals.has(url.pathname)) return Response.json({ error: 'Not now' }, { status: 422 });
      const data = answer(init?.method ?? 'GET', url);
      if (data === undefined) return Response.json({}, { status: 404 });
      const start = Number(url.searchParams.get('offset') ?? 0);
      const hasMore = url.pathname === '/api/v2/suggestions' && start + 3 < count;
      const next = `<https://a.test/api/v2/suggestions?offset=${start + 3}>; rel="next"`;
      return Response.json(data, { headers: hasMore ? { Link: next } : {} });
    },
  });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  return { client, queryClient, refusals, asked, context: { client, queryClient } };
}

const notify = vi.fn<(notice: unknown) => void>();

function show(server: ReturnType<typeof suggestingServer>, element: ReactNode, isSignedIn = true, onSignIn = () => {}) {
  return render(
    <QueryClientProvider client={server.queryClient}>
      <ClientProvider client={server.client}>
        <NotifyProvider onNotify={notify}>
          <TimelineProvider options={{ isSignedIn, onSignIn }}>{element}</TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
}

const theBlock = <SuggestionsBlockScreen titleId="title" allHref="/suggestions" />;
const names = () => screen.queryAllByRole('listitem').map(item => within(item).getByRole('link').textContent);

describe('SuggestionsBlockScreen', () => {
  it('[SUG-01] [LIST-04] shows at most four profiles with a link to all', async () => {
    const server = suggestingServer(9);
    const { container } = show(server, theBlock);
    expect(container).toBeEmptyDOMElement();
    expect(await screen.findByRole('heading', { name: 'Suggested Profiles' })).toHaveAttribute('id', 'title');
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/suggestions');
    expect(names()).toEqual(['Person 1@p1', 'Person 2@p2', 'Person 3@p3']);
    await act(async () => {
      await server.queryClient.fetchInfiniteQuery({ ...suggestionsQuery(server.client), pages: 3, staleTime: 0 });
    });
    await waitFor(() => expect(names()).toHaveLength(4));
  });

  it('[NAV-03] links each profile to its page', async () => {
    show(suggestingServer(2), theBlock);
    const cards = await screen.findAllByRole('listitem');
    const hrefs = cards.map(card => within(card).getByRole('link').getAttribute('href'));
    expect(hrefs).toEqual(['https://rookery.test/@p1', 'https://rookery.test/@p2']);
  });

  it('[SUG-01] shows nothing without suggestions, and when they cannot be loaded', async () => {
    const empty = suggestingServer(0);
    const { container, unmount } = show(empty, theBlock);
    await waitFor(() => expect(empty.asked).toContain('GET /api/v2/suggestions'));
    expect(container).toBeEmptyDOMElement();
    unmount();
    const broken = suggestingServer(3);
    broken.refusals.add('/api/v2/suggestions');
    const second = show(broken, theBlock);
    await waitFor(() => expect(broken.queryClient.getQueryState(['timeline', 'suggestions'])?.status).toBe('error'));
    expect(second.container).toBeEmptyDOMElement();
    expect(notify).not.toHaveBeenCalled();
  });

  it('[SUG-01] follows and unfollows optimistically, and rolls back what the server refuses', async () => {
    const server = suggestingServer(2);
    show(server, theBlock);
    const follow = await screen.findByRole('button', { name: 'Follow Person 1' });
    await waitFor(() => expect(follow).toBeEnabled());
    await userEvent.click(follow);
    await userEvent.click(await screen.findByRole('button', { name: 'Following Person 1, unfollow' }));
    expect(await screen.findByRole('button', { name: 'Follow Person 1' })).toBeVisible();
    server.refusals.add('/api/v1/accounts/2/follow');
    await userEvent.click(screen.getByRole('button', { name: 'Follow Person 2' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Not now' }));
    expect(screen.getByRole('button', { name: 'Follow Person 2' })).toBeVisible();
  });

  it('[SUG-01] dismisses optimistically, and puts a refused one back in its place', async () => {
    notify.mockClear();
    const server = suggestingServer(3);
    show(server, theBlock);
    await userEvent.click(await screen.findByRole('button', { name: 'Do not suggest Person 1' }));
    expect(names()).toEqual(['Person 2@p2', 'Person 3@p3']);
    expect(screen.getByRole('button', { name: 'Do not suggest Person 2' })).toHaveFocus();
    await waitFor(() => expect(server.asked).toContain('DELETE /api/v1/suggestions/1'));
    server.refusals.add('/api/v1/suggestions/2');
    await userEvent.click(screen.getByRole('button', { name: 'Do not suggest Person 2' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'error', text: 'Not now' }));
    expect(names()).toEqual(['Person 2@p2', 'Person 3@p3']);
  });

  it('[SUG-01] leaves out accounts that the reader blocks or mutes', async () => {
    const server = suggestingServer(3);
    show(server, theBlock);
    await screen.findByRole('button', { name: 'Follow Person 1' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Follow Person 1' })).toBeEnabled());
    await act(() => block(server.context, { accountId: '1' }));
    await act(() => mute(server.context, { accountId: '3' }));
    await waitFor(() => expect(names()).toEqual(['Person 2@p2']));
  });
});

describe('SuggestionsScreen', () => {
  it('[NAV-08] lists all suggestions, page by page', async () => {
    show(suggestingServer(5), <SuggestionsScreen />);
    await waitFor(() => expect(names()).toHaveLength(3));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('[NAV-08] names the bio of each profile and the reason for it', async () => {
    show(suggestingServer(2), <SuggestionsScreen />);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent('Bio 1Followed by people you follow');
    expect(second).toHaveTextContent('Bio 2Popular on your server');
  });

  it('[NAV-08] has an empty state, an error state and a sign-in state', async () => {
    const { unmount } = show(suggestingServer(0), <SuggestionsScreen />);
    expect(await screen.findByText('No suggestions right now. Search for people or look at trending hashtags.')).toBeVisible();
    unmount();
    const broken = suggestingServer(2);
    broken.refusals.add('/api/v2/suggestions');
    const second = show(broken, <SuggestionsScreen />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken.refusals.clear();
    await userEvent.click(retry);
    await waitFor(() => expect(names()).toHaveLength(2));
    second.unmount();
    const onSignIn = vi.fn();
    const away = suggestingServer(2);
    show(away, <SuggestionsScreen />, false, onSignIn);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
    expect(away.asked).toEqual([]);
  });
});
