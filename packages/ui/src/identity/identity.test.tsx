import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Identity } from './identity.js';

test('[UI-06] shows the badge for verified accounts only', () => {
  const { rerender } = render(<Identity displayName="Mara" acct="mara" verified />);
  expect(screen.getByRole('img', { name: 'Verified Account' })).toBeVisible();
  rerender(<Identity displayName="Mara" acct="mara" />);
  expect(screen.queryByRole('img')).toBeNull();
});

test('isolates name and handle and keeps the handle left to right', () => {
  render(<Identity displayName="نور" acct="noor@hoshi.example" href="/@noor@hoshi.example" />);
  expect(screen.getByText('نور').tagName).toBe('BDI');
  const handle = screen.getByText('@noor@hoshi.example');
  expect(handle.tagName).toBe('BDI');
  expect(handle).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/@noor@hoshi.example');
});

test('falls back to the local part of the handle for an empty name', () => {
  render(<Identity displayName="  " acct="kaz@tram.example" />);
  expect(screen.getByText('kaz')).toBeVisible();
});
