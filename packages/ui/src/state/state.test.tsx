import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState } from './error-state.js';
import { Loading } from './loading.js';

test('[UI-09] a loading screen says so', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
});

test('a failure offers another try, and only one at a time', async () => {
  const onRetry = vi.fn();
  const { rerender } = render(<ErrorState title="Whoops!" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState title="Whoops!" onRetry={onRetry} isRetrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState title="Gone." />);
  expect(screen.queryByRole('button')).toBeNull();
});
