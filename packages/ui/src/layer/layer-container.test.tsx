import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
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

test('[A11Y-01] a question in a shadow root has its title for a name and its text for a description', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const frame = shadow.appendChild(document.createElement('div'));
  const root = createRoot(frame);
  const question = (isOpen: boolean) => (
    <LayerContainer>
      <Modal isOpen={isOpen} onClose={() => undefined} role="alertdialog" title="Delete message">
        It cannot be undone.
      </Modal>
    </LayerContainer>
  );
  act(() => root.render(question(false)));
  act(() => root.render(question(true)));
  const dialog = await within(frame).findByRole('alertdialog', isHidden);
  const named = (attribute: string) => shadow.getElementById(dialog.getAttribute(attribute) ?? '')?.textContent;
  expect(named('aria-labelledby')).toBe('Delete message');
  expect(named('aria-describedby')).toBe('It cannot be undone.');
  act(() => root.unmount());
  shadow.host.remove();
});
