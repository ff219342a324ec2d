import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { COPIED_MS, CopyField } from './copy-field.js';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A clipboard that takes the text, or refuses it. */
function stubClipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

test('[UI-02] copies the text, and says so for two seconds', async () => {
  const user = userEvent.setup();
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
  stubClipboard(writeText);
  render(<CopyField label="Address" value="@mara@rookery.example" />);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith('@mara@rookery.example');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(COPIED_MS));
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});

test('[UI-02] is read-only and selects all of its text', async () => {
  const user = userEvent.setup();
  stubClipboard(() => Promise.resolve());
  render(<CopyField label="Address" value="@mara" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' });
  expect(field).toHaveAttribute('readonly');
  await user.click(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 5]);
});

test('[UI-02] offers no button without a clipboard', () => {
  stubClipboard(undefined);
  render(<CopyField label="Address" value="@mara" />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('[UI-02] leaves the text selected when the clipboard refuses it', async () => {
  const user = userEvent.setup();
  stubClipboard(() => Promise.reject(new Error('denied')));
  render(<CopyField label="Address" value="@mara" />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/is selected/)).toBeVisible();
  expect(screen.getByRole<HTMLInputElement>('textbox').selectionEnd).toBe(5);
});
