import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TagHead } from './tag-head.js';
import { GoToHost } from './go-to-host.js';
import { HostBar } from './host-bar.js';

const choice = { name: 'birds', any: ['trams'], all: [], none: [] };

test('[NAV-02] adds a hashtag with its kind, and removes one', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(choice: unknown) => void>();
  render(<TagHead choice={choice} onChange={onChange} />);
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
  render(<TagHead choice={{ ...choice, any: ['a', 'b', 'c', 'd'] }} onChange={onChange} />);
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

test('[NAV-11] opens a server by its name, and describes an invalid name', async () => {
  const user = userEvent.setup();
  const onGo = vi.fn<(host: string) => void>();
  render(<GoToHost onGo={onGo} />);
  await user.click(screen.getByText('Another server', { selector: 'summary' }));
  const field = screen.getByRole('textbox', { name: 'Another server' });
  await user.type(field, 'nonsense{Enter}');
  expect(field).toHaveAccessibleDescription('Enter a server name such as tram.example.');
  expect(onGo).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, '@tobi@Tram.Example{Enter}');
  expect(onGo).toHaveBeenCalledExactlyOnceWith('tram.example');
});

test('[NAV-11] links the pinned hosts, marks the current one, and renders nothing without any', () => {
  const { container, rerender } = render(<HostBar hosts={['tram.example', 'mar.example']} current="mar.example" />);
  expect(screen.getAllByRole('link').map(link => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(screen.getByRole('link', { name: 'tram.example' })).toHaveAttribute('href', '/timeline/tram.example');
  rerender(<HostBar hosts={[]} current={null} />);
  expect(container).toBeEmptyDOMElement();
});
