import { aStatus } from '@rookery/api-client/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { drawStatus as draw } from '../test-support/draw-status.js';

describe('opening a post', () => {
  const words = 'The ferry is late today.';

  it('opens on a press on its text and on Enter', async () => {
    const onOpenStatus = vi.fn();
    draw({ position: 3, setSize: 40 }, { onOpenStatus });
    const row = screen.getByRole('article');
    expect(row).toHaveAttribute('aria-posinset', '3');
    expect(row).toHaveAttribute('aria-setsize', '40');
    expect(row).toHaveAttribute('data-status-id', '1000');
    await userEvent.click(screen.getByText(words));
    row.focus();
    await userEvent.keyboard('{Enter}');
    expect(onOpenStatus).toHaveBeenCalledTimes(2);
  });

  it('does not open when a link or button in it is pressed', async () => {
    const onOpenStatus = vi.fn();
    const favourite = vi.fn();
    draw({ actions: { favourite } }, { onOpenStatus });
    await userEvent.click(screen.getByRole('button', { name: 'Like' }));
    // jsdom cannot navigate.
    document.addEventListener('click', event => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText('Mara Lindqvist'));
    expect(favourite).toHaveBeenCalledWith('1000', true);
    expect(onOpenStatus).not.toHaveBeenCalled();
  });

  it('opens a new tab with Ctrl, Command or the middle button', () => {
    const onOpenStatus = vi.fn();
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    draw({}, { onOpenStatus, hrefs: { status: status => `/posts/${status.id}` } });
    fireEvent.click(screen.getByText(words), { ctrlKey: true });
    fireEvent.click(screen.getByText(words), { metaKey: true });
    fireEvent(screen.getByText(words), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
    expect(open.mock.calls).toEqual([
      ['/posts/1000', '_blank', 'noopener'],
      ['/posts/1000', '_blank', 'noopener'],
      ['/posts/1000', '_blank', 'noopener'],
    ]);
    expect(onOpenStatus).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('opens the quoted post on a press in the quote', async () => {
    const onOpenStatus = vi.fn();
    const quoted = aStatus({ id: '1005', content: '<p>quoted words</p>' });
    draw(
      { status: aStatus({ quote: { state: 'accepted', quoted_status: quoted, quoted_status_id: '1005' } }) },
      { onOpenStatus },
    );
    await userEvent.click(screen.getByText('quoted words'));
    expect(onOpenStatus.mock.calls.map(([status]) => (status as { id: string }).id)).toEqual(['1005']);
  });

  it('does not open when the press ends a text selection', () => {
    const onOpenStatus = vi.fn();
    draw({}, { onOpenStatus });
    getSelection()?.selectAllChildren(screen.getByText(words));
    fireEvent.click(screen.getByText(words));
    expect(onOpenStatus).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
  });
});
