import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuPopover } from './menu-popover.js';

function aMenu() {
  const onChoose = vi.fn<(id: string) => void>();
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  const options = ['up', 'down', 'copy'].map(id => ({ id, label: id, isChosen: id === 'down' }));
  render(
    <MenuPopover
      triggerRef={{ current: document.body }}
      label="More"
      note="Yesterday"
      items={[{ id: 'copy', label: 'Copy' }]}
      choices={{ label: 'React', options, onChoose }}
      isOpen
      focus="first"
      onOpenChange={onOpenChange}
    />,
  );
  return { onChoose, onOpenChange };
}

test('[A11Y-01] choices are above the items, and the first item has the focus', async () => {
  aMenu();
  expect(screen.getByText('Yesterday')).toBeVisible();
  expect(screen.getByRole('group', { name: 'React' })).toBeVisible();
  expect(screen.getAllByRole('menuitemcheckbox').map(item => item.ariaChecked ?? item.getAttribute('aria-checked'))).toEqual([
    'false',
    'true',
    'false',
  ]);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
});

test('[A11Y-01] the keys of both directions lead through the choices', async () => {
  const user = userEvent.setup();
  const { onChoose, onOpenChange } = aMenu();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'down' })).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());
  await user.keyboard('{ArrowUp}{ArrowLeft}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('down');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});
