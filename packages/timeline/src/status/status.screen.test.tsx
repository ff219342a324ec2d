import { createClient, type Status } from '@rookery/api-client';
import { ClientProvider, createQueryClient, ingestStatuses, relationshipKey } from '@rookery/store';
import { aRelationship, aStatus, anAccount, anAttachment } from '@rookery/api-client/testing';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { TimelineOptions } from '../options/timeline-options.js';
import { TimelineProvider } from '../timeline-provider.js';
import { StatusScreen } from './status.screen.js';
import { focusedParts } from './focused-parts.screen.js';

type Answer = () => Promise<Response>;

/** Renders one post with the server's answers. */
function draw(
  status: Status,
  answers: Record<string, Answer>,
  isSignedIn = true,
  props: Partial<ComponentProps<typeof StatusScreen>> = {},
  options: Partial<TimelineOptions> = {},
) {
  const requests: string[] = [];
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: isSignedIn ? 'token' : undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const key = `${request.method} ${new URL(request.url).pathname}`;
      requests.push(key);
      return (await answers[key]?.()) ?? new Response('{"error":"Record not found"}', { status: 404 });
    },
  });
  const queryClient = createQueryClient();
  ingestStatuses(queryClient, [status]);
  const onNotify = vi.fn();
  const onSignInNeeded = vi.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={onNotify}>
          <TimelineProvider options={{ isSignedIn, onSignInNeeded, ...options }}>
            <StatusScreen {...props} statusId={status.id} />
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { queryClient, requests, onNotify, onSignInNeeded };
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });
/** A pending answer that the test resolves. */
function later() {
  let resolve: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>(settle => {
    resolve = settle;
  });
  return { answer: () => promise, resolve: (response: Response) => resolve(response) };
}

