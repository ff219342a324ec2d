import type { Poll as PollEntity } from '@rookery/api-client';
import { aPoll } from '@rookery/api-client/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Poll, type PollProps } from './poll.js';
import * as stories from './poll.stories.js';

const { Ended, HiddenVotes, Multiple, Open, Own, Voted, WithoutEnd, WithoutOptions } = composeStories(stories);
const NOW = Date.parse('2026-11-20T12:00:00.000Z');

afterEach(() => vi.useRealTimers());

function draw(poll: PollEntity, props: Partial<PollProps> = {}) {
  const onVote = vi.fn();
  const onEnd = vi.fn();
  const view = render(<Poll poll={poll} isOwn={false} now={Date.now} onVote={onVote} onEnd={onEnd} {...props} />);
  return { onVote, onEnd, ...view };
}

describe('Poll', () => {
  it.each([false, true])('numbers an option without words, also among the results: %s', isOwn => {
    const option = { title: ' ', votes_count: 1 };
    draw(aPoll({ expires_at: null, options: [{ ...option, title: 'Boat' }, option] }), { isOwn });
    expect(screen.getByText('Option 2')).toBeVisible();
    expect(screen.queryByText('Option 1')).toBeNull();
  });

  it.each([false, true])('[I18N-01] has its options in the language of the post, also among the results: %s', isOwn => {
    draw(aPoll({ expires_at: null, options: [{ title: '船', votes_count: 1 }] }), { isOwn, lang: 'ja' });
    expect(screen.getByText('船')).toHaveAttribute('lang', 'ja');
    expect(screen.getByRole('group')).not.toHaveAttribute('lang');
  });

  it('[STAT-01] votes for the one chosen option', async () => {
    const onVote = vi.fn();
    render(<Open onVote={onVote} />);
    expect(screen.getByRole('button', { name: 'Vote' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: 'Boat' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Swim' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(onVote).toHaveBeenCalledExactlyOnceWith([2]);
  });

  it('[STAT-01] votes for several options in their order, without those taken back', async () => {
    const onVote = vi.fn();
    render(<Multiple onVote={onVote} />);
    for (const name of ['Swim', /Bridge/, 'Boat', /Bridge/]) await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(onVote).toHaveBeenCalledExactlyOnceWith([0, 2]);
  });

  it('[STAT-01] shows the results before the vote on request', async () => {
    render(<Open />);
    expect(screen.queryByText('60%')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show results' }));
    expect(screen.getByText('60%')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide results' }));
    expect(screen.getByRole('radio', { name: 'Boat' })).toBeVisible();
  });

  it('[STAT-01] shows the results and the own vote after the vote', () => {
    render(<Voted />);
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('60%')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Your vote' })).toBeVisible();
    expect(screen.getByText('10 votes')).toBeVisible();
  });

  it('[STAT-01] has neither shares nor a request for results while the server hides the votes', () => {
    const { rerender } = render(<HiddenVotes />);
    expect(screen.queryByText(/%/)).toBeNull();
    expect(screen.getByText('Results are shown when the poll ends')).toBeVisible();
    rerender(<HiddenVotes poll={{ ...HiddenVotes.args.poll, voted: false, own_votes: [] } as PollEntity} />);
    expect(screen.getByRole('button', { name: 'Vote' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show results' })).toBeNull();
  });

  it.each([
    ['an ended poll', Ended],
    ['an own poll', Own],
    ['a poll without options', WithoutOptions],
  ])('[STAT-01] offers no vote in %s', (_, Story) => {
    render(<Story />);
    expect(screen.getByRole('group', { name: 'Poll' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[STAT-01] calls a poll without an end open, and counts votes where people are not counted', () => {
    render(<WithoutEnd />);
    expect(screen.getByText('Open')).toBeVisible();
    expect(screen.getByText('10 votes')).toBeVisible();
  });

  it('[STAT-01] closes at its end and asks once for the results', () => {
    vi.useFakeTimers({ now: NOW });
    const { onEnd, rerender, onVote } = draw(aPoll({ expires_at: '2026-11-20T12:02:30.000Z' }));
    expect(screen.getByText('2 minutes left')).toBeVisible();
    act(() => void vi.advanceTimersByTime(31_000));
    expect(screen.getByText('1 minute left')).toBeVisible();
    act(() => void vi.advanceTimersByTime(119_000));
    expect(screen.getByText('Ended')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vote' })).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(onEnd).toHaveBeenCalledOnce();
    // A server whose clock is behind is not asked over and over.
    rerender(
      <Poll
        poll={aPoll({ expires_at: '2026-11-20T12:02:30.000Z' })}
        isOwn={false}
        now={Date.now}
        onVote={onVote}
        onEnd={onEnd}
      />,
    );
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onEnd).toHaveBeenCalledOnce();
  });

  it('[STAT-01] asks for nothing at the end that the server knows of', () => {
    vi.useFakeTimers({ now: NOW });
    const { onEnd } = draw(aPoll({ expired: true, expires_at: '2026-11-20T11:00:00.000Z' }));
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onEnd).not.toHaveBeenCalled();
  });
});
