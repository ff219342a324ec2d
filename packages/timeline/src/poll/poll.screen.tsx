import { newId, type Status } from '@rookery/api-client';
import {
  refreshPoll,
  useClient,
  usePostOutbox,
  useOutboxRecords,
  useOwnAccountId,
  withVote,
  type VotePayload,
} from '@rookery/store';
import { useMessages, useNotify } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTimelineOptions } from '../options/use-timeline-options.js';
import { pollMessages } from './messages.js';
import { Poll } from './poll.js';

export interface PollPartProps {
  /** The post that the poll belongs to, with the poll as it is shown. */
  status: Status;
  now: () => number;
}

/** The poll of a post. A vote shows at once; the outbox sends it, also after a reload. */
export function PollScreen(props: PollPartProps) {
  return useTimelineOptions().isSignedIn ? <MemberPoll {...props} /> : <VisitorPoll {...props} />;
}

function MemberPoll({ status, now }: PollPartProps) {
  const text = useMessages(pollMessages);
  const notify = useNotify();
  const ownAccountId = useOwnAccountId();
  const outbox = usePostOutbox();
  const onEnd = usePollEnd(status);
  const records = useOutboxRecords('vote');
  const { poll } = status;
  const choices = useMemo(() => {
    const record = records.find(({ payload, state }) => state !== 'failed' && isVoteIn(payload, poll?.id));
    // Found by its payload.
    return record === undefined ? null : (record.payload as VotePayload).choices;
  }, [records, poll?.id]);
  if (poll === null) return null;
  const onVote = (chosen: readonly number[]): void => {
    const payload: VotePayload = { statusId: status.id, pollId: poll.id, choices: chosen };
    outbox
      .add({ id: newId(), kind: 'vote', subject: `vote:${poll.id}`, payload })
      .catch(() => notify({ kind: 'error', text: text.voteFailed() }));
  };
  return (
    <Poll
      poll={choices === null ? poll : withVote(poll, choices)}
      isOwn={status.account.id === ownAccountId}
      now={now}
      onVote={onVote}
      onEnd={onEnd}
      lang={status.language ?? undefined}
    />
  );
}

/** A visitor's vote leads to the sign-in. */
function VisitorPoll({ status, now }: PollPartProps) {
  const { onSignInNeeded } = useTimelineOptions();
  const onEnd = usePollEnd(status);
  return (
    status.poll && (
      <Poll
        poll={status.poll}
        isOwn={false}
        now={now}
        onVote={() => onSignInNeeded({ action: 'vote', status })}
        onEnd={onEnd}
        lang={status.language ?? undefined}
      />
    )
  );
}

/** Requests the results of the poll. */
function usePollEnd({ id, poll }: Status): () => void {
  const client = useClient();
  const queryClient = useQueryClient();
  return () => {
    if (poll !== null) void refreshPoll(client, queryClient, id, poll.id);
  };
}

const isVoteIn = (payload: unknown, pollId: string | undefined): boolean =>
  typeof payload === 'object' && payload !== null && 'pollId' in payload && payload.pollId === pollId;
