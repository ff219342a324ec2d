import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MessagesProvider } from '@rookery/ui';
import { MAX_ROWLESS_PAGES } from '@rookery/ui/list';
import { describe, expect, it, vi } from 'vitest';
import { ar } from '../locales/ar.js';
import { Gap } from './gap.js';
import { QueueButton } from './new-items-banner.js';
import { StatusList, type StatusListProps } from './status-list.js';

interface PlainRow {
  key: string;
}

const base: StatusListProps<PlainRow> = {
  id: 'status-list',
  phase: 'ready',
  rows: [{ key: 's:2' }, { key: 's:1' }],
  renderRow: row => <article>{row.key}</article>,
  older: null,
  autoloadMore: false,
  isBusy: false,
  isOffline: false,
  onRetry: () => undefined,
  onSignIn: () => undefined,
};
const show = (props: Partial<StatusListProps<PlainRow>> = {}) => render(<StatusList {...base} {...props} />);
const list = () => document.querySelector('#status-list');

describe('a status list', () => {
  it('[LIST-01] gives its element the id in every state', () => {
    for (const phase of ['loading', 'preparing', 'failed', 'ready'] as const) {
      const { unmount } = show({ phase });
      expect(document.querySelectorAll('#status-list')).toHaveLength(1);
      unmount();
    }
    show({ rows: [] });
    expect(list()).not.toBeNull();
  });

  it('is a feed of its rows', () => {
    show();
    const feed = screen.getByRole('feed', { name: 'Posts' });
    expect(within(feed).getAllByRole('article')).toHaveLength(2);
    expect(feed).toHaveAttribute('aria-busy', 'false');
  });

  it('[LIST-02] shows 20 placeholders while loading', () => {
    show({ phase: 'loading', rows: [] });
    expect(list()).toHaveAttribute('aria-busy', 'true');
    expect(document.querySelectorAll('.rk-placeholder')).toHaveLength(20);
  });

  it('[LIST-15] says that the home feed is being prepared', () => {
    show({ phase: 'preparing', isHome: true, rows: [] });
    expect(screen.getByText('Your home feed is being prepared!')).toBeVisible();
  });

  it('[LIST-15] does not call another list the home feed while it is being prepared', () => {
    show({ phase: 'preparing', rows: [] });
    expect(screen.getByText('This list is being prepared!')).toBeVisible();
    expect(screen.queryByText(/home/)).toBeNull();
  });

  it('[LIST-14] offers to try again when it failed', async () => {
    const onRetry = vi.fn();
    show({ phase: 'failed', rows: [], onRetry });
    await userEvent.click(screen.getByRole('button'));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('[LIST-14] has a text for an empty list and for its end', () => {
    const { unmount } = show({ rows: [] });
    expect(screen.getByText('There are no posts here yet.')).toBeVisible();
    expect(screen.queryByText('You have reached the end.')).toBeNull();
    unmount();
    show();
    expect(screen.getByText('You have reached the end.')).toBeVisible();
  });

  it('keeps its rows and shows one line when newer posts cannot be loaded', async () => {
    const onRetry = vi.fn();
    show({ isOffline: true, onRetry });
    expect(screen.getByRole('status')).toHaveTextContent('New posts could not be loaded.');
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('Load more', () => {
  const older = (state: Partial<NonNullable<StatusListProps<PlainRow>['older']>> = {}) => ({
    isLoading: false,
    hasFailed: false,
    onLoad: vi.fn(),
    ...state,
  });

  it('[LIST-07] is a button while there are older posts', async () => {
    const way = older();
    show({ older: way });
    expect(screen.queryByText('You have reached the end.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(way.onLoad).toHaveBeenCalledOnce();
  });

  it('[LIST-07] gives way to one placeholder while loading', () => {
    show({ older: older({ isLoading: true }) });
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(document.querySelectorAll('.rk-placeholder')).toHaveLength(1);
  });

  it('[LIST-07] is not needed while a list without rows goes on automatically', () => {
    const first = older();
    const { rerender } = show({ rows: [], older: first, autoloadMore: true });
    expect(first.onLoad).toHaveBeenCalledOnce();
    expect(screen.queryByText('There are no posts here yet.')).toBeNull();
    for (let page = 1; page < 20; page += 1) rerender(<StatusList {...base} rows={[]} autoloadMore older={{ ...first }} />);
    expect(first.onLoad).toHaveBeenCalledTimes(MAX_ROWLESS_PAGES);
    expect(screen.getByText('There are no posts here yet.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });

  it('[LIST-07] is not needed after a page of which every post is hidden', () => {
    const first = older();
    const { rerender } = show({ older: first, autoloadMore: true });
    expect(first.onLoad).toHaveBeenCalledTimes(1);
    rerender(<StatusList {...base} autoloadMore older={{ ...first, isLoading: true }} />);
    expect(first.onLoad).toHaveBeenCalledTimes(1);
    rerender(<StatusList {...base} autoloadMore older={{ ...first }} />);
    expect(first.onLoad).toHaveBeenCalledTimes(2);
  });

  it('[LIST-07] comes back in its place, with the reason, after a failure', () => {
    show({ older: older({ hasFailed: true }), autoloadMore: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Older posts could not be loaded.');
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });
});

describe('the queue button', () => {
  it('[LIST-09] shows the number of posts in the queue', async () => {
    const onPress = vi.fn();
    const { rerender } = render(<QueueButton count={1} onPress={onPress} />);
    expect(screen.getByRole('button')).toHaveTextContent('Click to see 1 new post');
    rerender(<QueueButton count={12} onPress={onPress} />);
    await userEvent.click(screen.getByRole('button', { name: 'Click to see 12 new posts' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('[LIST-09] says that more posts wait than are counted', () => {
    render(<QueueButton count={20} hasMore onPress={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Click to see 20+ new posts' })).toBeVisible();
  });

  it('[LIST-09] has the plural forms of Arabic', () => {
    render(
      <MessagesProvider locale="ar" translations={ar}>
        <QueueButton count={2} onPress={() => undefined} />
      </MessagesProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent('اضغط لرؤية منشورين جديدين');
  });
});

describe('a gap', () => {
  const props = { newerAt: '2026-11-20T09:15:00', olderAt: '2026-11-20T07:40:00', isLoading: false, hasFailed: false };

  it('[LIST-03] names the times it lies between and fills on a press', async () => {
    const onFill = vi.fn();
    render(<Gap {...props} onFill={onFill} />);
    const button = screen.getByRole('button', { name: /^Load what is between 07:40.* and 09:15/ });
    await userEvent.click(button);
    expect(onFill).toHaveBeenCalledOnce();
  });

  it('[LIST-03] names the days too when they differ', () => {
    render(<Gap {...props} olderAt="2026-11-19T23:40:00" onFill={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Load what/ })).toHaveTextContent(/Nov 19.*Nov 20/);
  });

  it('[LIST-03] names one time where both sides were written within a minute', () => {
    render(<Gap {...props} newerAt="2026-11-20T07:40:48" onFill={() => undefined} />);
    expect(screen.getByRole('button', { name: /^Load what is missing at 07:40/ })).toBeVisible();
  });

  it('[LIST-03] is called Load more when a time is unknown', () => {
    render(<Gap {...props} olderAt={null} onFill={() => undefined} />);
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });

  it.each(['newer', 'older'] as const)('[LIST-03] fills from the %s side by its button', async side => {
    const onFill = vi.fn();
    render(<Gap {...props} onFill={onFill} />);
    const name = { newer: 'Load more, newest first', older: 'Load more, oldest first' }[side];
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onFill).toHaveBeenCalledExactlyOnceWith(side);
  });

  it('[LIST-03] ignores presses while it is being filled', async () => {
    const onFill = vi.fn();
    render(<Gap {...props} isLoading onFill={onFill} />);
    for (const button of screen.getAllByRole('button')) await userEvent.click(button);
    expect(onFill).not.toHaveBeenCalled();
  });
});
