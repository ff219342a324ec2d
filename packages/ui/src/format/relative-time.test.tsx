import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RelativeTime } from './relative-time.js';

afterEach(() => {
  vi.useRealTimers();
});

test('updates the relative time and has the full date as its tooltip', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 15, 12) });
  render(<RelativeTime dateTime="2026-06-15T11:58:30.000Z" />);
  const time = screen.getByText('1m');
  expect(time).toHaveAttribute('datetime', '2026-06-15T11:58:30.000Z');
  fireEvent.pointerEnter(time);
  expect(time.dataset['tooltip']).toContain('2026');
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(screen.getByText('2m')).toBeInTheDocument();
});

test('renders nothing for an invalid time', () => {
  const { container } = render(<RelativeTime dateTime="" />);
  expect(container).toBeEmptyDOMElement();
});

test('has the full date as the tooltip of a focused link', () => {
  render(
    <a href="#post">
      <RelativeTime dateTime="2026-06-15T11:58:30.000Z" />
    </a>,
  );
  const link = screen.getByRole('link');
  const time = link.firstElementChild as HTMLElement;
  expect(time.dataset['tooltip']).toBeUndefined();
  act(() => link.focus());
  expect(time.dataset['tooltip']).toContain('2026');
});
