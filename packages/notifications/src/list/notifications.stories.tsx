import '../styles.css';
import { ClientProvider, createQueryClient, ingestStatuses, ownAccountKey } from '@rookery/store';
import { createClient, type Notification } from '@rookery/api-client';
import { aPoll, aStatus, anAccount } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { createRowCommandRegistry, useStatusRowHost } from '@rookery/timeline/parts';
import { TimelineProvider } from '@rookery/timeline';
import { NotificationRowScreen } from './notification-row.screen.js';
import { notificationRows } from './notification-rows.js';
import { notificationTypes } from './notification-types.js';
import { aNotification } from '../test-support/test-notifications.js';

interface RowsProps {
  notifications: readonly Notification[];
  width: number;
}

/** Rows of notifications, as in the list. The first one is unread. */
function Rows({ notifications, width }: RowsProps) {
  const [{ client, cache }] = useState(() => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(ownAccountKey, anAccount());
    ingestStatuses(
      queryClient,
      notifications.flatMap(({ status }) => status ?? []),
    );
    const fetch = async () => Response.json({ error: 'Record not found' }, { status: 404 });
    return { client: createClient({ baseUrl: 'https://rookery.test', accessToken: 'token', fetch }), cache: queryClient };
  });
  return (
    <QueryClientProvider client={cache}>
      <ClientProvider client={client}>
        <TimelineProvider options={{ isSignedIn: true, storageScope: 'story' }}>
          <List notifications={notifications} width={width} />
        </TimelineProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}

function List({ notifications, width }: RowsProps) {
  const [registry] = useState(createRowCommandRegistry);
  const host = useStatusRowHost(registry, 'notifications');
  const rows = notificationRows({
    entries: notifications.map(({ id }) => ({ kind: 'item', id })),
    itemOf: id => notifications.find(item => item.id === id),
    isGrouping: true,
    isUnread: id => id === notifications[0]?.id,
    isFiltered: () => false,
  });
  return (
    <div role="feed" aria-label="Notifications" style={{ inlineSize: width, maxInlineSize: '100%' }}>
      {rows.map((row, index) =>
        row.kind === 'gap' ? null : (
          <NotificationRowScreen key={row.key} row={row} host={host} position={index + 1} setSize={rows.length} />
        ),
      )}
    </div>
  );
}

const people = [
  'Tobias Okafor',
  '結衣',
  'Lev',
  'Noor',
  'Kazimir',
  'Inês Duarte',
  'Greta Mühlbauer',
  'Dmitri',
  'Tam',
  'Isla Firth',
].map((display_name, index) => anAccount({ id: `${300 + index}`, acct: `person${index}@hoshi.example`, display_name }));
const [tobi = anAccount(), yui = anAccount(), lev = anAccount(), noor = anAccount()] = people;
const own = aStatus({ id: '7', content: '<p>Does anybody still have the card index of the tram depot?</p>' });
const reply = aStatus({ id: '8', account: noor, content: '<p>@mara the index survived! Every card, every coffee ring.</p>' });

const ofType = (type: string, index: number): Notification =>
  aNotification({
    id: String(900 - index),
    type,
    accounts: [people[index % people.length] ?? tobi],
    status: { ...reply, id: `8${index}` },
    created_at: '2026-11-20T11:50:00.000Z',
    ...(type.includes('reaction') ? { emoji: '🚋' } : {}),
    ...(type === 'move' ? { target: lev } : {}),
    ...(type.includes('report')
      ? { report: { id: '1', category: 'spam', comment: 'The same advertisement again.', created_at: null, target_account: yui } }
      : {}),
    ...(type === 'severed_relationships'
      ? {
          accounts: [],
          status: null,
          event: { type: 'domain_block', target_name: 'spam.example', followers_count: 4, following_count: 2 },
        }
      : {}),
    ...(type === 'moderation_warning'
      ? {
          accounts: [],
          status: null,
          moderation_warning: { action: 'sensitive', text: 'Pictures of the accident need a warning.', created_at: null },
        }
      : {}),
    ...(type === 'annual_report' || type === 'user_approved' ? { accounts: [], status: null, year: '2025' } : {}),
    ...(type.includes('participation_request') ? { participation_message: 'May I bring the index cards?' } : {}),
    ...(type === 'poll'
      ? { status: aStatus({ id: '9', account: yui, content: '<p>Which harbour should the zine go to next?</p>', poll: aPoll() }) }
      : {}),
    ...(type.startsWith('pleroma:event') || type.startsWith('pleroma:participation') ? { status: anEvent(index) } : {}),
  });

