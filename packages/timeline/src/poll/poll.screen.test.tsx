import { createClient, type Status } from '@rookery/api-client';
import {
  bindVotes,
  ClientProvider,
  createQueryClient,
  identifyAccount,
  ingestStatuses,
  outboxOf,
  stopOutbox,
} from '@rookery/store';
import { aPoll, aStatus } from '@rookery/api-client/testing';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { StatusScreen } from '../status/status.screen.js';
import { TimelineProvider } from '../timeline-provider.js';

type Answer = () => Response | Promise<Response>;
const json = (value: unknown, status = 200) => Response.json(value, { status });
const open = { id: '6', expires_at: null };
const status = aStatus({ poll: aPoll(open) });
const voted = aPoll({
  ...open,
  voted: true,
  own_votes: [1],
  votes_count: 11,
  voters_count: 11,
  options: [
    { title: 'Boat', votes_count: 6 },
    { title: 'Bridge', votes_count: 5 },
  ],
});

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach(end => end()));

/** Renders a post with a poll; `answers` are by method and path. */
function draw(
  answers: Record<string, Answer>,
  { isSignedIn = true, shown = status }: { isSignedIn?: boolean; shown?: Status } = {},
) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: isSignedIn ? 'token' : undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const key = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(request.method === 'POST' ? `${key} ${await request.clone().text()}` : key);
      return (await answers[key]?.()) ?? json({ error: 'Record not found' }, 404);
    },
  });
  const queryClient: QueryClient = createQueryClient();
  identifyAccount(queryClient, { client, scope: null });
  ingestStatuses(queryClient, [shown]);
  const outbox = outboxOf(queryClient);
  ends.push(bindVotes(client, queryClient, outbox), () => stopOutbox(queryClient));
  const onSignInNeeded = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn, onSignInNeeded }}>
          <StatusScreen statusId={shown.id} />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { requests, outbox, onSignInNeeded, queryClient };
}

async function vote(name: string): Promise<void> {
  await userEvent.click(await screen.findByRole('radio', { name }));
  await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
}

describe('PollScreen', () => {
  it('[STAT-01] [API-06] shows a vote before the server answers, and then its counts', async () => {
    let answer: (response: Response) => void = () => undefined;
    const pending = new Promise<Response>(resolve => {
      answer = resolve;
    });
    const { requests, outbox } = draw({ 'POST /api/v1/polls/6/votes': () => pending });
    await vote('Bridge');
    expect(await screen.findByText('45%')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your vote' })).toBeVisible();
    expect(screen.getByText('11 votes')).toBeVisible();
    answer(json({ ...voted, votes_count: 40 }));
    expect(await screen.findByText('40 votes')).toBeVisible();
    await waitFor(() => expect(outbox.getRecords()).toEqual([]));
    expect(screen.getByText('40 votes')).toBeVisible();
    expect(requests).toContain('POST /api/v1/polls/6/votes {"choices":[1]}');
  });

  it('[STAT-01] [API-06] takes a refused vote back and shows the poll as the server has it', async () => {
    const ended = aPoll({ id: '6', expired: true });
    const { outbox } = draw({
      'POST /api/v1/polls/6/votes': () => json({ error: 'The poll has already ended' }, 422),
      'GET /api/v1/polls/6': () => json(ended),
    });
    await vote('Boat');
    await waitFor(() => expect(outbox.getRecords()[0]?.failure?.text).toBe('The poll has already ended'));
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Your vote' })).toBeNull();
    expect(screen.getByText('10 votes')).toBeVisible();
  });

  it('[STAT-01] [API-06] keeps a vote that the server had already counted', async () => {
    draw({
      'POST /api/v1/polls/6/votes': () => json({ error: 'You have already voted on this poll' }, 422),
      'GET /api/v1/polls/6': () => json(voted),
    });
    await vote('Bridge');
    expect(await screen.findByText('11 votes')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your vote' })).toBeVisible();
  });

  it('[STAT-01] keeps the vote when an older answer arrives after it', async () => {
    const { outbox, queryClient } = draw({ 'POST /api/v1/polls/6/votes': () => json(voted) });
    await vote('Bridge');
    await waitFor(() => expect(outbox.getRecords()).toEqual([]));
    ingestStatuses(queryClient, [status], { askedAt: 0 });
    expect(screen.getByRole('img', { name: 'Your vote' })).toBeVisible();
  });

  it('[STAT-01] asks a visitor who votes to sign in', async () => {
    const { onSignInNeeded, requests } = draw({}, { isSignedIn: false });
    await vote('Boat');
    expect(onSignInNeeded).toHaveBeenCalledExactlyOnceWith({ action: 'vote', status });
    expect(requests.filter(request => request.startsWith('POST'))).toEqual([]);
  });

  it('[STAT-01] requests the results of a poll that has ended meanwhile', async () => {
    const over = aStatus({ poll: aPoll({ id: '6', expires_at: new Date(Date.now() - 1000).toISOString() }) });
    const { requests } = draw(
      { 'GET /api/v1/polls/6': () => json({ ...voted, expired: true, votes_count: 99 }) },
      { shown: over },
    );
    expect(await screen.findByText('Ended')).toBeVisible();
    expect(await screen.findByText('99 votes', {}, { timeout: 3000 })).toBeVisible();
    expect(requests).toContain('GET /api/v1/polls/6');
  });
});
