import type { Status as StatusEntity } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { StatusActions } from '../commands/command-context.js';
import { TimelineProvider } from '../timeline-provider.js';
import { Status } from './status.js';

const act = (): void => undefined;
const actions: StatusActions = {
  favourite: act,
  reblog: act,
  bookmark: act,
  pin: act,
  muteConversation: act,
  react: act,
  delete: () => Promise.resolve(true),
  share: act,
  copyLink: act,
  openTab: act,
};
const mara = anAccount({ id: '100', acct: 'mara', display_name: 'Mara Lindqvist' });
const noor = anAccount({ id: '7', acct: 'noor@hoshi.example', display_name: 'Noor' });
const aPost = (fields: Partial<StatusEntity>): StatusEntity =>
  aStatus({ content: '<p>Bring the table. And the lamp.</p>', created_at: '2026-11-20T09:15:00Z', account: noor, ...fields });

interface PostProps {
  status: StatusEntity;
  isSignedIn: boolean;
  /** The server pins posts, mutes conversations and has direct posts. */
  allowsAll: boolean;
  /** Other accounts are signed in. */
  hasOthers?: boolean;
}

/** A post of Mara's timeline with every callback of the app. */
function Post({ status, isSignedIn, allowsAll, hasOthers = false }: PostProps) {
  return (
    <TimelineProvider
      options={{
        isSignedIn,
        storage: null,
        allowances: {
          pinned: allowsAll ? ['public', 'unlisted', 'private'] : [],
          muteConversation: allowsAll,
          directMessage: allowsAll,
          remoteReactions: false,
        },
        onReply: act,
        onQuote: act,
        onEdit: act,
        onDelete: act,
        onRedraft: act,
        onMention: act,
        onMute: act,
        onBlock: act,
        onReport: act,
        onActAs: hasOthers ? act : null,
      }}
    >
      <main style={{ maxInlineSize: 600, minBlockSize: 640 }}>
        <Status status={status} ownAccountId={mara.id} actions={actions} now={() => Date.UTC(2026, 10, 20, 12)} />
      </main>
    </TimelineProvider>
  );
}

/** Opens the menu. Returns the names of its items. */
async function openMenu(canvasElement: HTMLElement): Promise<string[]> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
}

const meta = {
  title: 'Timeline/Status/StatusMenu',
  component: Post,
  subcomponents: { Status },
  args: { status: aPost({}), isSignedIn: true, allowsAll: true },
  tags: ['spec:STAT-06'],
} satisfies Meta<typeof Post>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A post of somebody else. */
export const Others: Story = {
  play: async ({ canvasElement }) => {
    const items = await openMenu(canvasElement);
    await expect(items).toEqual(expect.arrayContaining(['Mute conversation', 'Mute @noor@hoshi.example…', 'Report…']));
    await expect(items).not.toContain('Pin to profile');
  },
};

/** An own post that is pinned, in a muted conversation, for followers alone. */
export const Own: Story = {
  args: { status: aPost({ account: mara, visibility: 'private', pinned: true, muted: true, bookmarked: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Repost to original audience' })).toBeVisible();
    const items = await openMenu(canvasElement);
    await expect(items).toEqual(
      expect.arrayContaining(['Unpin from profile', 'Unmute conversation', 'Remove bookmark', 'Delete']),
    );
    await expect(items).not.toContain('Report…');
  },
};

/** The server neither pins posts nor mutes conversations. */
export const FewFeatures: Story = {
  args: { status: aPost({ account: mara }), allowsAll: false },
  play: async ({ canvasElement }) => {
    const items = await openMenu(canvasElement);
    await expect(items).not.toContain('Pin to profile');
    await expect(items).not.toContain('Mute conversation');
  },
};

/** Other accounts are signed in, which can act on the post. */
export const OtherAccounts: Story = {
  args: { hasOthers: true },
  play: async ({ canvasElement }) => {
    await expect(await openMenu(canvasElement)).toContain('As another account…');
  },
};

/** Nothing that only members can do to others. */
export const Visitor: Story = {
  args: { isSignedIn: false },
  play: async ({ canvasElement }) => {
    const items = await openMenu(canvasElement);
    await expect(items).toContain('Copy link');
    await expect(items.filter(name => /mute|block|report/i.test(name))).toEqual([]);
  },
};

export const Dark: Story = { ...Others, globals: { theme: 'dark' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'المزيد' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'إبلاغ…' })).toBeVisible());
  },
};
