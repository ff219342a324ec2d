import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { PeopleWiring } from '../people-wiring.js';
import { ModalHostScreen } from '../modals/modal-host.screen.js';
import { ListPage, ListsPage } from './list-pages.js';
import { ProfilePage } from './profile-page.js';
import { SessionProvider } from '../session/session-provider.js';
import { SettingsProvider } from '../settings/settings-provider.js';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function open(address: string, serverProfile: ServerProfileName = 'default') {
  const instance = createInstance({ origin, serverProfile, now: noon });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  cache.setDefaultOptions({ queries: { retry: false } });
  render(
    <MemoryRouter initialEntries={[address]}>
      <SessionProvider>
        <QueryClientProvider client={cache}>
          <ClientProvider client={client}>
            <SettingsProvider>
              <TimelineProvider options={{ isSignedIn: true }}>
                <PeopleWiring>
                  <Routes>
                    <Route path="/lists" element={<ListsPage />} />
                    <Route path="/list/:id" element={<ListPage />} />
                    <Route path="/:handle" element={<ProfilePage />} />
                  </Routes>
                  <ModalHostScreen />
                </PeopleWiring>
              </TimelineProvider>
            </SettingsProvider>
          </ClientProvider>
        </QueryClientProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  return { instance, user: userEvent.setup() };
}

type User = ReturnType<typeof open>['user'];

const field = () => screen.findByRole('textbox', { name: 'New list title' });
const titles = () => screen.getAllByRole('link').map(link => link.textContent);
const choose = async (user: User, menu: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: menu }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const members = async (user: User, title: string) => {
  await choose(user, `Options for ${title}`, 'Edit list');
  return within(await screen.findByRole('dialog', { name: 'Edit list' }));
};

/** Finds Tobias in the open editor and chooses him. */
const find = async (user: User, dialog: Awaited<ReturnType<typeof members>>) => {
  await user.type(dialog.getByRole('combobox', { name: 'Search for an account' }), 'tobi');
  await user.click(await screen.findByRole('option', { name: /Tobias Okafor/ }));
};

test('[UI-04] adds a list on top and empties the field', async () => {
  const { user, instance } = open('/lists');
  await user.type(await field(), ' Night trains {Enter}');
  await waitFor(() => expect(titles()[0]).toBe('Night trains'));
  expect(await field()).toHaveValue('');
  expect(await field()).toHaveFocus();
  expect(screen.getByText('List “Night trains” added')).toBeInTheDocument();
  expect([...instance.world.lists.values()].map(list => list.title)).toContain('Night trains');
});

test('[UI-04] refuses a blank title', async () => {
  const { user } = open('/lists');
  await user.type(await field(), '  {Enter}');
  expect(screen.getByRole('button', { name: 'Add list' })).toBeDisabled();
  await user.type(await field(), 'x');
  expect(screen.getByRole('button', { name: 'Add list' })).toBeEnabled();
});

test('[UI-04] disables the button while a list is added', async () => {
  const { user, instance } = open('/lists');
  await user.type(await field(), 'Slow');
  instance.faults.add({ pattern: 'POST /api/v1/lists', kind: 'delay', milliseconds: 50 });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Add list' })).toBeDisabled();
  await waitFor(() => expect(titles()[0]).toBe('Slow'));
});

test('[UI-04] shows the error of the server at the field and keeps the title', async () => {
  const { user, instance } = open('/lists');
  instance.faults.add({ pattern: 'POST /api/v1/lists', kind: 'status', status: 422, message: 'Title is too long' });
  await user.type(await field(), 'Trams{Enter}');
  await waitFor(async () => expect(await field()).toHaveAccessibleDescription('Title is too long'));
  expect(await field()).toHaveValue('Trams');
});

test('[HINT-04] deletes a list after a confirmation, and moves the focus to the form', async () => {
  const { user, instance } = open('/lists');
  await choose(user, 'Options for Letterpress', 'Delete list');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete list' }));
  expect(question.getByText('Are you sure you want to permanently delete this list?')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(titles()).not.toContain('Letterpress'));
  expect(instance.world.lists.has('1202')).toBe(false);
  await waitFor(async () => expect(await field()).toHaveFocus());
});

test('keeps a list that the member does not delete, and one that could not be deleted', async () => {
  const { user, instance } = open('/lists');
  await choose(user, 'Options for Letterpress', 'Delete list');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  instance.faults.add({ pattern: 'DELETE /api/v1/lists/:id', kind: 'status', status: 500 });
  await choose(user, 'Options for Letterpress', 'Delete list');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(instance.faults.list()).toEqual([]));
  expect(titles()).toContain('Letterpress');
});