const anEvent = (index: number) =>
  aStatus({ id: `5${index}`, content: '<p>Bring a lamp.</p>', event: { name: 'Night walk along line 6' } as never });

const everyType = Object.keys(notificationTypes).map(ofType);

const meta = {
  title: 'Notifications/List/NotificationRow',
  component: Rows,
  args: { notifications: everyType, width: 600 },
  tags: ['spec:HINT-02'],
} satisfies Meta<typeof Rows>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One of each type of every server family. */
export const EveryType: Story = {};
export const EveryTypeOnAPhone: Story = { args: { width: 390 } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { args: { width: 390 }, globals: { locale: 'ar', theme: 'dark' } };

const likes = people.map((account, index) => aNotification({ id: String(900 - index), accounts: [account], status: own }));

/** Several likes of a post share a row. */
export const Grouped: Story = {
  args: {
    notifications: [
      ...likes,
      aNotification({ id: '850', type: 'reblog', accounts: [lev], status: own }),
      aNotification({ id: '849', type: 'reblog', accounts: [noor], status: own }),
      // The server has counted more than it names.
      aNotification({
        id: '840',
        type: 'follow',
        status: null,
        group_key: 'follow-1',
        notifications_count: 40,
        accounts: [yui, tobi, lev],
      }),
    ],
  },
};

/** Expanded, a group shows all its accounts. */
export const Expanded: Story = {
  args: { notifications: likes },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Show all' }));
    await expect(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('link', { name: /Dmitri/ })).toBeVisible();
  },
};

/** A request to follow, with its answers. */
export const FollowRequest: Story = {
  args: { notifications: [aNotification({ type: 'follow_request', status: null })] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Accept Tobias Okafor' })).toBeVisible();
  },
};

/** Types that nobody knows are shown plainly, with the server's words where it sends some. */
export const Unknown: Story = {
  args: {
    notifications: [
      aNotification({ id: '3', type: 'sung_about', status: null }),
      aNotification({ id: '2', type: 'odd:praised_aloud', status: reply }),
      aNotification({
        id: '1',
        type: 'added_to_collection',
        status: null,
        fallback: { title: '<p>Tobias added you to <b>Trams</b></p>' },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByText('sung about')).toBeVisible();
    await expect(page.getByText('Tobias added you to Trams')).toBeVisible();
  },
};

/** One line in the place of a mention that the reader filters in notifications. */
export const Filtered: Story = {
  args: {
    notifications: [
      aNotification({
        type: 'mention',
        status: {
          ...reply,
          filtered: [
            {
              filter: { id: '1', title: 'Trams', context: ['notifications'], filter_action: 'warn', expires_at: null },
              keyword_matches: ['tram'],
              status_matches: [],
            },
          ],
        },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Filtered: Trams (“tram”)')).toBeVisible();
    await expect(page.queryByText(/the index survived/)).toBeNull();
  },
};

const evil = `<img src=x onerror=alert(1)>${'long'.repeat(80)}\u202egnp.exe`;

/** Hostile words in every field: markup is text, and nothing leaves its box. */
export const Hostile: Story = {
  args: {
    width: 390,
    notifications: [
      ofType('moderation_warning', 1),
      ...Object.keys(notificationTypes).map((type, index) => {
        const base = ofType(type, index + 30);
        const account = anAccount({ id: `6${index}`, acct: `${'x'.repeat(90)}@evil.example`, display_name: evil });
        return {
          ...base,
          id: String(700 - index),
          accounts: base.accounts.length === 0 ? [] : [account],
          emoji: base.emoji === '' ? '' : evil,
          participation_message: base.participation_message === '' ? '' : evil,
          event: base.event && { ...base.event, target_name: evil },
          moderation_warning: base.moderation_warning && { ...base.moderation_warning, text: evil },
          report: base.report && { ...base.report, comment: evil, target_account: account },
          target: base.target && account,
          status: base.status && { ...base.status, content: `<p>${evil}</p>`, spoiler_text: '' },
        };
      }),
      aNotification({ id: '1', type: evil, status: null, fallback: { title: evil } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img[src="x"]')).toBeNull();
    const feed = within(canvasElement).getByRole('feed');
    const wide = [...feed.querySelectorAll('article, article p, article a')].filter(
      element => element.getBoundingClientRect().right > feed.getBoundingClientRect().right + 1,
    );
    await expect(wide.map(element => element.className || element.outerHTML.slice(0, 80))).toEqual([]);
  },
};
