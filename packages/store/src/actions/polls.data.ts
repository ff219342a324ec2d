/* Votes in polls. The outbox sends them; the poll in the cache is the server's. Loaded with the first poll. */
import type { QueryClient } from '@tanstack/react-query';
import { type Client, type Poll, type Status, pollsOf } from '@rookery/api-client';
import type { Outbox } from '../outbox/outbox.js';
import type { OutboxRecord } from '../outbox/outbox-record.js';
import { accountState, accountStore } from '../entities/account-store.data.js';
import { statusKey, type IngestOptions } from '../entities/entities.data.js';
import { patch } from './patch.data.js';
import type { VotePayload } from '../outbox/outbox-kinds.data.js';

/** The poll with a vote of the reader that the server does not have yet. Counts that the server hides stay hidden. */
export function withVote(poll: Poll, choices: readonly number[]): Poll {
  if (poll.voted) return poll;
  return {
    ...poll,
    voted: true,
    own_votes: [...choices],
    votes_count: poll.votes_count + choices.length,
    voters_count: poll.voters_count === null ? null : poll.voters_count + 1,
    options: poll.options.map((option, index) =>
      option.votes_count !== null && choices.includes(index) ? { ...option, votes_count: option.votes_count + 1 } : option,
    ),
  };
}

/** The newest versions of polls whose statuses are not in the cache yet, by status, with the moment from which each holds. */
const unseenPolls = accountState('unseen polls', () => new Map<string, { readonly poll: Poll; readonly since: number }>());

/**
 * Writes the server's newest version of a poll to its status. Responses to earlier requests no longer change it. Where the status is not in
 * the cache the version waits for it: a response to an earlier request may bring it.
 */
function writePoll(queryClient: QueryClient, statusId: string, poll: Poll): void {
  const { owned } = accountStore(queryClient);
  const unseen = unseenPolls(queryClient);
  unseen.delete(statusId);
  const { claim, again } = patch<Status>(queryClient, statusKey(statusId), status =>
    status.poll?.id === poll.id ? { poll } : {},
  );
  owned.close(claim === undefined ? [] : [claim]);
  if (again !== undefined) unseen.set(statusId, { poll, since: owned.moment() });
}

/** Writes the polls whose statuses have come into the cache, unless the response was asked for later. The stream leaves votes out. */
function writeUnseenPolls(queryClient: QueryClient, { askedAt = Infinity, isFromStream }: IngestOptions): void {
  const unseen = unseenPolls(queryClient);
  for (const [statusId, { poll, since }] of unseen) {
    if (queryClient.getQueryData(statusKey(statusId)) === undefined) continue;
    if (isFromStream || askedAt < since) writePoll(queryClient, statusId, poll);
    else unseen.delete(statusId);
  }
}

/** Requests a poll again: it has ended, or the server refused a vote. A failure changes nothing. */
export async function refreshPoll(client: Client, queryClient: QueryClient, statusId: string, pollId: string): Promise<void> {
  const poll = await pollsOf(client)
    .get(pollId)
    .catch(() => null);
  if (poll !== null) writePoll(queryClient, statusId, poll);
}

const isVote = (record: OutboxRecord): record is OutboxRecord<VotePayload> => record.kind === 'vote';

/** Writes the result of each vote that the outbox sends, and the poll as it is after a failure. Returns an unsubscribe function. */
export function bindVotes(client: Client, queryClient: QueryClient, outbox: Outbox): () => void {
  const failed = new Set<string>();
  const unsubscribes = [
    accountStore(queryClient).events.on('statusesIngested', options => writeUnseenPolls(queryClient, options)),
    outbox.onSent((record, result) => {
      if (!isVote(record)) return;
      const { statusId, choices } = record.payload;
      // Records of the kind `vote` have this result.
      const poll = result as Poll;
      // Some servers answer without the reader's vote.
      writePoll(queryClient, statusId, poll.voted ? poll : { ...poll, voted: true, own_votes: [...choices] });
    }),
    outbox.subscribe(() => {
      for (const record of outbox.getRecords()) {
        if (!isVote(record) || record.state !== 'failed' || failed.has(record.id)) continue;
        failed.add(record.id);
        void refreshPoll(client, queryClient, record.payload.statusId, record.payload.pollId);
      }
    }),
  ];
  return () => unsubscribes.forEach(unsubscribe => unsubscribe());
}
