import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { LazyMenuButton } from '../menu/lazy-menu-button.js';
import { Modal } from '../modal/modal.js';
import { LayerContainer } from './layer-container.js';

// Load the lazy module first: its loading time is not under test.
beforeAll(async () => {
  await import('../menu/menu-popover.js');
});

/** jsdom draws no popovers. */
const isHidden = { hidden: true };

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <LayerContainer>
      <LazyMenuButton label="More" icon={null} items={[{ id: 'rename', label: 'Rename', onAction: () => setOpen(true) }]} />
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title="Rename">
        <input aria-label="Name" />
      </Modal>
    </LayerContainer>
  );
}

test('mounts menus and modals beside their component', async () => {
  const user = userEvent.setup();
  const { container } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(container).toContainElement(await screen.findByRole('menu', isHidden));
  await user.click(screen.getByRole('menuitem', isHidden));
  expect(container).toContainElement(await screen.findByRole('dialog', isHidden));
});
