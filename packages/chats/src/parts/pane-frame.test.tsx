import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PaneFrame } from './pane-frame.js';

/** A pane with a chat, whose Back shows the inbox. */
function Pane() {
  const [isInbox, setInbox] = useState(false);
  return (
    <PaneFrame isOpen onOpenChange={() => undefined} unreadCount={0} onStart={() => undefined} hasHeader={isInbox}>
      {isInbox ? (
        <p>Inbox</p>
      ) : (
        <button type="button" onClick={() => setInbox(true)}>
          Back
        </button>
      )}
    </PaneFrame>
  );
}

it('[CHAT-32] keeps the focus in the pane when the button that led back is gone', () => {
  render(<Pane />);
  expect(document.body).toHaveFocus();
  const back = screen.getByRole('button', { name: 'Back' });
  back.focus();
  fireEvent.click(back);
  expect(screen.getByRole('button', { name: 'Chats' })).toHaveFocus();
});
