import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sparklinePath } from './sparkline-path.js';
import { TrendRow } from './trend-row.js';

const history = [
  { uses: '9', accounts: '128' },
  { uses: '4', accounts: '3' },
  { uses: '1', accounts: '1' },
];

test("[UI-07] shows the name, today's number of people and the history, oldest first", () => {
  const { container } = render(<TrendRow name="birdwatching" href="/tags/birdwatching" history={history} />);
  expect(screen.getByRole('link', { name: '#birdwatching' })).toHaveAttribute('href', '/tags/birdwatching');
  expect(screen.getByText('128 people talking')).toBeVisible();
  expect(container.querySelector('path')).toHaveAttribute('d', sparklinePath([1, 4, 9]));
  expect(container.querySelector('svg')).toHaveAttribute('width', '40');
  expect(container.querySelector('svg')).toHaveAttribute('height', '28');
});

test('[UI-07] uses the singular for one person and abbreviates large numbers', () => {
  const { rerender } = render(<TrendRow name="a" href="/tags/a" history={[{ uses: 1, accounts: 1 }]} />);
  expect(screen.getByText('1 person talking')).toBeVisible();
  rerender(<TrendRow name="a" href="/tags/a" history={[{ uses: 1, accounts: 12_345 }]} />);
  expect(screen.getByText('12.3k people talking')).toBeVisible();
});

test('[UI-07] shows only the name without a history', () => {
  const { container } = render(<TrendRow name="a" href="/tags/a" history={[]} />);
  expect(container).toHaveTextContent(/^#a$/);
});
