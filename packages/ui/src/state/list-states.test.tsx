import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ListStates, type ListStatesProps } from './list-states.js';

const base: ListStatesProps = {
  phase: 'ready',
  onRetry: () => undefined,
  older: null,
  failedTitle: 'The list could not be loaded.',
  isEmpty: false,
  emptyState: 'Nobody',
  end: 'The end',
  children: 'Rows',
};
const show = (props: Partial<ListStatesProps> = {}) => render(<ListStates {...base} {...props} />);
const older = (some: Partial<NonNullable<ListStatesProps['older']>> = {}) => ({
  isLoading: false,
  hasFailed: false,
  onLoad: vi.fn(),
  ...some,
});

describe('the states of a list', () => {
  it('offers visitors the sign-in, and tells members why a list for members failed', () => {
    const { unmount } = show({ phase: 'members-only', reason: 'No.', onSignIn: () => undefined });
    expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
    unmount();
    show({ phase: 'members-only', reason: 'No.' });
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded.No.');
  });

  it('ends with its end, and not where it is empty', () => {
    const { unmount } = show();
    expect(screen.getByText(/RowsThe end/)).toBeVisible();
    unmount();
    show({ isEmpty: true });
    expect(screen.getByText('Nobody')).toBeVisible();
    expect(screen.queryByText(/The end/)).toBeNull();
  });

  it('offers more, and again in place of the failure', async () => {
    const way = older();
    const { rerender } = show({ older: way, olderFailedTitle: 'More could not be loaded.' });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    rerender(<ListStates {...base} older={{ ...way, hasFailed: true }} olderFailedTitle="More could not be loaded." />);
    expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(way.onLoad).toHaveBeenCalledTimes(2);
  });

  it('keeps the button for more below a line that says that they failed', () => {
    show({ older: older({ hasFailed: true }), olderFailedTitle: 'More could not be loaded.', hasFailureLine: true });
    expect(screen.getByRole('alert')).toHaveTextContent('More could not be loaded.');
    expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
  });
});
