import { accountsOf, relationshipsOf } from '@rookery/api-client';
import type { Fault, ServerProfileName } from '@rookery/instance';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { InApp, startServer } from '../test-support/in-app.js';
import { BlocksPage, DomainBlocksPage, FollowRequestsPage, MutesPage } from './relationship-pages.js';

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

/** Renders a page of the member, against a server with the given server profile. */
function open(Page: () => React.ReactNode, serverProfile: ServerProfileName = 'default', fault?: Fault) {
  const server = startServer({ serverProfile, prepare: ({ faults }) => fault !== undefined && faults.add(fault) });
  render(
    <InApp server={server} address="/">
      <Page />
    </InApp>,
  );
  return server.instance;
}

test.each([
  ['follow requests', FollowRequestsPage],
  ['mutes', MutesPage],
  ['blocks', BlocksPage],
  ['blocked domains', DomainBlocksPage],
] as const)('[HINT-12] offers no list of %s on snac', async (_name, Page) => {
  open(Page, 'snac');
  expect(await screen.findByText('This server does not offer this list.')).toBeVisible();
});

test('[HINT-12] loads a list after the server did not say what it offers', async () => {
  open(BlocksPage, 'default', { pattern: 'GET /api/v2/instance', kind: 'status', status: 503, times: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 }));
  expect(await screen.findByText('No blocked accounts')).toBeVisible();
});

test.each([
  [MutesPage, 'No muted accounts'],
  [BlocksPage, 'No blocked accounts'],
  [DomainBlocksPage, 'No blocked domains'],
] as const)('[HINT-12] says that a list is empty', async (Page, title) => {
  open(Page);
  expect(await screen.findByText(title)).toBeVisible();
});

test('[HINT-12] offers to try again when a list fails', async () => {
  open(BlocksPage, 'default', { pattern: '/api/v1/blocks', kind: 'status', status: 500, times: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No blocked accounts')).toBeVisible();
});

test('[HINT-12] takes an answer to a follow request back when the server refuses it', async () => {
  const instance = open(FollowRequestsPage, 'default', {
    pattern: 'POST /api/v1/follow_requests/:id/:answer',
    kind: 'status',
    status: 422,
    message: 'No',
    times: 1,
  });
  const [accept] = await screen.findAllByRole('button', { name: /^Accept / });
  const count = screen.getAllByRole('button', { name: /^Accept / }).length;
  if (accept !== undefined) await userEvent.click(accept);
  await vi.waitFor(() => expect(instance.faults.list()).toEqual([]));
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: /^Accept / })).toHaveLength(count));
  expect(screen.queryByText('Accepted')).toBeNull();
});

test.each([
  ['block', BlocksPage, 'Unblock', 'Block', 'blocking'],
  ['mute', MutesPage, 'Unmute', 'Mute', 'muting'],
] as const)('[HINT-12] lifts a %s on its page, and sets it again in its place', async (action, Page, undo, redo, flag) => {
  const server = startServer();
  const { id, display_name: name } = await accountsOf(server.client).lookup('tobi@tram.example');
  const relationships = relationshipsOf(server.client);
  await relationships[action](id);
  const isSet = async () => (await accountsOf(server.client).relationships([id]))[0]?.[flag];
  render(
    <InApp server={server} address="/">
      <Page />
    </InApp>,
  );
  await userEvent.click(await screen.findByRole('button', { name: `${undo} ${name}` }));
  await vi.waitFor(async () => expect(await isSet()).toBe(false));
  await userEvent.click(await screen.findByRole('button', { name: `${redo} ${name}` }));
  await vi.waitFor(async () => expect(await isSet()).toBe(true));
  expect(screen.getByRole('button', { name: `${undo} ${name}` })).toBeVisible();
});

test('[HINT-12] unblocks a domain on its page', async () => {
  const server = startServer();
  const relationships = relationshipsOf(server.client);
  await relationships.blockDomain('mar.example');
  render(
    <InApp server={server} address="/">
      <DomainBlocksPage />
    </InApp>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock mar.example' }));
  expect(await screen.findByText('No blocked domains')).toBeVisible();
  await vi.waitFor(async () => expect((await relationships.domainBlocks()).items).toEqual([]));
});

test('[HINT-12] refuses to block the own server', async () => {
  open(DomainBlocksPage);
  const field = await screen.findByRole('textbox', { name: 'Domain to block' });
  await userEvent.type(field, 'rookery.test{Enter}');
  expect(field).toHaveAccessibleDescription(/This is your own server\./);
  expect(field).toHaveValue('rookery.test');
});
