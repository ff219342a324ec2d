import { accountsOf } from '@rookery/api-client';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { modals } from '../modals/modals.js';
import { viewerState } from '../routing/viewer-location.js';
import { sessionStore } from '../session/sessions.dom.js';
import { InApp, origin, startServer, type ServerScene } from '../test-support/in-app.js';
import { ProfilePage } from './profile-page.js';

// Load the lazy modules first: their loading time is not under test.
beforeAll(async () => {
  await import('@rookery/ui/menu');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  modals.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** The viewer that the history entry opens, and the address. */
function Viewed() {
  const { pathname, state } = useLocation();
  const viewer = viewerState(state);
  const { behind: _behind, ...shown } = viewer ?? { behind: null };
  return <output data-testid="viewed">{`${pathname} ${JSON.stringify(shown)}`}</output>;
}

function open(address: string, scene: ServerScene = {}) {
  const server = startServer(scene);
  const { instance, client } = server;
  const notify = vi.fn();
  const view = render(
    <InApp server={server} address={address} onNotify={notify}>
      <Routes>
        <Route path="/:handle" element={<ProfilePage />} />
        <Route path="/:handle/tagged/:tag" element={<ProfilePage />} />
        <Route path="/:handle/favorites" element={<ProfilePage />} />
      </Routes>
      <Viewed />
    </InApp>,
  );
  const relationship = async (acct: string) =>
    (await accountsOf(client).relationships([(await accountsOf(client).lookup(acct)).id]))[0];
  return { instance, client, notify, relationship, unmount: view.unmount, user: userEvent.setup() };
}

const menuItem = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) => {
  const [more] = await screen.findAllByRole('button', { name: 'More' });
  if (more === undefined) throw new Error('There is no menu.');
  await user.click(more);
  return screen.findByRole('menuitem', { name });
};
const note = async () => {
  const field = await screen.findByRole('textbox', { name: 'Private note' });
  await waitFor(() => expect(field).toBeEnabled());
  return field;
};

test('[HINT-03] shows followers the reader knows, featured hashtags and recommended accounts', async () => {
  open('/@ines@mar.example');
  expect(await screen.findByRole('button', { name: /^Followed by/ })).toBeVisible();
  const tag = await screen.findByRole('link', { name: /#letterpress \d+ post/ });
  expect(tag).toHaveAttribute('href', '/@ines@mar.example/tagged/letterpress');
  const recommended = await screen.findByRole('region', { name: 'Recommended by Inês Duarte' });
  expect(within(recommended).getAllByRole('link')).toHaveLength(2);
});

test('[HINT-03] shows the posts with a featured hashtag alone', async () => {
  const { instance } = open('/@ines@mar.example/tagged/letterpress');
  const posts = await screen.findAllByRole('article');
  expect(screen.getByRole('link', { name: '#letterpress', current: 'page' })).toBeVisible();
  const ines = instance.world.accountIdsByAcct.get('ines@mar.example') ?? '';
  const tagged = (instance.world.byAccount.get(ines) ?? []).filter(id =>
    instance.world.statuses.get(id)?.tags.some(name => name.toLowerCase() === 'letterpress'),
  );
  expect(posts.length).toBeLessThanOrEqual(tagged.length);
});

test('[HINT-03] saves a private note on Enter', async () => {
  const { user, relationship } = open('/@ines@mar.example');
  await user.type(await note(), 'Met at the type fair{Enter}');
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(async () => expect(await relationship('ines@mar.example')).toMatchObject({ note: 'Met at the type fair' }));
});

test('[HINT-03] keeps a note in its field when it could not be saved', async () => {
  const { user, relationship } = open('/@ines@mar.example', {
    prepare: ({ faults }) => faults.add({ pattern: 'POST /api/v1/accounts/:id/note', kind: 'status', status: 422, times: 1 }),
  });
  await user.type(await note(), 'Owes me a boat');
  await user.tab();
  expect(await screen.findByText('The note could not be saved. It is still here.')).toBeVisible();
  expect(await note()).toHaveValue('Owes me a boat');
  expect(await relationship('ines@mar.example')).toMatchObject({ note: '' });
  await user.type(await note(), '{Enter}');
  await waitFor(async () => expect(await relationship('ines@mar.example')).toMatchObject({ note: 'Owes me a boat' }));
});

test('[HINT-03] saves a note that is being written when the page is left', async () => {
  const { user, unmount, relationship } = open('/@ines@mar.example');
  await user.type(await note(), 'Half a thou');
  unmount();
  await waitFor(async () => expect(await relationship('ines@mar.example')).toMatchObject({ note: 'Half a thou' }));
});

test('[HINT-03] leads from a moved account to the new one', async () => {
  open('/@ferrypost@tram.example');
  expect(await screen.findByRole('link', { name: 'Go to @ines@mar.example' })).toHaveAttribute('href', '/@ines@mar.example');
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('[HINT-03] shows neither posts nor words of a suspended account', async () => {
  open('/@spanner@ink.example');
  expect((await screen.findAllByText('Account suspended')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[HINT-03] shows a profile that moderators hide once the reader wants it', async () => {
  const { user } = open('/@noisy@ink.example');
  await user.click(await screen.findByRole('button', { name: 'Show anyway' }));
  expect(await screen.findByText('Everything at once.')).toBeVisible();
});

test('[HINT-03] has no posts of an account that blocks the reader', async () => {
  open('/@foghorn@north.example');
  expect(await screen.findByText('@foghorn@north.example has blocked you')).toBeVisible();
  expect(screen.getByText('You are blocked')).toBeVisible();
});

test('[HINT-03] says that the posts of a locked account are for followers', async () => {
  open('/@keyholder');
  expect(await screen.findByText('Posts for followers')).toBeVisible();
});

test('[HINT-03] links the original profile of an account of another server', async () => {
  open('/@ines@mar.example');
  expect(await screen.findByRole('link', { name: 'Open the original profile' })).toHaveAttribute(
    'href',
    'https://mar.example/@ines',
  );
});

test('[HINT-03] says that an account was deleted', async () => {
  open('/@erased@ink.example');
  expect(await screen.findByText('This profile was deleted')).toBeVisible();
});

test('[HINT-03] names the public role of an account', async () => {
  open('/@warden');
  expect(await screen.findByText('Moderator')).toBeVisible();
});

test('[HINT-03] leaves out counts that an account hides', async () => {
  open('/@quietkeeper@north.example', { serverProfile: 'rebased' });
  expect(await screen.findByRole('link', { name: '0 posts' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /following|followers/ })).toBeNull();
});

test('[HINT-03] recommends a followed account on the own profile, and stops', async () => {
  const { user, relationship } = open('/@tobi@tram.example');
  await user.click(await menuItem(user, 'Recommend on your profile'));
  await waitFor(async () => expect(await relationship('tobi@tram.example')).toMatchObject({ endorsed: true }));
  await user.click(await menuItem(user, 'Stop recommending on your profile'));
  await waitFor(async () => expect(await relationship('tobi@tram.example')).toMatchObject({ endorsed: false }));
});

test('[HINT-03] removes a follower', async () => {
  const { user, relationship } = open('/@ines@mar.example');
  await user.click(await menuItem(user, /from your followers/));
  await waitFor(async () => expect(await relationship('ines@mar.example')).toMatchObject({ followed_by: false }));
});

test.each([
  [/^Mute/, 'MUTE'],
  [/^Block @/, 'BLOCK'],
  [/^Block mar/, 'BLOCK_DOMAIN'],
  [/^Report/, 'REPORT'],
] as const)('[HINT-03] opens the question of %s', async (name, type) => {
  const { user } = open('/@ines@mar.example');
  await user.click(await menuItem(user, name));
  expect(modals.stack.get()).toMatchObject([{ type }]);
});

test('[HINT-03] offers in the menu what the server can do alone', async () => {
  const { user } = open('/@ines@mar.example', { serverProfile: 'snac' });
  await menuItem(user, /^Mention/);
  const names = screen.getAllByRole('menuitem').map(item => item.textContent);
  expect(names.filter(name => /Mute|Report|Recommend|followers|Block mar/.test(name ?? ''))).toEqual([]);
  expect(screen.queryByRole('textbox', { name: 'Private note' })).toBeNull();
});

test.each([
  ['ines@mar.example', 'Show the picture of Inês Duarte', 'avatar'],
  ['ines@mar.example', 'Show the header picture of Inês Duarte', 'header'],
  // Her name has an emoji of the server.
  ['juniper', 'Show the picture of Juniper Ashdown', 'avatar'],
])('[HINT-03] opens the media viewer of %s: %s', async (acct, name, picture) => {
  const { client, user } = open(`/@${acct}`);
  const { id } = await accountsOf(client).lookup(acct);
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByTestId('viewed')).toHaveTextContent(`/@${acct} {"picture":"${picture}","accountId":"${id}"}`);
});

test('[HINT-03] lists the likes of the reader on their own profile alone', async () => {
  const { id } = await accountsOf(startServer().client).lookup('mara');
  const account = { id, acct: 'mara', display_name: 'Mara', avatar: '' };
  const secrets = { accessToken: 'token', clientId: 'client', clientSecret: 'hidden', scope: 'read' };
  sessionStore.add({ id: 'mara@rookery.test', server: origin, ...secrets, account }, { staySignedIn: false });
  onTestFinished(() => sessionStore.remove('mara@rookery.test'));
  const own = open('/@mara/favorites');
  expect(await screen.findByRole('link', { name: 'Likes' })).toHaveAttribute('aria-current', 'page');
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  own.unmount();
  open('/@ines@mar.example/favorites');
  expect(await screen.findByRole('link', { name: 'Posts' })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'Likes' })).toBeNull();
});
