import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PublicPage } from './pages/public-page.js';
import { InApp, startServer } from './test-support/in-app.js';
import { TimelineWiring } from './timeline-wiring.js';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

it.each([
  ['rebased', 'Sign up for', ['Sign up', 'Log in']],
  ['default', 'Log in to', ['Log in']],
] as const)('[MOD-04] offers a visitor of %s who presses Like: %s', async (serverProfile, title, ways) => {
  const user = userEvent.setup();
  render(
    <InApp server={startServer({ serverProfile, isSignedIn: false })} address="/timeline/local">
      <TimelineWiring>
        <PublicPage />
      </TimelineWiring>
    </InApp>,
  );
  const [row] = await screen.findAllByRole('article');
  if (row === undefined) throw new Error('There is no post.');
  await user.click(within(row).getByRole('button', { name: /^Like(,|$)/ }));
  const prompt = await screen.findByRole('dialog', { name: new RegExp(`^${title}`) });
  const links = within(prompt).getAllByRole('link');
  expect(links.map(link => link.textContent)).toEqual(ways);
  for (const link of links) expect(link).toHaveAttribute('href', expect.stringMatching(/^\/(login|signup)\?.*timeline%2Flocal/));
});
