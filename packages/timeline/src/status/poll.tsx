import type { Poll } from '@rookery/api-client';
import { DisplayName, NamedIcon, useMessages } from '@rookery/ui';
import { messages } from './messages.js';
import { pollRows, pollTimeLeft } from './status-rules.js';

interface PollResultsProps {
  poll: Poll;
  /** Milliseconds since the epoch. */
  now: number;
}

/** The results of a poll: a bar for each option, a mark on the reader's own vote, and the time left. */
export function PollResults({ poll, now }: PollResultsProps) {
  const text = useMessages(messages);
  const left = pollTimeLeft(poll, now);
  const voters = poll.multiple ? (poll.voters_count ?? poll.votes_count) : poll.votes_count;
  const timeLeft = {
    ended: () => text.pollEnded(),
    open: () => text.pollOpen(),
    days: (count: number) => text.daysLeft({ count }),
    hours: (count: number) => text.hoursLeft({ count }),
    minutes: (count: number) => text.minutesLeft({ count }),
  };
  return (
    <div className="rk-poll">
      <ul>
        {pollRows(poll).map((row, index) => (
          <li key={index} data-leading={row.isLeading || undefined} style={{ backgroundSize: `${row.percent}% 100%` }}>
            <DisplayName name={row.title} emojis={poll.emojis} />
            {row.isOwn && <NamedIcon icon="check" name={text.ownVote()} size={16} />}
            <span className="rk-poll-share">{text.percent({ count: row.percent })}</span>
          </li>
        ))}
      </ul>
      <p>
        <span>{text.votes({ count: voters })}</span>
        <span>{left.kind === 'left' ? timeLeft[left.unit](left.count) : timeLeft[left.kind]()}</span>
      </p>
    </div>
  );
}
