import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewItemsSaid } from './new-items-said.js';
import { SAY_AFTER_MS, SAY_EVERY_MS } from './saying.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('[LIST-08] posts that wait are told of with their number, not one by one, and again only after half a minute', () => {
  const { rerender } = render(<NewItemsSaid count={1} />);
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  pass(SAY_AFTER_MS - 1);
  rerender(<NewItemsSaid count={7} />);
  expect(said).toBeEmptyDOMElement();
  pass(1);
  expect(said).toHaveTextContent('7 new posts');
  for (let count = 8; count <= 200; count += 1) {
    rerender(<NewItemsSaid count={count} />);
    pass(50);
  }
  expect(said).toHaveTextContent('7 new posts');
  pass(SAY_EVERY_MS);
  expect(said).toHaveTextContent('200 new posts');
});

test('nothing is said once nothing waits', () => {
  const { rerender } = render(<NewItemsSaid count={2} />);
  pass(SAY_AFTER_MS);
  rerender(<NewItemsSaid count={0} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<NewItemsSaid count={3} />);
  rerender(<NewItemsSaid count={0} />);
  pass(SAY_EVERY_MS * 2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
