import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NewItemsBanner } from './new-items-banner.js';

const onPress = () => undefined;
const banner = () => screen.getByRole('button').parentElement;

test('[LIST-09] the button has room of its own at the top of a list, and none over a list being read', () => {
  const { unmount } = render(<NewItemsBanner count={2} isFloating={false} onPress={onPress} />);
  expect(banner()).toHaveAttribute('data-room');
  unmount();
  render(<NewItemsBanner count={2} isFloating onPress={onPress} />);
  expect(banner()).not.toHaveAttribute('data-room');
});

test('[LIST-09] the short button shows the count and keeps its sentence as its name', () => {
  render(<NewItemsBanner count={2} isFloating isShort onPress={onPress} />);
  expect(screen.getByRole('button', { name: 'Click to see 2 new posts' })).toHaveTextContent(/^2$/);
});

test('[LIST-09] room once given stays while the reader goes down and up again', () => {
  const { rerender } = render(<NewItemsBanner count={2} isFloating={false} onPress={onPress} />);
  rerender(<NewItemsBanner count={2} isFloating onPress={onPress} />);
  expect(banner()).toHaveAttribute('data-floating');
  expect(banner()).toHaveAttribute('data-room');
});

test('[LIST-09] a reader who comes up to the list keeps their rows in place when the room is given', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(48);
  const { rerender } = render(<NewItemsBanner count={2} isFloating onPress={onPress} />);
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(<NewItemsBanner count={2} isFloating={false} onPress={onPress} />);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 48, behavior: 'instant' });
  vi.restoreAllMocks();
});
