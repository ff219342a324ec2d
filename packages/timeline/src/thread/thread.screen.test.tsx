import { createClient, type Status } from '@rookery/api-client';
import { accountStore, ClientProvider, createQueryClient, forgetStatus, ingestStatuses, writeRelationship } from '@rookery/store';
import { anAccount, aRelationship, aStatus } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TimelineProvider } from '../timeline-provider.js';
import { threadsKey } from './thread-branch.js';
import { ThreadScreen, type ThreadScreenProps } from './thread.screen.js';

type Answer = () => Promise<Response> | Response;

function draw(answers: Record<string, Answer>, known: Status[] = [], props: Partial<ThreadScreenProps> = {}) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://rookery.test',
    fetch: async (input, init) => {
      const url = new URL(new Request(input, init).url);
      const path = url.pathname.replace('/api/v1/statuses/', '') + url.search;
      requests.push(path);
      return (await answers[path]?.()) ?? json({ error: 'Record not found' }, { status: 404 });
    },
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, known);
  const tree = (statusId: string, more: Partial<ThreadScreenProps> = {}) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: false }}>
          <ThreadScreen statusId={statusId} displayCta isVisitor loginHref="/login" signupHref="/signup" {...props} {...more} />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(tree('2'));
  return {
    requests,
    queryClient,
    unmount,
    open: (statusId: string) => rerender(tree(statusId)),
    /** The reader returns to the thread. */
    comeBack: () => render(tree('2', { restore: true })),
    /** The reader opens it anew. */
    openAnew: () => render(tree('2')),
  };
}

const json = (value: unknown, init: ResponseInit = {}) => Response.json(value, init);
const never = () => new Promise<Response>(() => undefined);
const post = (id: string, in_reply_to_id: string | null = null) => aStatus({ id, in_reply_to_id, content: `<p>post ${id}</p>` });
const shownIds = () => screen.queryAllByRole('article').map(row => row.dataset['statusId']);
const whole = { ancestors: [post('1')], descendants: [post('3', '2')] };

