import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { LayerHistoryProvider } from '../layer/layer-history-provider.js';
import { LazyMenuButton } from './lazy-menu-button.js';

// Load the lazy module first: its loading time is not under test.
beforeAll(async () => {
  await import('./menu-popover.js');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function aMenu() {
  const onBookmark = vi.fn();
  const onDelete = vi.fn();
  render(
    <LayerHistoryProvider>
      <LazyMenuButton
        label="More"
        icon={<svg aria-hidden="true" />}
        items={[
          { id: 'bookmark', label: 'Bookmark', onAction: onBookmark },
          { id: 'delete', label: 'Delete', onAction: onDelete, isDanger: true },
        ]}
      />
    </LayerHistoryProvider>,
  );
  return { button: screen.getByRole('button', { name: 'More' }), onBookmark, onDelete };
}

test('[A11Y-01] operates the menu by keyboard and returns the focus', async () => {
  const user = userEvent.setup();
  const { button, onDelete } = aMenu();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: 'Bookmark' });
  await waitFor(() => expect(first).toHaveFocus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  '[A11Y-01] focuses the first item after the key %j also while a transition never ends',
  async key => {
    const user = userEvent.setup();
    const { button } = aMenu();
    // An element that is hidden during its transition: the browser reports no end of it.
    document.body.dispatchEvent(Object.assign(new Event('transitionrun', { bubbles: true }), { propertyName: 'color' }));
    try {
      await user.tab();
      await user.keyboard(key);
      const first = await screen.findByRole('menuitem', { name: 'Bookmark' });
      await waitFor(() => expect(first).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    } finally {
      document.body.dispatchEvent(Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'color' }));
    }
  },
);

test('[A11Y-01] focuses the first item after the click of a screen reader', async () => {
  const { button } = aMenu();
  act(() => button.click());
  const first = await screen.findByRole('menuitem', { name: 'Bookmark' });
  await waitFor(() => expect(first).toHaveFocus());
});

test('[A11Y-01] closes the menu with Escape without an action', async () => {
  const user = userEvent.setup();
  const { button, onBookmark, onDelete } = aMenu();
  await user.click(button);
  expect(await screen.findByRole('menu', { name: 'More' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  expect(onBookmark).not.toHaveBeenCalled();
  expect(onDelete).not.toHaveBeenCalled();
});

test('runs the action of a clicked item once', async () => {
  const user = userEvent.setup();
  const { button, onBookmark } = aMenu();
  await user.click(button);
  await user.click(await screen.findByRole('menuitem', { name: 'Bookmark' }));
  expect(onBookmark).toHaveBeenCalledTimes(1);
});

test('[MOD-03] closes the sheet of a narrow screen on back, and adds no entry for a popover', async () => {
  const user = userEvent.setup();
  const { button, onBookmark } = aMenu();
  const start = history.length;
  await user.click(button);
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(history.length).toBe(start);

  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await user.click(button);
  await screen.findByRole('dialog', { name: 'More' });
  await waitFor(() => expect(history.length).toBe(start + 1));
  history.back();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
  expect(onBookmark).not.toHaveBeenCalled();
});
