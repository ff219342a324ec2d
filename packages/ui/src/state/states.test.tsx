import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorState, Loading, SignInNeeded } from './states.js';

test('[UI-09] announces loading', () => {
  render(<Loading />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Loading…$/);
});

test('offers a retry that is disabled while retrying', async () => {
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

test('[A11Y-01] moves the focus of a button that goes with its state to the content around it', async () => {
  const page = (isLoaded: boolean) => (
    <main tabIndex={-1}>{isLoaded ? <p>Here</p> : <ErrorState title="Whoops!" onRetry={() => undefined} />}</main>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(page(true));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('leaves the focus where it is when a state goes without it', async () => {
  const page = (isLoaded: boolean) => (
    <main tabIndex={-1}>
      <input aria-label="Name" />
      {!isLoaded && <ErrorState title="Whoops!" onRetry={() => undefined} />}
    </main>
  );
  const { rerender } = render(page(false));
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
  rerender(page(true));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test('offers the log-in for members-only content', async () => {
  const onSignIn = vi.fn();
  render(<SignInNeeded onSignIn={onSignIn} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Log in to see this');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});
