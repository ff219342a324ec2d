import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NewItemsAnnouncement } from './new-items-announcement.js';
import { ANNOUNCE_AFTER_MS, ANNOUNCE_EVERY_MS } from './new-items.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test('[LIST-08] announces the number of new posts together, and again only after half a minute', () => {
  const { rerender } = render(<NewItemsAnnouncement count={1} />);
  const announcement = screen.getByRole('status');
  expect(announcement).toBeEmptyDOMElement();
  pass(ANNOUNCE_AFTER_MS - 1);
  rerender(<NewItemsAnnouncement count={7} />);
  expect(announcement).toBeEmptyDOMElement();
  pass(1);
  expect(announcement).toHaveTextContent('7 new posts');
  for (let count = 8; count <= 200; count += 1) {
    rerender(<NewItemsAnnouncement count={count} />);
    pass(50);
  }
  expect(announcement).toHaveTextContent('7 new posts');
  pass(ANNOUNCE_EVERY_MS);
  expect(announcement).toHaveTextContent('200 new posts');
});

test('[LIST-08] announces that more posts wait than are counted', () => {
  render(<NewItemsAnnouncement count={20} hasMore />);
  pass(ANNOUNCE_AFTER_MS);
  expect(screen.getByRole('status')).toHaveTextContent('More than 20 new posts');
});

test('announces nothing once the queue is empty', () => {
  const { rerender } = render(<NewItemsAnnouncement count={2} />);
  pass(ANNOUNCE_AFTER_MS);
  rerender(<NewItemsAnnouncement count={0} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<NewItemsAnnouncement count={3} />);
  rerender(<NewItemsAnnouncement count={0} />);
  pass(ANNOUNCE_EVERY_MS * 2);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
