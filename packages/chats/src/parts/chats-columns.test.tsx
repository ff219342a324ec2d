import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatsColumns } from './chats-columns.js';

const columns = (view: 'inbox' | 'main') => (
  <ChatsColumns
    layout="inline"
    view={view}
    inbox={
      <>
        <button type="button">Noor</button>
        <button type="button">Settings</button>
      </>
    }
  >
    {view === 'main' && <button type="button">Back</button>}
  </ChatsColumns>
);

describe('ChatsColumns', () => {
  it('takes no focus at first', () => {
    render(columns('inbox'));
    expect(document.body).toHaveFocus();
  });

  it.each(['Noor', 'Settings'])('[NAV-09] returns the focus to %s, from where the other column was opened', name => {
    const { rerender } = render(columns('inbox'));
    screen.getByRole('button', { name }).focus();
    rerender(columns('main'));
    screen.getByRole('button', { name: 'Back' }).focus();
    rerender(columns('inbox'));
    expect(screen.getByRole('button', { name })).toHaveFocus();
  });
});