describe('ThreadScreen', () => {
  it('[THR-01] [API-05] requests the post and its context in parallel', async () => {
    const { requests } = draw({ 2: () => json(post('2', '1')), '2/context': () => json(whole) });
    expect(requests).toEqual(expect.arrayContaining(['2', '2/context']));
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3']));
  });

  it('[THR-01] shows a cached post while its context loads', () => {
    draw({ 2: never, '2/context': never }, [post('2', '1')]);
    expect(shownIds()).toEqual(['2']);
    expect(screen.queryByText('One or more posts are unavailable.')).toBeNull();
  });

  it('asks a visitor to log in where threads are for members only', async () => {
    const refuse = () => json({ error: 'Unauthorized: token not supplied' }, { status: 401 });
    draw({ 2: refuse, '2/context': refuse });
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByText('We encountered a network failure.')).toBeNull();
    cleanup();
    draw({ 2: refuse, '2/context': refuse }, [post('2')]);
    expect(shownIds()).toEqual(['2']);
    expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
    cleanup();
    draw({ 2: refuse, '2/context': refuse }, [], { isVisitor: false });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('[THR-02] [API-05] adds replies from the next link, 300 ms after the press, once', async () => {
    const link = { headers: { Link: '<https://rookery.test/api/v1/statuses/2/context/descendants?page=2>; rel="next"' } };
    const { requests } = draw({
      2: () => json(post('2')),
      '2/context': () => json({ ancestors: [], descendants: [post('3', '2')] }, link),
      '2/context/descendants?page=2': () => json([post('4', '2')]),
    });
    const more = await screen.findByRole('button', { name: 'Load more' });
    await userEvent.dblClick(more);
    expect(requests.filter(path => path.includes('page=2'))).toHaveLength(0);
    await waitFor(() => expect(shownIds()).toEqual(['2', '3', '4']));
    expect(requests.filter(path => path.includes('page=2'))).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('[THR-03] shows a skeleton while the post loads', () => {
    draw({ 2: never, '2/context': never });
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
  });

  it('[THR-04] shows the not-found view for an unknown post', async () => {
    draw({});
    expect(await screen.findByText('Post not found')).toBeVisible();
  });

  it('[THR-04] replaces a cached post that the server no longer has', async () => {
    draw({}, [post('2')]);
    expect(shownIds()).toEqual(['2']);
    expect(await screen.findByText('Post not found')).toBeVisible();
    expect(shownIds()).toEqual([]);
  });

  it('[THR-04] shows members the not-found view where the server refuses the post, and keeps it in the cache', async () => {
    const refuse = () => json({ error: 'This action is not allowed' }, { status: 403 });
    const { queryClient } = draw({ 2: refuse, '2/context': refuse }, [post('2')], { isVisitor: false });
    expect(await screen.findByText('Post not found')).toBeVisible();
    expect(queryClient.getQueryData(['statuses', '2'])).toBeDefined();
  });

  it('offers to try again after a failure, and shows the thread then', async () => {
    let isDown = true;
    const flaky = (value: unknown) => () => (isDown ? json({ error: 'Down' }, { status: 503 }) : json(value));
    draw({ 2: flaky(post('2')), '2/context': flaky({ ancestors: [], descendants: [] }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(shownIds()).toEqual(['2']));
  });

  it('keeps the post when only its context fails, and offers to try that again', async () => {
    draw({ 2: () => json(post('2')), '2/context': () => json({ error: 'Down' }, { status: 503 }) });
    expect(await screen.findByText('The replies did not load.')).toBeVisible();
    expect(shownIds()).toEqual(['2']);
  });

  it.each([
    ['shows the invitation to visitors', { isVisitor: true, displayCta: true }, 1],
    ['shows members no invitation', { isVisitor: false, displayCta: true }, 0],
    ['shows no invitation where the site does not want it', { isVisitor: true, displayCta: false }, 0],
  ])('[THR-05] %s', async (_title, props, count) => {
    draw({ 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: [] }) }, [], props);
    await waitFor(() => expect(shownIds()).toEqual(['2']));
    expect(screen.queryAllByText('Continue the conversation')).toHaveLength(count);
  });

  it('[THR-05] shows no invitation beside the not-found view', async () => {
    draw({}, [], { isVisitor: true, displayCta: true });
    expect(await screen.findByText('Post not found')).toBeVisible();
    expect(screen.queryByText('Continue the conversation')).toBeNull();
  });

  it('[THR-06] adds an unavailable row for a reply whose target is missing', async () => {
    draw({ 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: [post('4', 'lost')] }) });
    expect(await screen.findByText('One or more posts are unavailable.')).toBeVisible();
  });

  it('adds a reply that the cache learns of, and marks it as new', async () => {
    const { queryClient } = draw({ 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: [] }) });
    await waitFor(() => expect(shownIds()).toEqual(['2']));
    act(() => void ingestStatuses(queryClient, [post('5', '4'), post('4', '2'), post('9', '8')]));
    await waitFor(() => expect(shownIds()).toEqual(['2', '4', '5']));
    expect(screen.getAllByText('New')).toHaveLength(2);
  });

  it('adds the reply of a stranger that a notification brings', async () => {
    const { queryClient } = draw({ 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: [] }) });
    await waitFor(() => expect(shownIds()).toEqual(['2']));
    const notify = (id: string, status: Status) => {
      const payload = { id, type: 'mention', account: status.account, status };
      const notification = { id, type: 'mention', payload };
      act(() => accountStore(queryClient).events.emit('notificationReceived', { notification }));
    };
    notify('n1', post('7', '6'));
    notify('n2', post('5', '2'));
    await waitFor(() => expect(shownIds()).toEqual(['2', '5']));
  });

  it('leaves a tombstone for a reply that is deleted, until the next visit', async () => {
    const { queryClient, unmount, openAnew } = draw({ 2: () => json(post('2', '1')), '2/context': () => json(whole) });
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3']));
    act(() => void forgetStatus(queryClient, '3'));
    expect(await screen.findByText('This post was deleted.')).toBeVisible();
    unmount();
    openAnew();
    await waitFor(() => expect(screen.queryByText('This post was deleted.')).toBeNull());
  });

  it('[THR-04] says that the post was deleted while it was open', async () => {
    const { queryClient } = draw({ 2: () => json(post('2', '1')), '2/context': () => json(whole) }, [], {
      notFoundAction: <a href="/">Go to Home</a>,
    });
    await waitFor(() => expect(shownIds()).toContain('2'));
    act(() => void forgetStatus(queryClient, '2'));
    expect(await screen.findByText('This post was deleted')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Home' })).toBeVisible();
  });

  it('hides the branch of an account that the reader mutes, and shows it again', async () => {
    const other = { ...post('3', '2'), account: anAccount({ id: '77' }) };
    const { queryClient } = draw({
      2: () => json(post('2')),
      '2/context': () => json({ ancestors: [], descendants: [other, post('4', '3'), post('5', '2')] }),
    });
    await waitFor(() => expect(shownIds()).toEqual(['2', '3', '4', '5']));
    act(() => writeRelationship(queryClient, aRelationship({ id: '77', muting: true })));
    const row = await screen.findByRole('article', { name: 'A post by an account you muted, and 1 reply' });
    expect(screen.getAllByRole('article').map(one => one.dataset['statusId'])).toEqual(['2', undefined, '5']);
    await userEvent.click(within(row).getByRole('button', { name: 'Show anyway' }));
    expect(screen.getAllByRole('article').map(one => one.dataset['statusId'])).toEqual(['2', undefined, '3', '4', '5']);
    expect(screen.getByRole('button', { name: 'Hide' })).toHaveFocus();
    act(() => writeRelationship(queryClient, aRelationship({ id: '77' })));
    await waitFor(() => expect(shownIds()).toEqual(['2', '3', '4', '5']));
  });

  it('opens a large branch in place, and shows it open to a reader who comes back', async () => {
    const chain = Array.from({ length: 30 }, (_, index) => post(String(100 + index), index === 0 ? '2' : String(99 + index)));
    const answer = { 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: chain }) };
    const { unmount, comeBack } = draw(answer);
    await userEvent.click(await screen.findByRole('button', { name: 'Show 29 replies' }));
    expect(shownIds()).toContain('101');
    unmount();
    const again = comeBack();
    expect(screen.getByRole('button', { name: 'Hide 29 replies' })).toBeVisible();
    again.unmount();
  });

  it('marks the replies that are newer than the last visit', async () => {
    localStorage.clear();
    const at = (id: string, minute: number) => ({ ...post(id, '2'), created_at: `2026-11-20T12:0${minute}:00.000Z` });
    const descendants = [at('3', 1)];
    const answers = { 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants }) };
    const first = draw(answers);
    await waitFor(() => expect(shownIds()).toEqual(['2', '3']));
    expect(screen.queryByText('New')).toBeNull();
    first.unmount();
    descendants.push(at('4', 2));
    draw(answers);
    await waitFor(() => expect(shownIds()).toEqual(['2', '3', '4']));
    expect(screen.getAllByText('New')).toHaveLength(1);
  });

  it('asks about replies that the server is fetching, and adds them', async () => {
    let isRunning = true;
    const header = { headers: { 'Mastodon-Async-Refresh': 'id="a", retry=1' } };
    const { requests } = draw({
      2: () => json(post('2')),
      '2/context': () =>
        isRunning ? json({ ancestors: [], descendants: [] }, header) : json({ ancestors: [], descendants: [post('3', '2')] }),
      '/api/v1_alpha/async_refreshes/a': () => {
        isRunning = false;
        return json({ async_refresh: { id: 'a', status: 'finished', result_count: 1 } });
      },
    });
    expect(await screen.findByText('Looking for more replies…')).toBeVisible();
    await waitFor(() => expect(shownIds()).toEqual(['2', '3']), { timeout: 3000 });
    expect(screen.queryByText('Looking for more replies…')).toBeNull();
    expect(requests.filter(path => path.includes('async_refreshes'))).toHaveLength(1);
  });

  it('[THR-02] offers to try again when the next page of replies fails', async () => {
    let isDown = true;
    const link = { headers: { Link: '<https://rookery.test/api/v1/statuses/2/context/descendants?page=2>; rel="next"' } };
    draw({
      2: () => json(post('2')),
      '2/context': () => json({ ancestors: [], descendants: [post('3', '2')] }, link),
      '2/context/descendants?page=2': () => (isDown ? json({ error: 'Down' }, { status: 503 }) : json([post('4', '2')])),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('More replies could not be loaded.')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shownIds()).toEqual(['2', '3', '4']));
  });

  it('keeps the replies that it has when they cannot be requested again, and says so', async () => {
    let isDown = false;
    const { queryClient } = draw({
      2: () => json(post('2', '1')),
      '2/context': () => (isDown ? json({ error: 'Down' }, { status: 503 }) : json(whole)),
    });
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3']));
    isDown = true;
    await act(async () => {
      await queryClient.refetchQueries({ queryKey: threadsKey });
    });
    expect(await screen.findByText('New replies could not be loaded.')).toBeVisible();
    expect(shownIds()).toEqual(['1', '2', '3']);
  });

  it('[THR-01] shows another thread when the post changes', async () => {
    const { open } = draw({
      2: () => json(post('2', '1')),
      '2/context': () => json(whole),
      3: () => json(post('3', '2')),
      '3/context': () => json({ ancestors: [post('1'), post('2', '1')], descendants: [] }),
    });
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3']));
    open('3');
    await waitFor(() => expect(document.querySelector('[data-variant="focused"]')).toHaveAttribute('data-status-id', '3'));
    await waitFor(() => expect(shownIds()).toEqual(['1', '2', '3']));
  });
});
