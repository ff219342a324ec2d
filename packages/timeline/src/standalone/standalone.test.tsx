import { anAccount, aPoll, aStatus, aTag } from '@rookery/api-client/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Status, Timeline } from '../index.js';

// jsdom has no canvas.
vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);

const post = aStatus({
  id: '7',
  url: 'https://tram.example/@tobi/7',
  account: anAccount({ acct: 'tobi@tram.example', display_name: 'Tobias Okafor', url: 'https://tram.example/@tobi' }),
  content:
    '<p>First frost. <a href="https://tram.example/tags/frost" class="mention hashtag" rel="tag">#<span>frost</span></a></p>',
  tags: [aTag({ name: 'frost', url: 'https://tram.example/tags/frost' })],
  favourites_count: 4,
});

describe('Status without a provider', () => {
  it('[STAT-01] links to the post, its author and its tags on their own server', () => {
    render(<Status status={post} />);
    const row = screen.getByRole('article');
    expect(within(row).getByText('Tobias Okafor').closest('a')).toHaveAttribute('href', 'https://tram.example/@tobi');
    expect(row.querySelector('.rk-status-time')).toHaveAttribute('href', 'https://tram.example/@tobi/7');
    expect(within(row).getByRole('link', { name: '#frost' })).toHaveAttribute('href', 'https://tram.example/tags/frost');
  });

  it('draws no button without a callback', () => {
    render(<Status status={post} />);
    expect(screen.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual(['More']);
  });

  it('calls back with the post inside a reblog', async () => {
    const onFavourite = vi.fn();
    const onReply = vi.fn();
    render(<Status status={aStatus({ id: '8', reblog: post })} onFavourite={onFavourite} onReply={onReply} />);
    await userEvent.click(screen.getByRole('button', { name: 'Like, 4 likes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
    expect(onFavourite.mock.calls).toEqual([[post, true]]);
    expect(onReply.mock.calls).toEqual([[post]]);
  });

  it('opens the post by a press on its row', async () => {
    const onOpen = vi.fn();
    render(<Status status={post} onOpen={onOpen} />);
    await userEvent.click(screen.getByText('First frost.', { exact: false }));
    expect(onOpen.mock.calls).toEqual([[post]]);
  });

  it('[STAT-01] shows the results of a poll, and its options to vote for with a callback', async () => {
    const onVote = vi.fn();
    const withPoll = aStatus({ poll: aPoll({ voted: false, expired: false, expires_at: null }) });
    const { rerender } = render(<Status status={withPoll} />);
    expect(screen.queryByRole('radio')).toBeNull();
    rerender(<Status status={withPoll} onVote={onVote} />);
    await userEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(onVote.mock.calls).toEqual([[withPoll, [1]]]);
  });

  it('links nowhere unsafe', () => {
    const hostile = aStatus({ url: 'javascript:alert(1)', account: anAccount({ url: 'data:text/html,x' }) });
    const { container } = render(<Status status={hostile} />);
    const links = Array.from(container.querySelectorAll('a'), link => link.getAttribute('href') ?? '');
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter(href => /^(?:javascript|data):/.test(href))).toEqual([]);
  });

  it('renders on a server', () => {
    expect(renderToString(<Status status={post} />)).toContain('Tobias Okafor');
  });
});

const posts = Array.from({ length: 200 }, (_, index) =>
  aStatus({ id: String(1200 - index), content: `<p>Post ${index + 1}</p>` }),
);

describe('Timeline without a provider', () => {
  it('[LIST-01] draws a few rows of 200 posts and counts them all', () => {
    render(<Timeline statuses={posts} label="Public posts" />);
    const rows = within(screen.getByRole('feed', { name: 'Public posts' })).getAllByRole('article');
    expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    expect(rows[0]).toHaveAttribute('aria-setsize', '200');
    expect(rows.length).toBeLessThan(60);
  });

  it('renders its first rows on a server', () => {
    const markup = renderToString(<Timeline statuses={posts} />);
    expect(markup).toContain('Post 1');
    expect(markup).not.toContain('Post 200');
  });

  it('says that there are no posts', () => {
    render(<Timeline statuses={[]} />);
    expect(screen.getByText('There are no posts here yet.')).toBeVisible();
  });
});
