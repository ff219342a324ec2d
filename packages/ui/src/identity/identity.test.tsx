import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DisplayName, Handle, Identity } from './identity.js';

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

test('has all of a long name and of a long handle in their titles', () => {
  const name = 'Ottoline of the upper harbour bridge';
  const acct = `${'ottoline'.repeat(4)}@tram.example`;
  render(<Identity displayName={name} acct={acct} />);
  expect(screen.getByText(name)).toHaveAttribute('title', name);
  expect(screen.getByText(`@${acct}`)).toHaveAttribute('title', `@${acct}`);
});

test('has no title for a name that fits', () => {
  render(<DisplayName name="Mara" />);
  render(<Handle acct="mara@tram.example" />);
  expect(screen.getByText('Mara')).not.toHaveAttribute('title');
  expect(screen.getByText('@mara@tram.example')).not.toHaveAttribute('title');
});

test('cuts a name within a sentence, never inside a character, and keeps it whole in the title', () => {
  const name = `${'a'.repeat(59)}🐦 and more`;
  render(<DisplayName name={name} longest={60} />);
  expect(screen.getByText(`${'a'.repeat(59)}…`)).toHaveAttribute('title', name);
});
