import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { MouseEvent, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { AppLink, LinkFollower } from './router-link.js';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

function show(link: ReactNode) {
  render(
    <MemoryRouter>
      {link}
      <LinkFollower />
      <Place />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('an address of this app is followed without leaving the page', async () => {
  const user = show(<AppLink href="/tags/trams">Trams</AppLink>);
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(screen.getByRole('status')).toHaveTextContent('/tags/trams');
});

test('a press that somebody else has dealt with is not followed', async () => {
  const onClick = vi.fn<(event: MouseEvent) => void>(event => event.preventDefault());
  const user = show(
    <AppLink href="/tags/trams" onClick={onClick}>
      Trams
    </AppLink>,
  );
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test.each(['_blank', 'download'] as const)("a link that is no way through the app (%s) is the browser's", async kind => {
  const user = show(
    <AppLink href="/tags/trams" {...(kind === 'download' ? { download: 'trams' } : { target: kind })}>
      Trams
    </AppLink>,
  );
  // The document the test runs in goes nowhere: what the browser would do is only seen not to be prevented.
  const isLeft = new Promise<boolean>(done =>
    globalThis.addEventListener('click', event => done(!event.defaultPrevented), { once: true }),
  );
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(await isLeft).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('a press with Ctrl is left to the browser', async () => {
  const user = show(<AppLink href="/tags/trams">Trams</AppLink>);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test.each(['https://tram.city/@mara', '//tram.city/@mara'])('%s opens beside the app and learns nothing of it', address => {
  show(<AppLink href={address}>Away</AppLink>);
  const link = screen.getByRole('link', { name: 'Away' });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});
