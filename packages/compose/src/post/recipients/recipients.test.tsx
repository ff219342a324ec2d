import { createStore } from '@rookery/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import type { Draft } from '@rookery/store';
import { anEmptyDraft as aDraft, ids } from '@rookery/store/testing';
import { Recipients } from './recipients.js';
import { RecipientsScreen } from './recipients.screen.js';

const onEmptied = vi.fn();

function Held({ accts, author = null }: { accts: readonly string[]; author?: string | null }) {
  const [to, setTo] = useState(accts);
  return <Recipients to={to} author={author} onChange={setTo} onEmptied={onEmptied} />;
}

test('[CMP-01] removes all but the author, and moves the focus along', async () => {
  render(<Held accts={['edda', 'noor', 'ilse']} author="edda" />);
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['edda', 'noor', 'ilse']);
  expect(screen.queryByRole('button', { name: 'Remove @edda' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove @noor' }));
  expect(screen.getByRole('status')).toHaveTextContent('@noor removed');
  expect(screen.getByRole('button', { name: 'Remove @ilse' })).toHaveFocus();
  expect(onEmptied).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEmptied).toHaveBeenCalledOnce();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('@ilse removed');
});

test('shows a hostile handle as text', () => {
  render(<Held accts={['<img src=x onerror=alert(1)>\u202e']} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(document.querySelector('img')).toBeNull();
});

test('[POST-01] a removed recipient makes a new idempotency key', async () => {
  const draft = createStore<Draft>(aDraft({ to: ['noor', 'ilse'] }));
  const before = draft.get().parts[0]?.id;
  render(<RecipientsScreen draft={draft} newId={ids()} replyId={null} isDisabled={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove @noor' }));
  expect(draft.get().to).toEqual(['ilse']);
  expect(draft.get().parts[0]?.id).not.toBe(before);
});
