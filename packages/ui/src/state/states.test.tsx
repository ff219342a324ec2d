import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState, Loading, SignInNeeded } from './states.js';

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

test('what only members may see says so and leads to the sign-in', async () => {
  const onSignIn = vi.fn();
  render(<SignInNeeded onSignIn={onSignIn} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Log in to see this');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});
