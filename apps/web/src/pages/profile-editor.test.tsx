import { createClient } from '@rookery/api-client';
import { accountKey, ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PeopleWiring } from '../people-wiring.js';
import { ModalHost } from '../modals/modal-host.js';
import { modals } from '../modals/modals.js';
import { ProfileEditScreen } from '@rookery/people/profile-editor';

const origin = 'https://rookery.test';

beforeAll(async () => {
  await import('../modals/modal-host.screen.js');
});
/** A picture that the browser has read at once. */
class ReadPicture extends EventTarget {
  readonly naturalWidth = 1;
  readonly naturalHeight = 1;
  set src(_address: string) {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  vi.stubGlobal('Image', ReadPicture);
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
});
afterEach(() => {
  // Unsaved changes outlive the page.
  act(() => screen.queryByRole('button', { name: 'Discard changes' })?.click());
  modals.clear();
  vi.unstubAllGlobals();
});

async function edit(serverProfile: ServerProfileName = 'default') {
  const instance = createInstance({ origin, serverProfile, now: () => Date.UTC(2026, 10, 20, 12) });
  const requests: { method: string; path: string; body: string }[] = [];
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: async (input, init) => {
      const isForm = init?.body instanceof FormData;
      // Node's requests cannot send jsdom's forms: the built-in server gets the one of a browser in e2e/profile.spec.ts.
      const request = new Request(input, isForm ? { ...init, body: null } : init);
      if (request.method !== 'GET') {
        const sent = init?.body;
        const body =
          sent instanceof FormData ? [...sent.keys()].join(' ') : sent instanceof URLSearchParams ? sent.toString() : '';
        requests.push({ method: request.method, path: new URL(request.url).pathname, body });
      }
      return instance.fetch(request);
    },
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  const notify = vi.fn();
  const view = render(
    <MemoryRouter initialEntries={['/settings/profile']}>
      <QueryClientProvider client={cache}>
        <ClientProvider client={client}>
          <NotifyProvider onNotify={notify}>
            <Link to="/elsewhere">Elsewhere</Link>
            <PeopleWiring>
              <Routes>
                <Route path="/settings/profile" element={<ProfileEditScreen />} />
                <Route path="/elsewhere" element={<p>Another page</p>} />
              </Routes>
            </PeopleWiring>
            <ModalHost />
          </NotifyProvider>
        </ClientProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return { instance, client, cache, requests, notify, unmount: view.unmount, user: userEvent.setup() };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Save' }));

test('[HINT-03] sends the changed values alone and updates the account everywhere', async () => {
  const { user, requests, cache, notify, instance } = await edit();
  const name = await field('Display name');
  await user.clear(name);
  await user.type(name, 'Mara of the trams');
  await save(user);
  await waitFor(() => expect(notify).toHaveBeenCalledWith({ kind: 'success', text: 'Profile saved' }));
  expect(requests).toEqual([
    { method: 'PATCH', path: '/api/v1/accounts/update_credentials', body: 'display_name=Mara+of+the+trams' },
  ]);
  expect(cache.getQueryData(accountKey(instance.world.memberId))).toMatchObject({ display_name: 'Mara of the trams' });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('[HINT-03] adds, moves and removes fields by keyboard', async () => {
  const { user, requests } = await edit();
  const first = await field('Name of field 1');
  const { value: before } = first as HTMLInputElement;
  first.focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await field('Name of field 2')).toHaveValue(before);
  expect(screen.getByText('Field moved to place 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove field 3' }));
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  await waitFor(async () => expect(await field('Name of field 3')).toHaveFocus());
  await user.keyboard('Zine');
  await save(user);
  await waitFor(() => expect(requests).toHaveLength(1));
  const sent = [...new URLSearchParams(requests[0]?.body)].filter(([key]) => key.endsWith('[name]')).map(([, value]) => value);
  expect(sent[1]).toBe(before);
  expect(sent[2]).toBe('Zine');
});

test('[HINT-03] offers no more fields than the server takes', async () => {
  const { user } = await edit();
  await field('Name of field 3');
  await user.click(screen.getByRole('button', { name: 'Add field' }));
  expect(screen.getByRole('button', { name: 'Add field' })).toBeDisabled();
});

test('[HINT-03] shows an error at its field and sends nothing', async () => {
  const { user, requests } = await edit();
  await user.type(await field('Display name'), 'x'.repeat(40));
  await save(user);
  expect(await screen.findByText('This text is too long.')).toBeVisible();
  expect(await field('Display name')).toBeInvalid();
  expect(requests).toEqual([]);
});

test('[HINT-03] keeps everything that was typed when saving fails', async () => {
  const { user, instance } = await edit();
  instance.faults.add({ pattern: 'PATCH /api/v1/accounts/update_credentials', kind: 'status', status: 500, times: 1 });
  await user.type(await field('Bio'), ' More.');
  await save(user);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(((await field('Bio')) as HTMLTextAreaElement).value).toMatch(/ More\.$/);
  await save(user);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

// Hollo has limits and does not say them.
test.each([
  ['Display name', 31, 'Validation failed: Display name is too long (maximum is 30 characters)'],
  ['Bio', 501, 'Validation failed: Note is too long (maximum is 500 characters)'],
])('[HINT-03] shows a refusal of the server at %s', async (label, length, error) => {
  const { user } = await edit('hollo');
  fireEvent.change(await field(label), { target: { value: 'x'.repeat(length) } });
  await save(user);
  expect(await screen.findByText(error)).toBeVisible();
  expect(await field(label)).toBeInvalid();
  expect(await field(label)).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(screen.getByRole('alert')).toHaveTextContent('Your changes are still here.');
  // The refusal was about the words before.
  await user.type(await field(label), '.');
  expect(screen.queryByText(error)).toBeNull();
});

const hostile = {
  markup: '<img src=x onerror="window.ran = true"><script>window.ran = true</script>',
  direction: `\u202e${'x'.repeat(20)}\u0000\ufeff`,
  emoji: '🚋'.repeat(10_000),
  megabyte: 'word '.repeat(200_000),
};

test.each(
  ['Display name', 'Bio', 'Name of field 1', 'Value of field 1'].flatMap(label =>
    Object.keys(hostile).map(kind => [label, kind as keyof typeof hostile] as const),
  ),
)('[HINT-03] takes hostile text in %s: %s', async (label, kind) => {
  const { user } = await edit();
  if (label.startsWith('Name of') && screen.queryByRole('textbox', { name: label }) === null)
    await user.click(await screen.findByRole('button', { name: 'Add field' }));
  const input = (await field(label)) as HTMLInputElement;
  fireEvent.change(input, { target: { value: hostile[kind] } });
  await waitFor(() => expect(input.value.length).toBeGreaterThan(20));
  expect(document.querySelector('script, img[onerror], img[src="x"]')).toBeNull();
  expect(window).not.toHaveProperty('ran');
});

test('[HINT-03] refuses a picture that is too large, with the limit', async () => {
  const { user } = await edit();
  await field('Display name');
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: 1_000_000_000 });
  await user.upload(screen.getByLabelText('Choose a picture', { selector: 'input' }), file);
  expect(await screen.findByText(/^Image is larger than /)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('[HINT-03] uploads a picture, and removes it', async () => {
  const { user, requests } = await edit();
  await field('Display name');
  await user.upload(
    screen.getByLabelText('Choose a picture', { selector: 'input' }),
    new File(['x'], 'me.png', { type: 'image/png' }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await save(user);
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'PATCH', body: 'avatar' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await save(user);
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/v1/profile/avatar' }));
});

test('[HINT-03] asks before changes are left by a link, and keeps them', async () => {
  const { user } = await edit();
  await user.type(await field('Display name'), '!');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes' });
  expect(screen.queryByText('Another page')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(((await field('Display name')) as HTMLInputElement).value).toMatch(/!$/);
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('[HINT-03] finds unsaved changes again after the page was left', async () => {
  const first = await edit();
  await first.user.type(await field('Display name'), '?');
  first.unmount();
  const { user } = await edit();
  expect(((await field('Display name')) as HTMLInputElement).value).toMatch(/\?$/);
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(((await field('Display name')) as HTMLInputElement).value).not.toMatch(/\?$/);
});

test('[HINT-03] features a hashtag, and says why the server refuses one', async () => {
  const { user } = await edit();
  const tag = await field('Hashtag');
  await user.type(tag, '#Letterpress{Enter}');
  expect(await screen.findByRole('button', { name: 'Remove #Letterpress' })).toBeVisible();
  await user.type(tag, 'letterpress{Enter}');
  expect(await screen.findByText(/already been taken/)).toBeVisible();
  expect(tag).toHaveValue('letterpress');
  await user.click(screen.getByRole('button', { name: 'Remove #Letterpress' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove #Letterpress' })).toBeNull());
});

test.each([
  ['default', ['Hide who you follow and who follows you'], true],
  ['rebased', ['Hide your followers', 'Hide who you follow'], false],
  ['hollo', [], true],
] as const)('[HINT-03] offers the switches of %s', async (serverProfile, names, hasTags) => {
  await edit(serverProfile);
  await field('Display name');
  for (const name of names) expect(screen.getByRole('switch', { name })).toBeInTheDocument();
  expect(screen.queryAllByRole('switch', { name: /^Hide/ }).length > 0).toBe(names.length > 0);
  expect(screen.queryByRole('textbox', { name: 'Hashtag' }) !== null).toBe(hasTags);
});

test('[HINT-03] says so where a server does not let apps edit profiles', async () => {
  await edit('snac');
  expect(await screen.findByText(/does not let other apps edit profiles/)).toBeVisible();
});
