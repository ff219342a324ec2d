import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GoToHost } from './go-to-host.js';
import { HostBar } from './host-bar.js';
import { HostHead } from './host-head.js';

const hrefOf = (host: string) => `/timeline/${host}`;

test('[NAV-11] pins a host last, and unpins one', async () => {
  const onChange = vi.fn<(hosts: string[]) => void>();
  const head = { hosts: ['a.example'], hrefOf, closeHref: '/timeline/fediverse', onChange };
  const { rerender } = render(<HostHead {...head} current="b.example" />);
  await userEvent.click(screen.getByRole('button', { name: 'Pin b.example' }));
  expect(onChange).toHaveBeenLastCalledWith(['a.example', 'b.example']);
  rerender(<HostHead {...head} current="A.example" />);
  await userEvent.click(screen.getByRole('button', { name: 'Unpin A.example' }));
  expect(onChange).toHaveBeenLastCalledWith([]);
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
  const { container, rerender } = render(
    <HostBar hosts={['tram.example', 'mar.example']} current="mar.example" hrefOf={hrefOf} />,
  );
  expect(screen.getAllByRole('link').map(link => link.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect(screen.getByRole('link', { name: 'tram.example' })).toHaveAttribute('href', '/timeline/tram.example');
  rerender(<HostBar hosts={[]} current={null} hrefOf={hrefOf} />);
  expect(container).toBeEmptyDOMElement();
});
