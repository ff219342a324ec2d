import type { Instance } from '@rookery/instance';
import { PSEUDO_LOCALE } from '@rookery/ui/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { startStoryApp, StoryApp, type StoryGlobals } from '../test-support/story-app.js';

/**
 * Every page of the app on the built-in server, which runs in the page: the toolbar chooses the role, the server family, latency, faults
 * and the time.
 */
const meta = {
  title: 'App/Pages/Pages',
  component: StoryApp,
  tags: ['!autodocs'],
  args: { address: '/' },
  // No two visits of a page are alike: its posts have other times, and another part of it has loaded.
  parameters: { layout: 'fullscreen', pictures: false },
  beforeEach: ({ globals, parameters }) =>
    startStoryApp(globals as unknown as StoryGlobals, parameters['prepare'] as ((instance: Instance) => void) | undefined),
} satisfies Meta<typeof StoryApp>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The page is there once it has a heading and nothing in it is loading. Under a fault of the toolbar it stays away. */
const opened: NonNullable<Story['play']> = async ({ canvas, canvasElement, globals }) => {
  if (globals['fault'] !== 'none') return;
  await expect((await canvas.findAllByRole('heading', { level: 1 }))[0]).toBeVisible();
  await waitFor(() => expect(canvasElement.querySelector('main [aria-busy="true"]')).toBeNull());
};

const titled =
  (name: string | RegExp): NonNullable<Story['play']> =>
  async context => {
    await opened(context);
    const { canvas, globals } = context;
    if (globals['fault'] !== 'none' || globals['locale'] !== 'en') return;
    await expect((await canvas.findAllByRole('heading', { name }))[0]).toBeVisible();
  };

const withPosts: NonNullable<Story['play']> = async context => {
  await opened(context);
  if (context.globals['fault'] !== 'none') return;
  await expect((await context.canvas.findAllByRole('article'))[0]).toBeVisible();
};

const failed: NonNullable<Story['play']> = async ({ canvas }) => {
  await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
};

/** The posts of followed accounts. */
export const Home: Story = { play: withPosts, tags: ['spec:NAV-01'] };

/** A visitor reads the local timeline beside the card that offers to sign in. */
export const Entry: Story = { globals: { role: 'visitor' }, play: withPosts, tags: ['spec:NAV-01'] };

/** The posts of this server. */
export const Local: Story = { args: { address: '/timeline/local' }, play: withPosts };

/** The posts of every server that this one knows. */
export const Fediverse: Story = { args: { address: '/timeline/fediverse' }, play: withPosts };

/** The posts of another server. */
export const AnotherServer: Story = { args: { address: '/timeline/tram.example' }, play: titled('tram.example') };

/** The posts with a hashtag. */
export const Hashtag: Story = { args: { address: '/tags/birdwatching' }, play: withPosts, tags: ['spec:NAV-02'] };

/** A post with its ancestors and replies. */
export const Thread: Story = { args: { address: 'thread' }, play: withPosts };

/** The own profile. */
export const OwnProfile: Story = { args: { address: '/@mara' }, play: titled(/Mara/), tags: ['spec:NAV-03'] };

/** The profile of another account. */
export const Profile: Story = { args: { address: '/@ada' }, play: titled(/Ada/), tags: ['spec:NAV-03'] };

/** Pictures and videos of a profile. */
export const ProfileMedia: Story = { args: { address: '/@ada/media' }, play: titled(/Ada/) };

/** Accounts that a profile is followed by. */
export const Followers: Story = { args: { address: '/@mara/followers' }, play: opened, tags: ['spec:NAV-04'] };

/** Accounts that a profile follows. */
export const Following: Story = { args: { address: '/@mara/following' }, play: opened, tags: ['spec:NAV-04'] };

/** Everything that concerns the member. */
export const Notifications: Story = { args: { address: '/notifications' }, play: titled('Notifications') };

/** Notifications that wait for the member's decision. */
export const NotificationRequests: Story = { args: { address: '/notifications/requests' }, play: opened };

/** The composer over Home. */
export const Compose: Story = {
  play: async context => {
    await withPosts(context);
    if (context.globals['fault'] !== 'none' || context.globals['locale'] !== 'en') return;
    await userEvent.click((await context.canvas.findAllByRole('button', { name: 'Post' }))[0] as HTMLElement);
    const screen = within(context.canvasElement.ownerDocument.body);
    await expect(await screen.findByRole('textbox', { name: 'Text of the post' })).toBeVisible();
  },
};

/** Search before a word is typed: trends and recent searches. */
export const Search: Story = { args: { address: '/search' }, play: opened };

/** Posts, people and hashtags that match. */
export const SearchResults: Story = { args: { address: '/search?q=tram&type=posts' }, play: withPosts };

/** The member's chats, and the one that is open. */
export const Chats: Story = { args: { address: '/chats' }, globals: { serverProfile: 'rebased' }, play: titled('Chats') };

/** Events that can be attended. */
export const Events: Story = { args: { address: '/events' }, globals: { serverProfile: 'rebased' }, play: titled('Events') };

/** An event with its organizer and its participants. */
export const Event: Story = { args: { address: 'event' }, globals: { serverProfile: 'rebased' }, play: opened };

/** The member's lists. */
export const Lists: Story = { args: { address: '/lists' }, play: titled('Lists') };

/** The posts of a list. */
export const List: Story = { args: { address: '/list/1201' }, play: titled('Rails and harbours') };

/** Posts that the member keeps. */
export const Bookmarks: Story = { args: { address: '/bookmarks' }, play: titled('Bookmarks') };

/** Posts that the member likes. */
export const Likes: Story = { args: { address: '/favourites' }, play: opened };

