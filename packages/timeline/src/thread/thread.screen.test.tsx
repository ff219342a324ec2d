import { createClient, type Status } from '@rookery/api-client';
import { ClientProvider, createQueryClient, ingestStatuses } from '@rookery/api-client/query';
import { aStatus } from '@rookery/api-client/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TimelineProvider } from '../timeline-provider.js';
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
  const tree = (statusId: string) => (
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider isSignedIn={false}>
          <ThreadScreen statusId={statusId} displayCta isVisitor loginHref="/login" signupHref="/signup" {...props} />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(tree('2'));
  return { requests, open: (statusId: string) => rerender(tree(statusId)) };
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

  it('[THR-06] adds an unavailable row for a reply whose target is missing', async () => {
    draw({ 2: () => json(post('2')), '2/context': () => json({ ancestors: [], descendants: [post('4', 'lost')] }) });
    expect(await screen.findByText('One or more posts are unavailable.')).toBeVisible();
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
