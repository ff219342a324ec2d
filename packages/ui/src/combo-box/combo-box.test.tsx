import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ComboBox, type ComboBoxItem } from './combo-box.js';

const places: ComboBoxItem[] = [
  { id: '1', lines: ['Depot No. 2', 'Ringbahn 40'] },
  { id: '2', lines: ['City Hall'] },
];

function draw(onChoose: (id: string) => void, items = places) {
  function Field() {
    const [text, setText] = useState('');
    return (
      <ComboBox
        label="Location"
        text={text}
        onTextChange={setText}
        items={text === '' ? [] : items}
        emptyText={text === '' ? undefined : 'No place found.'}
        onChoose={onChoose}
      />
    );
  }
  render(<Field />);
  return screen.getByRole('combobox', { name: 'Location' });
}

it('[A11Y-01] chooses a suggestion by keyboard', async () => {
  const onChoose = vi.fn();
  const field = draw(onChoose);
  await userEvent.type(field, 'd');
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2');
});

it('shows suggestions that do not contain what was typed', async () => {
  const field = draw(vi.fn());
  await userEvent.type(field, 'xyz');
  expect(await screen.findByRole('option', { name: /^Depot No. 2/ })).toBeVisible();
});

it('keeps a text that was not suggested', async () => {
  const onChoose = vi.fn();
  const field = draw(onChoose, []);
  await userEvent.type(field, 'xyz');
  expect(await screen.findByText('No place found.')).toBeVisible();
  await userEvent.tab();
  expect(field).toHaveValue('xyz');
  expect(onChoose).not.toHaveBeenCalled();
});
