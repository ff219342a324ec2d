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

test('follows an address of this app without leaving the page', async () => {
  const user = show(<AppLink href="/tags/trams">Trams</AppLink>);
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(screen.getByRole('status')).toHaveTextContent('/tags/trams');
});

test('does not follow a click that has been handled', async () => {
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

test.each(['_blank', 'download'] as const)('leaves a link with %s to the browser', async kind => {
  const user = show(
    <AppLink href="/tags/trams" {...(kind === 'download' ? { download: 'trams' } : { target: kind })}>
      Trams
    </AppLink>,
  );
  // jsdom does not navigate: the test can only see that the default action was not prevented.
  const isLeft = new Promise<boolean>(done =>
    globalThis.addEventListener('click', event => done(!event.defaultPrevented), { once: true }),
  );
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(await isLeft).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test('leaves a click with Ctrl to the browser', async () => {
  const user = show(<AppLink href="/tags/trams">Trams</AppLink>);
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: 'Trams' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});

test.each(['https://tram.example/@mara', '//tram.example/@mara'])('opens %s in a new tab without a referrer', address => {
  show(<AppLink href={address}>Away</AppLink>);
  const link = screen.getByRole('link', { name: 'Away' });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer');
});

test('opens what has a page in this app there on a plain press, and its own address on any other', async () => {
  const user = show(
    <a href="https://tram.example/@mara/5" target="_blank" rel="noopener" data-inside="/@mara/posts/5">
      Quote
    </a>,
  );
  const link = screen.getByRole('link', { name: 'Quote' });
  await user.keyboard('{Control>}');
  await user.click(link);
  await user.keyboard('{/Control}');
  await user.pointer({ keys: '[MouseMiddle]', target: link });
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
  await user.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/@mara/posts/5');
});

test.each(['https://evil.example/', '//evil.example/', ''])('follows no page %j that is not of this app', async inside => {
  const user = show(
    <a href="https://tram.example/@mara/5" target="_blank" rel="noopener" data-inside={inside}>
      Quote
    </a>,
  );
  await user.click(screen.getByRole('link', { name: 'Quote' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^\/$/);
});