describe('StatusScreen', () => {
  it('[STAT-06] [API-06] shows a favourite before the server answers, and keeps it', async () => {
    const status = aStatus({ favourites_count: 4 });
    const pending = later();
    const { requests } = draw(status, { 'POST /api/v1/statuses/1000/favourite': pending.answer });
    await userEvent.click(screen.getByRole('button', { name: 'Like, 4 likes' }));
    expect(await screen.findByRole('button', { name: 'Like, 5 likes' })).toHaveAttribute('aria-pressed', 'true');
    pending.resolve(json({ ...status, favourites_count: 6, favourited: true }));
    expect(await screen.findByRole('button', { name: 'Like, 6 likes' })).toHaveAttribute('aria-pressed', 'true');
    expect(requests).toContain('POST /api/v1/statuses/1000/favourite');
  });

  it('[STAT-06] says when an action over the rate limit can be tried again', async () => {
    const headers = { 'Retry-After': '60' };
    const { onNotify } = draw(aStatus(), {
      'POST /api/v1/statuses/1000/favourite': async () =>
        Response.json({ error: 'Too many requests.' }, { status: 429, headers }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(onNotify).toHaveBeenCalled());
    expect(onNotify.mock.calls[0]?.[0]).toMatchObject({
      text: expect.stringMatching(/^Too many requests\. You can try again at \d+:\d\d\s[AP]M\.$/),
    });
  });

  it('[STAT-06] says that an action waits for a connection, and shows it', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { onNotify } = draw(aStatus(), {
      'POST /api/v1/statuses/1000/favourite': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(await screen.findByRole('button', { name: /^Like/, pressed: true })).toBeVisible();
    expect(onNotify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: expect.stringMatching(/^You are offline/) });
    vi.restoreAllMocks();
  });

  it('[STAT-06] [API-06] rolls back a refused favourite and shows the reason', async () => {
    const refused = later();
    const { onNotify } = draw(aStatus({ favourites_count: 4 }), { 'POST /api/v1/statuses/1000/favourite': refused.answer });
    await userEvent.click(screen.getByRole('button', { name: 'Like, 4 likes' }));
    expect(await screen.findByRole('button', { name: 'Like, 5 likes' })).toBeVisible();
    refused.resolve(json({ error: 'You may not like this.' }, 422));
    expect(await screen.findByRole('button', { name: 'Like, 4 likes' })).toHaveAttribute('aria-pressed', 'false');
    expect(onNotify).toHaveBeenCalledWith({ kind: 'error', text: 'You may not like this.' });
  });

  it('[STAT-06] [API-06] offers to try again when the favourite was certainly not saved', async () => {
    const status = aStatus({ favourites_count: 4 });
    const { onNotify, requests } = draw(status, {
      'POST /api/v1/statuses/1000/favourite': async () => json({ error: 'Oops' }, 500),
      'GET /api/v1/statuses/1000': async () => json(status),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Like, 4 likes' }));
    await waitFor(() => expect(onNotify).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Like, 4 likes' })).toHaveAttribute('aria-pressed', 'false');
    const [notice] = onNotify.mock.calls[0] as [{ action?: { label: string; onPress(): void } }];
    expect(notice).toMatchObject({ text: 'Oops', action: { label: 'Try again' } });
    notice.action?.onPress();
    await waitFor(() => expect(requests.filter(request => request.endsWith('/favourite'))).toHaveLength(2));
  });

  it('[STAT-06] [API-06] keeps a favourite that was saved although the answer was lost', async () => {
    const status = aStatus({ favourites_count: 4 });
    const { onNotify, requests } = draw(status, {
      'POST /api/v1/statuses/1000/favourite': () => Promise.reject(new TypeError('Failed to fetch')),
      'GET /api/v1/statuses/1000': async () => json({ ...status, favourited: true, favourites_count: 7 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Like, 4 likes' }));
    expect(await screen.findByRole('button', { name: 'Like, 7 likes' })).toHaveAttribute('aria-pressed', 'true');
    expect(onNotify).not.toHaveBeenCalled();
    expect(requests.filter(request => request.startsWith('POST'))).toHaveLength(1);
  });

  it('[STAT-06] [API-06] reblogs the post inside a reblog, and undoes it', async () => {
    const inner = aStatus({ id: '5', reblogs_count: 1 });
    const wrapper = aStatus({ id: '9', reblog: inner });
    const { requests } = draw(wrapper, {
      'POST /api/v1/statuses/5/reblog': async () =>
        json(aStatus({ id: '77', reblog: { ...inner, reblogged: true, reblogs_count: 2 } })),
      'POST /api/v1/statuses/5/unreblog': async () => json({ ...inner, reblogged: false, reblogs_count: 1 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Repost, 1 repost' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Repost, 2 reposts' }));
    await waitFor(() => expect(requests).toContain('POST /api/v1/statuses/5/unreblog'));
    expect(await screen.findByRole('button', { name: 'Repost, 1 repost' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('[STAT-06] bookmarks a post, and removes the bookmark', async () => {
    const status = aStatus();
    const { requests } = draw(status, {
      'POST /api/v1/statuses/1000/bookmark': async () => json({ ...status, bookmarked: true }),
      'POST /api/v1/statuses/1000/unbookmark': async () => json(status),
    });
    const button = screen.getByRole('button', { name: 'Bookmark' });
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(requests).toContain('POST /api/v1/statuses/1000/unbookmark'));
    expect(button).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks a visitor to sign in and sends nothing', async () => {
    const { requests, onSignInNeeded } = draw(aStatus(), {}, false);
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    expect(onSignInNeeded).toHaveBeenCalledOnce();
    expect(requests.filter(request => request.startsWith('POST'))).toEqual([]);
  });

  it('[STAT-01] names the replied-to account when it is in the cache', () => {
    const noor = anAccount({ id: '7', acct: 'noor@hoshi.example', display_name: 'Noor' });
    const reply = aStatus({
      in_reply_to_id: '3',
      in_reply_to_account_id: '7',
      mentions: [{ id: '7', username: 'noor', acct: 'noor@hoshi.example', url: 'https://hoshi.example/@noor' }],
      reblog: null,
      quote: { state: 'accepted', quoted_status_id: '4', quoted_status: aStatus({ id: '4', account: noor }) },
    });
    draw(reply, {});
    expect(screen.getByText('Replying to Noor')).toBeVisible();
  });

  it('offers to follow the author of a focused post, and to undo it', async () => {
    const author = anAccount({ id: '7' });
    const relationship = aRelationship({ id: '7', following: false });
    const { requests } = draw(
      aStatus({ account: author }),
      {
        'GET /api/v1/accounts/verify_credentials': async () => json(anAccount({ id: '1' })),
        'GET /api/v1/accounts/relationships': async () => json([relationship]),
        'POST /api/v1/accounts/7/follow': async () => json({ ...relationship, following: true }),
      },
      true,
      { focused: focusedParts },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Follow' }));
    expect(await screen.findByRole('button', { name: 'Following Unfollow' })).toHaveFocus();
    expect(requests).toContain('POST /api/v1/accounts/7/follow');
  });

  it('does not offer to follow an account that the reader follows', async () => {
    const { queryClient } = draw(
      aStatus({ account: anAccount({ id: '7' }) }),
      {
        'GET /api/v1/accounts/verify_credentials': async () => json(anAccount({ id: '1' })),
        'GET /api/v1/accounts/relationships': async () => json([aRelationship({ id: '7', following: true })]),
      },
      true,
      { focused: focusedParts },
    );
    await waitFor(() => expect(queryClient.getQueryData(relationshipKey('7'))).toMatchObject({ following: true }));
    expect(screen.queryByRole('button', { name: /Unfollow/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Follow' })).toBeNull();
  });
});

describe('translation', () => {
  const german = aStatus({
    language: 'de',
    content: '<p>Guten Tag</p>',
    media_attachments: [anAttachment({ id: '7', description: 'Boot' })],
  });
  const path = `POST /api/v1/statuses/${german.id}/translate`;
  const answer = {
    content: '<p>Good day</p>',
    detected_source_language: 'de',
    provider: 'Tram Translate',
    media_attachments: [{ id: '7', description: 'Boat' }],
  };
  const instance = { 'GET /api/v2/instance': async () => json({ version: '4.5.0' }) };

  it('[STAT-01] shows the translation with its source, and the original again', async () => {
    const { requests } = draw(german, { ...instance, [path]: async () => json(answer) }, true, {}, { translatesTo: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Good day')).toBeVisible();
    expect(screen.getByText('Translated from German by Tram Translate')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open image: Boat' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }));
    expect(screen.getByText('Guten Tag')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Good day')).toBeVisible();
    expect(requests.filter(request => request === path)).toHaveLength(1);
  });

  it('[STAT-01] keeps the original and says why where the server fails', async () => {
    const refuse = async () => json({ error: 'Translation is down' }, 503);
    const { onNotify } = draw(german, { ...instance, [path]: refuse }, true, {}, { translatesTo: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    await waitFor(() => expect(onNotify).toHaveBeenCalledWith({ kind: 'error', text: 'Translation is down' }));
    expect(screen.getByText('Guten Tag')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Translate' })).toHaveFocus();
  });

  it('[STAT-01] shows the new original of a post that was edited since', async () => {
    const { queryClient } = draw(german, { ...instance, [path]: async () => json(answer) }, true, {}, { translatesTo: 'en' });
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Good day')).toBeVisible();
    act(
      () =>
        void ingestStatuses(queryClient, [{ ...german, content: '<p>Gute Nacht</p>', edited_at: '2026-11-20T13:00:00.000Z' }]),
    );
    expect(await screen.findByText('Gute Nacht')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Translate' })).toBeVisible();
  });

  it('[STAT-01] is offered neither in the language of the interface nor where the server has none', () => {
    draw(german, {});
    draw(aStatus({ id: '2', language: 'en' }), {}, true, {}, { translatesTo: 'en' });
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });
});

describe('filters', () => {
  const filter = { id: '1', title: 'Ferries', context: ['home'], filter_action: 'warn', expires_at: null } as const;
  const filtered = aStatus({
    content: '<p>The ferry is late.</p>',
    filtered: [{ filter: { ...filter, context: ['home'] }, keyword_matches: [], status_matches: [] }],
  });

  it('[STAT-05] shows one line in the place of a filtered post, and moves the focus to the post that is shown', async () => {
    draw(filtered, {}, true, { filterContext: 'home' });
    expect(await screen.findByText('Filtered: Ferries')).toBeVisible();
    expect(screen.queryByText('The ferry is late.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show anyway' }));
    expect(screen.getByText('The ferry is late.')).toBeVisible();
    expect(screen.getByRole('article')).toHaveFocus();
  });

  it('[STAT-05] shows the post where the filter does not apply, and as the subject of a page', () => {
    draw(filtered, {}, true, { filterContext: 'thread' });
    draw(filtered, {}, true, { filterContext: 'home', focused: focusedParts });
    expect(screen.getAllByText('The ferry is late.')).toHaveLength(2);
  });

  it('[STAT-05] applies the filters of a server that leaves them to the client', async () => {
    const phrases = [{ id: '1', phrase: 'ferry', context: ['home'], whole_word: true }];
    const post = aStatus({ content: '<p>The ferry is late.</p>' });
    const answers = {
      'GET /api/v1/instance': async () => json({ version: '2.7.2 (compatible; Pleroma 2.5.54)', uri: 'rookery.test' }),
      'GET /api/v1/filters': async () => json(phrases),
    };
    draw(post, answers, true, { filterContext: 'home' }, { appliesFilters: true });
    expect(await screen.findByText('Filtered: ferry')).toBeVisible();
  });
});
