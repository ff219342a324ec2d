import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Poll, type Status } from '@rookery/api-client';
import { aPoll, aStatus } from '@rookery/api-client/testing';
import { identifyAccount } from '../entities/account-identity.data.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import { askedNow, ingestStatuses, statusKey } from '../entities/entities.data.js';
import { outboxOf, stopOutbox } from '../outbox/outbox.data.js';
import { registerPostKinds } from '../outbox/outbox-kinds-on-demand.data.js';
import { bindVotes, refreshPoll } from './polls.data.js';

const open = { id: '6', expires_at: null };
const unvoted = aStatus({ id: '1', poll: aPoll(open) });
const voted = aPoll({ ...open, voted: true, own_votes: [1], votes_count: 11 });

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach(end => end()));

/** A page that has just been opened: its cache is empty, and the server answers each poll with `poll`. */
function aPage(poll: Poll = voted) {
  const client = createClient({
    baseUrl: 'https://rookery.test',
    accessToken: 'token',
    fetch: () => Promise.resolve(Response.json(poll)),
  });
  const queryClient = createQueryClient();
  identifyAccount(queryClient, { client, scope: null });
  registerPostKinds(queryClient, client);
  const outbox = outboxOf(queryClient);
  ends.push(bindVotes(client, queryClient, outbox), () => stopOutbox(queryClient));
  return {
    client,
    queryClient,
    /** Sends a vote of an earlier visit. */
    async vote() {
      const payload = { statusId: '1', pollId: '6', choices: [1] };
      await outbox.add({ id: crypto.randomUUID(), kind: 'vote', subject: 'vote:6', payload });
      await vi.waitFor(() => expect(outbox.getRecords()).toEqual([]));
    },
    shown: () => queryClient.getQueryData<Status>(statusKey('1'))?.poll,
  };
}

describe('[STAT-01] [API-06] a vote that is sent before the post is in the cache', () => {
  it('is shown by a response to an earlier request', async () => {
    const page = aPage();
    const askedAt = askedNow(page.queryClient);
    await page.vote();
    ingestStatuses(page.queryClient, [unvoted], { askedAt });
    expect(page.shown()).toEqual(voted);
  });

  it('is shown where the post comes inside a reblog', async () => {
    const page = aPage();
    const askedAt = askedNow(page.queryClient);
    await page.vote();
    ingestStatuses(page.queryClient, [aStatus({ id: '2', reblog: unvoted })], { askedAt });
    expect(page.shown()).toEqual(voted);
    expect(page.queryClient.getQueryData<Status>(statusKey('2'))?.reblog?.poll).toEqual(voted);
  });

  it('gives way to a response to a later request', async () => {
    const page = aPage();
    await page.vote();
    const reset = aPoll({ ...open, votes_count: 0 });
    ingestStatuses(page.queryClient, [{ ...unvoted, poll: reset }], { askedAt: askedNow(page.queryClient) });
    expect(page.shown()).toEqual(reset);
  });

  it('stays when the stream brings the post first', async () => {
    const page = aPage();
    const askedAt = askedNow(page.queryClient);
    await page.vote();
    ingestStatuses(page.queryClient, [unvoted], { isFromStream: true });
    expect(page.shown()).toEqual(voted);
    ingestStatuses(page.queryClient, [unvoted], { askedAt });
    expect(page.shown()).toEqual(voted);
  });

  it('leaves the other fields to the response', async () => {
    const page = aPage();
    const askedAt = askedNow(page.queryClient);
    await page.vote();
    ingestStatuses(page.queryClient, [{ ...unvoted, content: '<p>Edited</p>', favourited: true }], { askedAt });
    expect(page.queryClient.getQueryData(statusKey('1'))).toEqual({
      ...unvoted,
      content: '<p>Edited</p>',
      favourited: true,
      poll: voted,
    });
  });
});

describe('[STAT-01] a poll that is requested again', () => {
  it('replaces the one of an earlier response', async () => {
    const ended = aPoll({ ...open, expired: true });
    const { client, queryClient, shown } = aPage(ended);
    const askedAt = askedNow(queryClient);
    ingestStatuses(queryClient, [unvoted]);
    await refreshPoll(client, queryClient, '1', '6');
    ingestStatuses(queryClient, [unvoted], { askedAt });
    expect(shown()).toEqual(ended);
  });

  it('is not written to a post with another poll', async () => {
    const other = aStatus({ id: '1', poll: aPoll({ id: '7' }) });
    const { client, queryClient, shown } = aPage();
    ingestStatuses(queryClient, [other]);
    await refreshPoll(client, queryClient, '1', '6');
    expect(shown()).toEqual(other.poll);
  });
});
