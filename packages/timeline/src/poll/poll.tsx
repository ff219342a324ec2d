import type { Poll as PollEntity } from '@rookery/api-client';
import { Button, DisplayName, NamedIcon, useHydrated, useMessages } from '@rookery/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import { pollMessages } from './messages.js';
import { hasResults, isVotable, pollRows, pollTimeLeft, pollTotal } from './poll-rules.js';
import { usePollClock } from './use-poll-clock.js';

export interface PollProps {
  /** As the reader sees it: with a vote that is on its way. */
  poll: PollEntity;
  /** The reader wrote the poll: they see its results and have no vote. */
  isOwn: boolean;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Votes for the options with these indexes. */
  onVote: (choices: readonly number[]) => void;
  /** The poll has ended, and the server has not said so. */
  onEnd?: () => void;
  /** Of the options, BCP 47. */
  lang?: string | undefined;
}

/** A poll: its options to vote for, or its results (STAT-01). It closes by itself at its end. */
export function Poll({ poll, isOwn, now, onVote, onEnd, lang }: PollProps) {
  const text = useMessages(pollMessages);
  const time = usePollClock(poll, now, onEnd);
  const [showsResults, setShowsResults] = useState(false);
  const [choices, setChoices] = useState<readonly number[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const left = pollTimeLeft(poll, time);
  const mayVote = isVotable(poll, isOwn, left.kind === 'ended');
  const isForm = mayVote && !showsResults;
  const timeLeft = {
    ended: () => text.ended(),
    open: () => text.open(),
    days: (count: number) => text.daysLeft({ count }),
    hours: (count: number) => text.hoursLeft({ count }),
    minutes: (count: number) => text.minutesLeft({ count }),
  };
  const count = pollTotal(poll);
  const vote = (): void => {
    // The button goes: the focus stays in the poll.
    box.current?.focus({ preventScroll: true });
    onVote(choices);
  };
  const facts = (
    <>
      <span>{poll.multiple && poll.voters_count !== null ? text.voters({ count }) : text.votes({ count })}</span>
      <span>{left.kind === 'left' ? timeLeft[left.unit](left.count) : timeLeft[left.kind]()}</span>
      {!isForm && !hasResults(poll) && poll.options.length > 0 && <span>{text.hiddenUntilEnd()}</span>}
    </>
  );
  const resultsToggle = mayVote && hasResults(poll) && (
    <button type="button" className="rk-link-button" onClick={() => setShowsResults(!showsResults)}>
      {showsResults ? text.hideResults() : text.showResults()}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset without controls once the reader has voted
    <div ref={box} className="rk-poll" role="group" aria-label={text.label()} tabIndex={-1}>
      {isForm ? (
        <>
          <PollChoices poll={poll} lang={lang} choices={choices} onChange={setChoices} />
          <p>
            <Button size="sm" variant="primary" disabled={choices.length === 0} onClick={vote}>
              {text.vote()}
            </Button>
            {resultsToggle}
            {facts}
          </p>
        </>
      ) : (
        <>
          <PollResults poll={poll} lang={lang} />
          <p>
            {resultsToggle}
            {facts}
          </p>
        </>
      )}
    </div>
  );
}

interface PollChoicesProps {
  poll: PollEntity;
  lang: string | undefined;
  choices: readonly number[];
  onChange: (choices: readonly number[]) => void;
}

/** One radio button or checkbox for each option. */
function PollChoices({ poll, lang, choices, onChange }: PollChoicesProps): ReactNode {
  const text = useMessages(pollMessages);
  const name = useId();
  const hintId = useId();
  const toggle = (index: number): void => {
    if (!poll.multiple) onChange([index]);
    else
      onChange(
        choices.includes(index) ? choices.filter(choice => choice !== index) : [...choices, index].toSorted((a, b) => a - b),
      );
  };
  return (
    <>
      {poll.multiple && (
        <span id={hintId} hidden>
          {text.chooseSeveral()}
        </span>
      )}
      <ul aria-describedby={poll.multiple ? hintId : undefined}>
        {poll.options.map((option, index) => (
          <li key={index}>
            <label>
              <input
                type={poll.multiple ? 'checkbox' : 'radio'}
                name={name}
                checked={choices.includes(index)}
                aria-describedby={poll.multiple ? hintId : undefined}
                onChange={() => toggle(index)}
              />
              <DisplayName name={option.title.trim() || text.option({ number: index + 1 })} emojis={poll.emojis} lang={lang} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A bar for each option, with a mark on the reader's own vote. */
function PollResults({ poll, lang }: Pick<PollChoicesProps, 'poll' | 'lang'>) {
  const text = useMessages(pollMessages);
  const isHydrated = useHydrated();
  return (
    <ul>
      {pollRows(poll).map((row, index) => (
        <li
          key={index}
          data-leading={row.isLeading || undefined}
          style={isHydrated ? { backgroundSize: `${row.percent ?? 0}% 100%` } : undefined}
        >
          <span className="rk-poll-mark">{row.isOwn && <NamedIcon icon="check" name={text.ownVote()} size={16} />}</span>
          <DisplayName name={row.title.trim() || text.option({ number: index + 1 })} emojis={poll.emojis} lang={lang} />
          <span className="rk-poll-share">{row.percent !== null && text.percent({ count: row.percent })}</span>
        </li>
      ))}
    </ul>
  );
}
