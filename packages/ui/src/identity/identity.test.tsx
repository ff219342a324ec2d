import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Identity } from './identity.js';

test('[UI-06] a verified account carries the badge beside its name, others do not', () => {
  const { rerender } = render(<Identity displayName="Mara" acct="mara" verified />);
  expect(screen.getByRole('img', { name: 'Verified Account' })).toBeVisible();
  rerender(<Identity displayName="Mara" acct="mara" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('name and handle are isolated, and the handle always runs left to right', () => {
  render(<Identity displayName="نور" acct="noor@hoshi.garden" href="/@noor@hoshi.garden" />);
  expect(screen.getByText('نور').tagName).toBe('BDI');
  const handle = screen.getByText('@noor@hoshi.garden');
  expect(handle.tagName).toBe('BDI');
  expect(handle).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/@noor@hoshi.garden');
});

test('an empty name shows the local part of the handle', () => {
  render(<Identity displayName="  " acct="kaz@tram.city" />);
  expect(screen.getByText('kaz')).toBeVisible();
});
