import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { InApp, startServer, type ServerScene } from '../test-support/in-app.js';
import { ExplorePage } from './explore-page.js';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function open(address: string, scene: ServerScene = {}) {
  const server = startServer(scene);
  render(
    <InApp server={server} address={address}>
      <Routes>
        <Route path="/explore/:kind?" element={<ExplorePage />} />
      </Routes>
    </InApp>,
  );
  return server.instance;
}
const tabs = () => [...screen.getByRole('navigation', { name: 'Trends' }).querySelectorAll('a')].map(tab => tab.textContent);

it('[HINT-07] lists trending hashtags with how many people talk about each', async () => {
  open('/explore');
  expect(await screen.findByRole('link', { name: '#birdwatching' })).toHaveAttribute('href', '/tags/birdwatching');
  expect(screen.getAllByText(/(person|people) talking$/).length).toBeGreaterThan(2);
  await waitFor(() => expect(tabs()).toEqual(['Hashtags', 'Posts', 'Links']));
});

it('[HINT-07] lists trending posts and links on pages of their own', async () => {
  open('/explore/posts');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
});

it('[HINT-07] opens trending links elsewhere, without a referrer of the reader', async () => {
  open('/explore/links');
  const [link] = await screen.findAllByRole('listitem');
  expect(link?.querySelector('a')).toHaveAttribute('rel', 'nofollow noopener');
});

it('[HINT-07] offers the lists that the server has', async () => {
  open('/explore', { serverProfile: 'truth' });
  await screen.findByRole('link', { name: '#birdwatching' });
  await waitFor(() => expect(tabs()).toEqual(['Hashtags', 'Posts']));
});

it('[HINT-07] says that nothing is trending', async () => {
  open('/explore', { serverProfile: 'gotosocial' });
  expect(await screen.findByText('No trending hashtags')).toBeVisible();
  expect(tabs()).toEqual(['Hashtags']);
});

it.each(['tags', 'links'])('[HINT-07] loads trending %s again after a failure', async kind => {
  const { faults } = open(`/explore/${kind}`, {
    prepare: instance => instance.faults.add({ pattern: '/api/v1/trends/*', kind: 'status', status: 500 }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The trends could not be loaded.');
  faults.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(2);
});

it('[HINT-07] does not know other kinds of trends', async () => {
  open('/explore/nonsense');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
