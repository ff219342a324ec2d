import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { ComboBoxItem } from './combo-box.js';
import { SearchList } from './search-list.js';

const all: ComboBoxItem[] = [
  { id: 'home', lines: ['Home', 'Page'] },
  { id: 'host', lines: ['Host', 'Page'] },
  { id: 'lists', lines: ['Lists', 'Page'] },
];

function draw(onChoose = vi.fn()) {
  function Field() {
    const [text, setText] = useState('');
    const items = all.filter(({ lines: [name = ''] }) => name.toLowerCase().startsWith(text));
    return (
      <SearchList label="Find" text={text} onTextChange={setText} items={items} emptyText="Nothing found" onChoose={onChoose} />
    );
  }
  render(<Field />);
  return { onChoose, field: screen.getByRole('combobox', { name: 'Find' }) };
}

it('has the focus, and shows its list at once', async () => {
  const { field } = draw();
  await vi.waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox', { name: 'Find' }).id);
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('[A11Y-01] chooses by keys while the focus stays in the field', async () => {
  const { onChoose, field } = draw();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('ho');
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveFocus();
  const host = screen.getByRole('option', { name: 'Host' });
  await vi.waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', host.id));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('host');
});

it('chooses the first result by Enter', async () => {
  const { onChoose } = draw();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('li');
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant'));
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('lists');
});

it('chooses by a press', async () => {
  const { onChoose } = draw();
  await userEvent.click(screen.getByRole('option', { name: 'Host' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('host');
});

it('says that nothing was found', async () => {
  draw();
  await vi.waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  await userEvent.keyboard('xyz');
  expect(screen.queryByRole('option', { name: /Home/ })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
});