/** Posts that are sent later. */
export const Scheduled: Story = { args: { address: '/scheduled_statuses' }, play: opened };

/** Accounts that ask to follow. */
export const FollowRequests: Story = { args: { address: '/follow_requests' }, play: opened };

/** Accounts without posts in the member's lists. */
export const Mutes: Story = { args: { address: '/mutes' }, play: opened };

/** Accounts that are kept away. */
export const Blocks: Story = { args: { address: '/blocks' }, play: opened };

/** Servers that are kept away. */
export const DomainBlocks: Story = { args: { address: '/domain_blocks' }, play: opened };

/** Words and posts that the member does not want to see. */
export const Filters: Story = { args: { address: '/filters' }, play: titled('Filters'), tags: ['spec:HINT-05'] };

/** Accounts worth following. */
export const Suggestions: Story = { args: { address: '/suggestions' }, play: opened };

/** The server's account of itself. */
export const About: Story = { args: { address: '/about' }, play: opened };

/** News of the server. */
export const Announcements: Story = { args: { address: '/announcements' }, play: titled('Announcements') };

/** Servers that this one limits. */
export const FederationRestrictions: Story = { args: { address: '/federation_restrictions' }, play: opened };

/** The sections of the settings. */
export const Settings: Story = { args: { address: '/settings' }, play: titled('Settings') };

/** Theme, contrast, motion and language. */
export const AppearanceSettings: Story = { args: { address: '/settings/appearance' }, play: opened };

/** The account's data as files. */
export const DataSettings: Story = { args: { address: '/settings/data' }, play: opened };

/** The member's own profile as a form. */
export const ProfileSettings: Story = { args: { address: '/settings/profile' }, play: opened };

/** Sign-in asks for the server. */
export const SignIn: Story = { args: { address: '/login' }, globals: { role: 'visitor' }, play: opened, tags: ['spec:NAV-12'] };

/** A new account: the rules of the server come first. */
export const SignUp: Story = {
  args: { address: '/signup' },
  globals: { role: 'visitor', serverProfile: 'rebased' },
  play: titled(/^Rules of /),
  tags: ['spec:NAV-12', 'spec:HINT-09'],
};

/** A server that takes no new members. */
export const SignUpClosed: Story = {
  args: { address: '/signup' },
  globals: { role: 'visitor' },
  play: titled(/takes no new members/),
  tags: ['spec:HINT-09'],
};

/** The first steps of an account. */
export const Welcome: Story = { args: { address: '/welcome' }, play: titled('Say who you are'), tags: ['spec:HINT-09'] };

/** An address without a page. */
export const NotFound: Story = { args: { address: '/no/such/page' }, play: titled(/not found/i) };

/** A profile that does not exist. */
export const UnknownProfile: Story = { args: { address: '/@nobody-at-all' }, play: opened };

/** The server answers every request with an error. */
export const FailingServer: Story = { globals: { fault: 'error' }, play: failed };

/** There is no connection: placeholders, while the app tries again. */
export const Offline: Story = {
  globals: { fault: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('feed')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Reports of a member about two others. */
const reported = (instance: Instance): void => {
  const authorization = `Bearer ${instance.issueToken('mara')}`;
  for (const account of ['ada', 'lev']) {
    const { id } = [...instance.world.accounts.values()].find(one => one.acct === account) ?? { id: '' };
    const body = JSON.stringify({ account_id: id, category: 'spam', comment: 'Sends the same advertisement to everyone.' });
    const headers = { authorization, 'content-type': 'application/json' };
    void instance.fetch(new Request('https://rookery.example/api/v1/reports', { method: 'POST', headers, body }));
  }
};

/** The reports that wait for the staff. */
export const Moderation: Story = {
  args: { address: '/moderation' },
  globals: { role: 'staff' },
  parameters: { prepare: reported },
  play: async context => {
    await titled('Moderation')(context);
    if (context.globals['fault'] === 'none') await expect((await context.canvas.findAllByRole('article'))[0]).toBeVisible();
  },
  tags: ['spec:HINT-11'],
};

/** The search of the staff for accounts. */
export const ModerationOfAccounts: Story = {
  args: { address: '/moderation/accounts?status=suspended' },
  globals: { role: 'staff' },
  play: titled('Moderation'),
  tags: ['spec:HINT-11'],
};

/** A page that the visitor must sign in for. */
export const MembersOnly: Story = { args: { address: '/bookmarks' }, globals: { role: 'visitor' }, play: opened };

/** Home right to left, in the dark. */
export const HomeInArabic: Story = { globals: { locale: 'ar', theme: 'dark' }, play: withPosts };

/** The settings in a language that the browser did not ask for. */
export const SettingsInGerman: Story = {
  args: { address: '/settings/appearance' },
  globals: { locale: 'de' },
  tags: ['spec:I18N-01'],
  play: async context => {
    await opened(context);
    await expect((await context.canvas.findAllByRole('heading', { name: 'Darstellung' }))[0]).toBeVisible();
  },
};

/** Lines of Japanese have no spaces to break at. */
export const HomeInJapanese: Story = { globals: { locale: 'ja' }, play: withPosts, tags: ['spec:I18N-01'] };

/** Every text is half as long again; one without brackets is not translated. */
export const HomeInLongTexts: Story = {
  globals: { locale: PSEUDO_LOCALE },
  // The end of a long text is not a part of the longer one that begins like it.
  parameters: { a11y: { config: { rules: [{ id: 'label-content-name-mismatch', enabled: false }] } } },
  play: async context => {
    await withPosts(context);
    await expect((await context.canvas.findAllByRole('heading', { name: /^⟦Ĥômé/ }))[0]).toBeVisible();
  },
};