test('[HINT-04] renames a list', async () => {
  const { user, instance } = open('/lists');
  const dialog = await members(user, 'Letterpress');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Type and ink{Enter}');
  expect(await dialog.findByText('Title saved')).toBeVisible();
  expect(instance.world.lists.get('1202')?.title).toBe('Type and ink');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(titles()).toContain('Type and ink'));
});

test('[HINT-04] [UI-01] adds a followed profile that a search finds, and removes it', async () => {
  const { user, instance } = open('/lists');
  const dialog = await members(user, 'Next winter');
  expect(await dialog.findByText('This list has no members yet')).toBeVisible();
  expect(dialog.getByText('Only profiles you follow can be added.')).toBeVisible();
  await find(user, dialog);
  await waitFor(() => expect(instance.world.lists.get('1203')?.account_ids).toHaveLength(1));
  expect(await dialog.findByText('Tobias Okafor added to the list')).toBeInTheDocument();
  const remove = await dialog.findByRole('button', { name: 'Remove Tobias Okafor' });
  await user.click(remove);
  await waitFor(() => expect(instance.world.lists.get('1203')?.account_ids).toEqual([]));
  expect(dialog.getByRole('button', { name: 'Add Tobias Okafor' })).toHaveFocus();
});

test('takes back a change of members that the server refuses', async () => {
  const { user, instance } = open('/lists');
  const dialog = await members(user, 'Next winter');
  instance.faults.add({ pattern: 'POST /api/v1/lists/:id/accounts', kind: 'status', status: 500 });
  await find(user, dialog);
  expect(await dialog.findByText('The list could not be changed.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add Tobias Okafor' })).toBeVisible();
});

test('says that the members could not be loaded, and loads them again', async () => {
  const { user, instance } = open('/lists');
  instance.faults.add({ pattern: '/api/v1/lists/:id/accounts', kind: 'status' });
  const dialog = await members(user, 'Rails and harbours');
  expect(await dialog.findByText('The members could not be loaded.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect((await dialog.findAllByRole('button', { name: /^Remove/ })).length).toBeGreaterThan(0);
});

test('[HINT-04] as snac, offers members but no other title', async () => {
  const { user } = open('/lists', 'snac');
  const dialog = await members(user, 'Next winter');
  expect(dialog.getByRole('combobox', { name: 'Search for an account' })).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Title' })).toBeNull();
});

test('says so where the server has no lists', async () => {
  open('/lists', 'truth');
  expect(await screen.findByText('Your server has no lists')).toBeVisible();
});

test('[HINT-04] deletes a list from its page and returns to the lists', async () => {
  const { user } = open('/list/1201');
  await choose(user, 'Options for Rails and harbours', 'Delete list');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await field()).toBeVisible();
  expect(titles()).not.toContain('Rails and harbours');
});

test('[HINT-04] removes the posts of a member that is removed', async () => {
  const { user, instance } = open('/list/1201');
  const handles = () => screen.getAllByRole('article').map(post => post.querySelector('.rk-handle')?.textContent);
  await screen.findAllByRole('article');
  const ids = instance.world.lists.get('1201')?.account_ids ?? [];
  const author = ids.flatMap(id => instance.world.accounts.get(id) ?? []).find(account => handles().includes(`@${account.acct}`));
  const dialog = await members(user, 'Rails and harbours');
  await user.click(await dialog.findByRole('button', { name: `Remove ${author?.display_name ?? ''}` }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(handles()).not.toContain(`@${author?.acct ?? ''}`));
});
