import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NavTabs } from './nav-tabs.js';

const items = ['Following', 'Local', 'Federated'].map(label => ({ href: `/${label}`, label, isCurrent: label === 'Federated' }));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lays out a row of 100 px with three tabs of 60 px. */
function layOut() {
  return vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const index = items.findIndex(({ label }) => label === this.textContent);
    return index < 0 ? new DOMRect(0, 0, 100, 40) : new DOMRect(index * 60, 0, 60, 40);
  });
}

test('shows the current tab of a row that is wider than the page', () => {
  layOut();
  render(<NavTabs label="Timelines" items={items} />);
  act(() => void vi.advanceTimersByTime(20));
  // The tab ends at 180 px, with half its width after it.
  expect(screen.getByRole('navigation').scrollLeft).toBe(110);
});

test('measures nothing before the frame that lays the page out', () => {
  const measured = layOut();
  render(<NavTabs label="Timelines" items={items} />);
  expect(measured).not.toHaveBeenCalled();
});
