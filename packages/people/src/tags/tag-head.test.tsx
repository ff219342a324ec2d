import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TagHead } from './tag-head.js';

const choice = { name: 'birds', any: ['trams'], all: [], none: [] };
const hrefOf = (tag: string) => `/tags/${tag}`;

test('[NAV-02] adds a hashtag with its kind, and removes one', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(choice: unknown) => void>();
  render(<TagHead choice={choice} hrefOf={hrefOf} onChange={onChange} />);
  await user.click(screen.getByText('More hashtags'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Combine' }), 'not');
  await user.type(screen.getByRole('textbox', { name: 'Hashtag' }), '#gulls{Enter}');
  expect(onChange).toHaveBeenLastCalledWith({ ...choice, none: ['gulls'] });
  await user.click(screen.getByRole('button', { name: 'Remove #trams' }));
  expect(onChange).toHaveBeenLastCalledWith({ ...choice, any: [] });
});

test('describes an invalid hashtag, and one too many, at the field', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(choice: unknown) => void>();
  render(<TagHead choice={{ ...choice, any: ['a', 'b', 'c', 'd'] }} hrefOf={hrefOf} onChange={onChange} />);
  await user.click(screen.getByText('More hashtags'));
  const field = screen.getByRole('textbox', { name: 'Hashtag' });
  await user.type(field, 'two words{Enter}');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('A hashtag has letters and digits and no spaces.');
  await user.clear(field);
  await user.type(field, 'e{Enter}');
  expect(field).toHaveAccessibleDescription('You can add up to four hashtags of each kind.');
  expect(onChange).not.toHaveBeenCalled();
});
