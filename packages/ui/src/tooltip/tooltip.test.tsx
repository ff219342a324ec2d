import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { IconButton } from '../button/icon-button.js';

test('hides the tooltips of a shadow tree inside it, and leaves the document alone', async () => {
  const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  const root = createRoot(shadow);
  await act(async () =>
    root.render(
      <div>
        <IconButton label="Like" icon={<svg aria-hidden="true" />} />
      </div>,
    ),
  );
  const button = shadow.querySelector('button');
  if (button === null) throw new Error('There is no button.');
  await act(async () => button.focus());
  // Not composed: the document may have tooltips of its own.
  fireEvent.keyDown(button, { key: 'Escape', composed: false });
  expect(shadow.firstElementChild).toHaveAttribute('data-tooltips', 'hidden');
  expect(document.documentElement).not.toHaveAttribute('data-tooltips');
  await act(async () => root.unmount());
  shadow.host.remove();
});

test('[A11Y-01] hides tooltips on Escape until the focus moves', async () => {
  const user = userEvent.setup();
  render(
    <>
      <IconButton label="Like" icon={<svg aria-hidden="true" />} />
      <IconButton label="Share" icon={<svg aria-hidden="true" />} />
    </>,
  );
  await user.tab();
  await user.keyboard('{Escape}');
  expect(document.documentElement).toHaveAttribute('data-tooltips', 'hidden');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-tooltips');
});
