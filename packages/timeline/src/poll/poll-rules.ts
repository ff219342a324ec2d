/** The rules for showing a poll. */
import type { Poll } from '@rookery/api-client';

interface PollRow {
  title: string;
  /** Share of the votes, 0 to 100, whole numbers; null while the server hides the votes. */
  percent: number | null;
  isOwn: boolean;
  isLeading: boolean;
}

/** Poll results: shares of the voters where they are counted (several choices each), else of the votes. */
export function pollRows(poll: Poll): PollRow[] {
  const voters = poll.multiple && poll.voters_count !== null && poll.voters_count > 0 ? poll.voters_count : poll.votes_count;
  const most = Math.max(0, ...poll.options.map(option => option.votes_count ?? 0));
  return poll.options.map(({ title, votes_count: votes }, index) => ({
    title,
    percent: votes === null ? null : voters > 0 ? Math.min(100, Math.round((votes / voters) * 100)) : 0,
    isOwn: poll.own_votes.includes(index),
    isLeading: votes !== null && votes > 0 && votes === most,
  }));
}

/** Whether the server tells the votes of each option: a poll may hide them until it ends. */
export function hasResults(poll: Poll): boolean {
  return poll.options.some(({ votes_count }) => votes_count !== null);
}

/** The number under a poll: voters where each may have several votes, else votes. */
export function pollTotal(poll: Poll): number {
  return poll.multiple ? (poll.voters_count ?? poll.votes_count) : poll.votes_count;
}

type TimeLeft = { kind: 'ended' } | { kind: 'open' } | { kind: 'left'; unit: 'days' | 'hours' | 'minutes'; count: number };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The end of a poll, epoch ms; null when it has none. */
const endOf = (poll: Poll): number | null => {
  const end = poll.expires_at === null ? Number.NaN : Date.parse(poll.expires_at);
  return Number.isNaN(end) ? null : end;
};

/** The time left to a poll, in the largest whole unit. @param now Milliseconds since the epoch. */
export function pollTimeLeft(poll: Poll, now: number): TimeLeft {
  if (poll.expired) return { kind: 'ended' };
  const end = endOf(poll);
  if (end === null) return { kind: 'open' };
  const left = end - now;
  if (left <= 0) return { kind: 'ended' };
  if (left >= DAY_MS) return { kind: 'left', unit: 'days', count: Math.floor(left / DAY_MS) };
  if (left >= HOUR_MS) return { kind: 'left', unit: 'hours', count: Math.floor(left / HOUR_MS) };
  return { kind: 'left', unit: 'minutes', count: Math.max(1, Math.floor(left / MINUTE_MS)) };
}

/** The longest delay of a browser's timer. */
const LONGEST_DELAY_MS = 2 ** 31 - 1;

/** Milliseconds until the text of `pollTimeLeft` changes; null when it never does. */
export function nextPollChange(poll: Poll, now: number): number | null {
  const left = pollTimeLeft(poll, now);
  const end = endOf(poll);
  if (left.kind !== 'left' || end === null) return null;
  const unit = { days: DAY_MS, hours: HOUR_MS, minutes: MINUTE_MS }[left.unit];
  const rest = end - now;
  // Under two minutes the next change is the end itself: less than a minute also reads as one.
  const isLastMinutes = left.unit === 'minutes' && left.count === 1;
  return Math.min(LONGEST_DELAY_MS, isLastMinutes ? rest : rest - left.count * unit + 1);
}

/** Whether the reader may vote: not in an ended poll, nor twice, nor in a poll of their own. */
export function isVotable(poll: Poll, isOwn: boolean, isEnded: boolean): boolean {
  return !isOwn && !isEnded && !poll.voted && poll.options.length > 0;
}
