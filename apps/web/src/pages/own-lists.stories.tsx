import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { PeopleWiring } from '../people-wiring.js';
import { ModalHostScreen } from '../modals/modal-host.screen.js';
import { OwnListsScreen } from '@rookery/people/lists';
import '@rookery/people/lists.css';

const origin = 'https://rookery.test';
const noon = () => Date.UTC(2026, 10, 20, 12);

interface OwnListsAtProps {
  serverProfile: ServerProfileName;
  /** A request that fails with a 422, such as `POST /api/v1/lists`; '' for none. */
  failing: string;
  hasLists: boolean;
}

/** The member's lists, against a built-in server in the page. */
function OwnListsAt({ serverProfile, failing, hasLists }: OwnListsAtProps) {
  const [{ client, cache }] = useState(() => {
    const instance = createInstance({ origin, now: noon, serverProfile });
    if (!hasLists) instance.world.lists.clear();
    if (failing !== '')
      instance.faults.add({ pattern: failing, kind: 'status', status: 422, message: 'Title is taken', times: Infinity });
    const cache = createQueryClient();
    cache.setDefaultOptions({ queries: { retry: false } });
    const client = createClient({
      baseUrl: origin,
      accessToken: instance.issueToken('mara'),
      fetch: (input, init) => instance.fetch(new Request(input, init)),
    });
    return { client, cache };
  });
  return (
    <MemoryRouter initialEntries={['/lists']}>
      <QueryClientProvider client={cache}>
        <ClientProvider client={client}>
          <TimelineProvider options={{ isSignedIn: true }}>
            <PeopleWiring>
              <main style={{ maxInlineSize: 600 }}>
                <OwnListsScreen />
              </main>
              <ModalHostScreen />
            </PeopleWiring>
          </TimelineProvider>
        </ClientProvider>
      </QueryClientProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'App/Lists/OwnLists',
  component: OwnListsAt,
  args: { serverProfile: 'default', failing: '', hasLists: true },
} satisfies Meta<typeof OwnListsAt>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = async (canvas: Canvas, item: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Options for Next winter' }));
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
};
const dialog = (name: string) => within(document.body).findByRole('dialog', { name });

export const Lists: Story = {
  tags: ['spec:HINT-04'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Letterpress' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add list' })).toBeDisabled();
  },
};
export const NoLists: Story = {
  tags: ['spec:UI-04'],
  args: { hasLists: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no lists')).toBeVisible();
  },
};
/** The server's error is shown at the field. */
export const Refused: Story = {
  tags: ['spec:UI-04'],
  args: { failing: 'POST /api/v1/lists' },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New list title' }), 'Letterpress{Enter}');
    await expect(await canvas.findByText('Title is taken')).toBeVisible();
  },
};
export const ListsFailed: Story = {
  args: { failing: 'GET /api/v1/lists' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lists could not be loaded.')).toBeVisible();
  },
};
export const Unsupported: Story = {
  args: { serverProfile: 'truth' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your server has no lists')).toBeVisible();
  },
};
export const Menu: Story = {
  tags: ['spec:HINT-04'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Options for Letterpress' }));
    const item = await within(document.body).findByRole('menuitem', { name: 'Delete list' });
    await waitFor(() => expect(item).toBeVisible());
  },
};
export const Members: Story = {
  tags: ['spec:HINT-04'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Options for Rails and harbours' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit list' }));
    const editor = within(await dialog('Edit list'));
    const [remove] = await editor.findAllByRole('button', { name: /^Remove/ });
    await waitFor(() => expect(remove).toBeVisible());
  },
};
export const NoMembers: Story = {
  tags: ['spec:HINT-04'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit list');
    const title = await within(await dialog('Edit list')).findByText('This list has no members yet');
    await waitFor(() => expect(title).toBeVisible());
  },
};
/** Profiles that the member follows and the search finds. */
export const MemberSearch: Story = {
  tags: ['spec:HINT-04', 'spec:UI-01'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit list');
    const editor = within(await dialog('Edit list'));
    await userEvent.type(editor.getByRole('combobox', { name: 'Search for an account' }), 'a');
    const [option] = await within(document.body).findAllByRole('option', { name: /@/ });
    await waitFor(() => expect(option).toBeVisible());
  },
};
export const MembersFailed: Story = {
  args: { failing: '/api/v1/lists/:id/accounts' },
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit list');
    const failure = await within(await dialog('Edit list')).findByText('The members could not be loaded.');
    await waitFor(() => expect(failure).toBeVisible());
  },
};
/** snac renames no list: its editor has members alone. */
export const WithoutTitle: Story = {
  args: { serverProfile: 'snac' },
  play: async ({ canvas }) => {
    await choose(canvas, 'Edit list');
    await expect(within(await dialog('Edit list')).queryByRole('textbox', { name: 'Title' })).toBeNull();
  },
};
export const DeleteQuestion: Story = {
  tags: ['spec:HINT-04'],
  play: async ({ canvas }) => {
    await choose(canvas, 'Delete list');
    const question = await within(document.body).findByText('Are you sure you want to permanently delete this list?');
    await waitFor(() => expect(question).toBeVisible());
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar', theme: 'dark' } };
