import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Modal } from '../modal/modal.js';
import { LazyMenuButton } from './lazy-menu-button.js';

// Load the lazy module first: its loading time is not under test.
beforeAll(async () => {
  await import('./menu-popover.js');
});

afterEach(() => {
  vi.restoreAllMocks();
});

function Page({ loaded }: { loaded: Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LazyMenuButton
        label="More"
        icon={<svg aria-hidden="true" />}
        items={[{ id: 'rename', label: 'Rename', onAction: () => void loaded.then(() => setOpen(true)) }]}
      />
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Rename">
        <input aria-label="Name" />
      </Modal>
    </>
  );
}

test('[MOD-04] a modal that mounts before its menu has returned the focus returns it to the button', async () => {
  const user = userEvent.setup();
  let load = (): void => undefined;
  const loaded = new Promise<void>(resolve => {
    load = resolve;
  });
  render(<Page loaded={loaded} />);
  const button = screen.getByRole('button', { name: 'More' });
  await user.tab();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus());
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  load();
  await screen.findByRole('dialog', { name: 'Rename' });
  vi.restoreAllMocks();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button).toHaveFocus());
});
