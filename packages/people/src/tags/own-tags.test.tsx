import { createClient } from '@rookery/api-client';
import { ClientProvider, createQueryClient, useClient } from '@rookery/store';
import { createInstance } from '@rookery/instance';
import { TimelineProvider } from '@rookery/timeline';
import { NotifyProvider } from '@rookery/ui';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { OwnTags } from '../profile-editor/own-tags.js';
import { TagButtonsScreen } from './tag-buttons.screen.js';
import { featuredTagsQuery } from '../profile/featured-tags.data.js';

const origin = 'https://rookery.test';

/** The tags as the profile of the account shows them. */
function TagsOnProfile({ accountId }: { accountId: string }) {
  const { data = [] } = useQuery(featuredTagsQuery(useClient(), accountId));
  return <p>On the profile: {data.map(({ name }) => name).join(', ')}</p>;
}

/** The page of a hashtag, the settings of the own profile, and the own profile. */
function open() {
  const instance = createInstance({ origin, now: () => Date.UTC(2026, 10, 20, 12) });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ClientProvider client={client}>
        <NotifyProvider onNotify={() => undefined}>
          <TimelineProvider options={{ isSignedIn: true }}>
            <TagButtonsScreen name="birdwatching" />
            <OwnTags most={10} />
            <TagsOnProfile accountId={instance.world.memberId} />
          </TimelineProvider>
        </NotifyProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const settings = () => within(screen.getByRole('region', { name: 'Featured hashtags' }));

it('[NAV-02] shows a tag of a hashtag page in the settings and on the profile, and takes it away from there', async () => {
  const user = open();
  expect(await screen.findByText('On the profile: NightTrains')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Options for #birdwatching' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Feature on profile' }));
  const remove = await settings().findByRole('button', { name: 'Remove #birdwatching' });
  expect(await screen.findByText('On the profile: NightTrains, birdwatching')).toBeVisible();
  await user.click(remove);
  expect(await screen.findByText('On the profile: NightTrains')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Options for #birdwatching' }));
  expect(await screen.findByRole('menuitem', { name: 'Feature on profile' })).toBeVisible();
});

it('[NAV-02] offers to remove a tag of the settings on its own page', async () => {
  const user = open();
  await user.type(await settings().findByRole('textbox', { name: 'Hashtag' }), '#birdwatching');
  await user.click(settings().getByRole('button', { name: 'Add hashtag' }));
  await settings().findByRole('button', { name: 'Remove #birdwatching' });
  expect(settings().getByRole('textbox', { name: 'Hashtag' })).toHaveValue('');
  await user.click(await screen.findByRole('button', { name: 'Options for #birdwatching' }));
  expect(await screen.findByRole('menuitem', { name: 'Remove from profile' })).toBeVisible();
});
