import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { threadRows } from './thread-tree.js';
import * as stories from './thread.stories.js';

const { Whole, MoreReplies, Loading, NotFound, Failed, ContextFailed, Visitor, WithHoles } = composeStories(stories);
const shownIds = () => screen.getAllByRole('article').map(row => row.dataset['statusId']);

describe('Thread', () => {
  it('[THR-01] shows the ancestors above the post and the replies below it', () => {
    const { container } = render(<Whole />);
    expect(shownIds()).toEqual(['1', '2', '3', '4']);
    expect(container.querySelector('#thread')).not.toBeNull();
    expect(container.querySelector('[data-variant="focused"]')).toHaveAttribute('data-status-id', '2');
    expect(screen.getByRole('feed', { name: 'Thread' })).toBeVisible();
  });

  it('[THR-02] offers more replies while the server has some', async () => {
    const onLoadMore = vi.fn();
    render(<MoreReplies onLoadMore={onLoadMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledOnce();
  });

  it('[THR-03] shows a skeleton while it loads', () => {
    const { container } = render(<Loading />);
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeVisible();
    expect(container.querySelectorAll('[data-placeholder]').length).toBeGreaterThan(1);
  });

  it('[THR-04] shows the not-found view', () => {
    render(<NotFound />);
    expect(screen.getByText('Post not found')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('offers to try again when the thread, or only its replies, failed to load', async () => {
    const onRetry = vi.fn();
    const { unmount } = render(<Failed onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    unmount();
    render(<ContextFailed onRetry={onRetry} />);
    expect(shownIds()).toEqual(['2']);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('[THR-05] invites visitors to continue the conversation', () => {
    render(<Visitor />);
    expect(screen.getByRole('heading', { name: 'Continue the conversation' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  });

  it('[THR-07] keeps the post mounted while hundreds of rows arrive around it, and mounts few of them', () => {
    const { container, rerender } = render(<Whole rows={threadRows({ id: '2', parentId: '1' }, null)} />);
    const focused = container.querySelector('[data-variant="focused"]');
    const ids = (first: number, count: number) => Array.from({ length: count }, (_, index) => String(first + index));
    const rows = threadRows(
      { id: '2', parentId: '1' },
      { ancestors: [{ id: '1', parentId: null }], descendants: ids(100, 500).map(id => ({ id, parentId: '2' })) },
    );
    rerender(<Whole rows={rows} />);
    expect(container.querySelector('[data-variant="focused"]')).toBe(focused);
    expect(screen.getAllByRole('article').length).toBeLessThan(60);
  });

  it("[THR-06] shows 'One or more posts are unavailable.' for each missing post", () => {
    render(<WithHoles />);
    expect(screen.getAllByText('One or more posts are unavailable.')).toHaveLength(2);
  });
});
