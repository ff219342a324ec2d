import { aStatus } from '@rookery/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawStatus as draw } from '../test-support/draw-status.js';
import { focusedParts } from './focused-parts.screen.js';

describe('lists of accounts', () => {
  const status = aStatus({ reblogs_count: 21, favourites_count: 142 });
  const lists = () => ({ reblogs: vi.fn(), favourites: vi.fn(), reactions: vi.fn(), mentions: vi.fn() });

  it('[MOD-14] opens the reposts and the likes from the counts of the focused post', async () => {
    const onShowAccounts = lists();
    draw({ status, focused: focusedParts }, { onShowAccounts });
    await userEvent.click(screen.getByRole('button', { name: '21 reposts' }));
    expect(onShowAccounts.reblogs).toHaveBeenCalledExactlyOnceWith(status);
    await userEvent.click(screen.getByRole('button', { name: '142 likes' }));
    expect(onShowAccounts.favourites).toHaveBeenCalledExactlyOnceWith(status);
  });

  it('[MOD-14] shows counts as text where the server does not list their accounts', () => {
    draw({ status, focused: focusedParts });
    expect(screen.getByText('reposts', { exact: false })).toBeVisible();
    expect(screen.queryByRole('button', { name: /\d (reposts|likes)$/ })).toBeNull();
  });

  it('[STAT-07] keeps the likes apart from reactions that cannot be listed, so that their list opens', async () => {
    const onShowAccounts = { ...lists(), reactions: undefined };
    const reacted = { ...status, emoji_reactions: [{ name: '🦉', count: 3, me: false, url: null, static_url: null }] };
    draw({ status: reacted, focused: focusedParts }, { onShowAccounts });
    expect(screen.getByRole('img', { name: '3 reactions' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '142 likes' }));
    expect(onShowAccounts.favourites).toHaveBeenCalledExactlyOnceWith(reacted);
  });

  it.each([
    ['reposts', '21 reposts', []],
    ['likes', '142 likes', []],
    ['reactions', /^\d+ reactions$/, [{ name: '🦉', count: 3, me: false, url: null, static_url: null }]],
  ])('[THR-08] asks a visitor who opens the %s to sign in', async (_list, name, reactions) => {
    const onShowAccounts = lists();
    const onSignInNeeded = vi.fn();
    const reacted = { ...status, emoji_reactions: reactions };
    draw({ status: reacted, focused: focusedParts }, { isSignedIn: false, onShowAccounts, onSignInNeeded });
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onSignInNeeded).toHaveBeenCalledOnce();
    for (const open of Object.values(onShowAccounts)) expect(open).not.toHaveBeenCalled();
  });

  it('[MOD-14] opens everybody a reply answers from its line, and not the post', async () => {
    const onShowAccounts = lists();
    const onOpenStatus = vi.fn();
    const mentions = ['1', '2', '3'].map(id => ({ id, username: `a${id}`, acct: `a${id}`, url: `https://tram.example/@a${id}` }));
    const reply = aStatus({ in_reply_to_id: '9', in_reply_to_account_id: '1', mentions });
    draw({ status: reply }, { onShowAccounts, onOpenStatus });
    await userEvent.click(screen.getByRole('button', { name: 'Replying to @a1, @a2 and 1 other' }));
    expect(onShowAccounts.mentions).toHaveBeenCalledExactlyOnceWith(reply);
    expect(onOpenStatus).not.toHaveBeenCalled();
  });
});

describe('the reply line', () => {
  const answer = aStatus({ in_reply_to_id: '7', in_reply_to_account_id: '1' });

  it('is hidden when the replied-to post is a neighbouring row', () => {
    const { unmount } = draw({ status: answer, besideIds: ['8'] });
    expect(screen.getByText(/^Replying to/)).toBeVisible();
    unmount();
    draw({ status: answer, besideIds: ['8', '7'] });
    expect(screen.queryByText(/^Replying to/)).toBeNull();
  });

  it('[MOD-14] is kept beside the replied-to post where it opens the list of everybody it answers', () => {
    const mentions = ['1', '2', '3'].map(id => ({ id, username: `a${id}`, acct: `a${id}`, url: `https://tram.example/@a${id}` }));
    const onShowAccounts = { reblogs: vi.fn(), favourites: vi.fn(), reactions: vi.fn(), mentions: vi.fn() };
    draw({ status: { ...answer, mentions }, besideIds: ['7'] }, { onShowAccounts });
    expect(screen.getByRole('button', { name: 'Replying to @a1, @a2 and 1 other' })).toBeVisible();
  });
});
