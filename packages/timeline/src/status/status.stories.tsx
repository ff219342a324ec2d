import type { Status as StatusEntity, Visibility } from '@rookery/api-client';
import { aCard, anAccount, anAttachment, aPoll, aStatus, aTag } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { Poll } from '../poll/poll.js';
import { TranslationLine } from '../translation/translation-line.js';
import { Status, type StatusParts } from './status.js';
import { focusedParts } from './focused-parts.screen.js';

const NOW = Date.parse('2026-11-20T12:04:00.000Z');
const tobias = anAccount({ id: '101', acct: 'tobi@tram.example', display_name: 'Tobias Okafor', verified: true });
const noor = anAccount({ id: '102', acct: 'noor@hoshi.example', display_name: 'Noor', verified: true });
const mention = { id: '100', username: 'mara', acct: 'mara', url: 'https://rookery.test/@mara' };

const post = (overrides: Partial<StatusEntity> = {}) => aStatus({ account: tobias, ...overrides });
const act = () => undefined;

const translate = () =>
  Promise.resolve({
    apply: (status: StatusEntity) => ({ ...status, content: '<p>The ferry is late today.</p>', language: 'en' }),
    from: 'German',
    provider: 'Tram Translate',
  });

const parts: StatusParts = {
  Poll: ({ status, now }) => status.poll && <Poll poll={status.poll} isOwn={false} now={now} onVote={act} />,
  Translation: props => <TranslationLine {...props} onTranslate={translate} />,
};

const meta = {
  title: 'Timeline/Status/Status',
  component: Status,
  args: {
    status: post(),
    parts,
    now: () => NOW,
    actions: { favourite: act, reblog: act, bookmark: act, copyLink: act, openTab: act },
  },
  decorators: [
    Story => (
      <TimelineProvider
        options={{ isSignedIn: true, hrefs: { status: status => `/@${status.account.acct}/posts/${status.id}` } }}
      >
        <main style={{ maxInlineSize: 600 }}>
          <Story />
        </main>
      </TimelineProvider>
    ),
  ],
} satisfies Meta<typeof Status>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two pictures, a tag and a like of the reader's own. */
export const WithMedia: Story = {
  tags: ['spec:STAT-01', 'spec:STAT-03'],
  args: {
    status: post({
      content:
        '<p>First frost on the viaduct this morning. The 06:12 came through it like a paper boat. <a href="https://rookery.test/tags/nighttrains" class="mention hashtag">#<span>NightTrains</span></a></p>',
      tags: [aTag({ name: 'nighttrains', url: 'https://rookery.test/tags/nighttrains' })],
      media_attachments: [anAttachment({ id: '1' }), anAttachment({ id: '2', description: null })],
      replies_count: 8,
      reblogs_count: 21,
      favourites_count: 142,
      favourited: true,
    }),
  },
};

/** A reply names the account that it answers. */
export const AnsweringSomebody: Story = {
  tags: ['spec:STAT-01'],
  args: {
    status: post({
      account: noor,
      visibility: 'private',
      in_reply_to_id: '900',
      in_reply_to_account_id: '100',
      mentions: [mention],
      content:
        '<p><span class="h-card"><a href="https://rookery.test/@mara" class="u-url mention">@<span>mara</span></a></span> the index survived! Every card, every coffee ring. I am putting the finding aid online tonight.</p>',
      replies_count: 2,
      favourites_count: 19,
    }),
    nameOf: () => 'Mara Lindqvist',
  },
};

/** A reblog of a post. */
export const Reposted: Story = {
  tags: ['spec:STAT-01'],
  args: { status: aStatus({ id: '1001', account: noor, reblog: post({ id: '1002', reblogged: true, reblogs_count: 4 }) }) },
};

/** Pinned to a profile, and edited later. */
export const PinnedAndEdited: Story = {
  tags: ['spec:STAT-01'],
  args: { isPinned: true, status: post({ edited_at: '2026-11-20T12:02:00.000Z' }) },
};

/** The text is hidden behind its content warning. */
export const ContentWarning: Story = {
  tags: ['spec:STAT-01', 'spec:STAT-05'],
  args: { status: post({ spoiler_text: 'The end of the ferry saga', content: '<p>It sank.</p>', sensitive: true }) },
};

/** Results of a poll that still runs, with the reader's vote. */
export const WithPoll: Story = {
  tags: ['spec:STAT-01'],
  args: {
    status: post({ content: '<p>How should we cross the sound?</p>', poll: aPoll({ voted: true, own_votes: [0] }) }),
  },
};

/** A link with the preview of its page. */
export const WithCard: Story = {
  tags: ['spec:STAT-01'],
  args: { status: post({ content: '<p>At last.</p>', card: aCard() }) },
};

/** A quoted post in its box. */
export const WithQuote: Story = {
  tags: ['spec:STAT-01'],
  args: {
    status: post({
      content: '<p>This, exactly.</p>',
      quote: {
        state: 'accepted',
        quoted_status_id: '1005',
        quoted_status: aStatus({ id: '1005', account: noor, media_attachments: [anAttachment({ id: '7' })] }),
      },
    }),
  },
};

/** A quoted reply: it names the account that it answers. */
export const QuotedReply: Story = {
  tags: ['spec:STAT-01'],
  args: {
    status: post({
      content: '<p>This, exactly.</p>',
      quote: {
        state: 'accepted',
        quoted_status_id: '1005',
        quoted_status: aStatus({
          id: '1005',
          account: noor,
          in_reply_to_id: '900',
          in_reply_to_account_id: '100',
          mentions: [mention],
        }),
      },
    }),
  },
};

/** The quoted post is by an account that the reader blocked or muted. */
export const CoveredQuote: Story = {
  tags: ['spec:STAT-02'],
  args: {
    status: post({
      content: '<p>Again?</p>',
      quote: { state: 'muted_account', quoted_status_id: '1005', quoted_status: aStatus({ id: '1005', account: noor }) },
    }),
  },
};

/** The quoted post cannot be shown. */
export const UnavailableQuote: Story = {
  tags: ['spec:STAT-02'],
  args: {
    status: post({ content: '<p>Too bad.</p>', quote: { state: 'unauthorized', quoted_status: null, quoted_status_id: '1005' } }),
  },
};

const refusedQuote = (state: 'pending' | 'rejected' | 'revoked'): Story => ({
  tags: ['spec:STAT-02'],
  args: { status: post({ content: '<p>Look.</p>', quote: { state, quoted_status: null, quoted_status_id: '1005' } }) },
});
/** The quoted author has not answered yet. */
export const PendingQuote = refusedQuote('pending');
/** The quoted author said no. */
export const RejectedQuote = refusedQuote('rejected');
/** The quoted author took the approval back. */
export const RevokedQuote = refusedQuote('revoked');

/** Five kinds of reaction: the three most used, and all of them counted. */
export const WithReactions: Story = {
  tags: ['spec:STAT-04'],
  args: {
    status: post({
      emoji_reactions: [
        { name: '🎉', count: 60, me: true, url: null, static_url: null },
        { name: '❤️', count: 50, me: false, url: null, static_url: null },
        { name: '🚋', count: 20, me: false, url: null, static_url: null },
        { name: '🐦', count: 8, me: false, url: null, static_url: null },
        { name: '🌊', count: 4, me: false, url: null, static_url: null },
      ],
    }),
  },
};

/** An event, where the app has no card for it. */
export const WithEvent: Story = {
  tags: ['spec:STAT-01'],
  args: {
    status: post({
      content: '<p>Bring a lamp.</p>',
      event: {
        name: 'An evening in the reading room',
        start_time: '2026-11-27T18:00:00.000Z',
        end_time: '2026-11-27T21:00:00.000Z',
        join_mode: 'free',
        participants_count: 23,
        participation_request_count: 0,
        location: {
          name: 'Tram depot',
          url: null,
          longitude: null,
          latitude: null,
          street: '',
          postal_code: '',
          locality: '',
          region: '',
          country: '',
        },
        join_state: null,
      },
    }),
  },
};

const everyVisibility: Visibility[] = [
  'public',
  'unlisted',
  'private',
  'direct',
  'self',
  'local',
  'list',
  'mutuals_only',
  'unknown',
];

/** Each way a post can be seen has its own icon and name. */
export const EveryVisibility: Story = {
  tags: ['spec:STAT-08'],
  render: args => (
    <>
      {everyVisibility.map((visibility, index) => (
        <Status key={visibility} {...args} status={post({ id: String(2000 + index), visibility })} />
      ))}
    </>
  ),
};

/** Under review: only the author sees it, and it offers no actions. */
export const UnderReview: Story = {
  tags: ['spec:STAT-08', 'spec:STAT-05'],
  args: { status: post({ visibility: 'self', media_attachments: [anAttachment()] }) },
};

/** A very long name, no name, other scripts and large counts. */
export const UnusualNames: Story = {
  tags: ['spec:STAT-01'],
  render: args => (
    <>
      {['N'.repeat(60), '', '結衣', 'طوبياس أوكافور'].map((display_name, index) => (
        <Status
          key={index}
          {...args}
          status={post({
            id: String(3000 + index),
            account: { ...tobias, display_name },
            favourites_count: 1_234_567,
            replies_count: 1,
            reblogs_count: 12_345,
          })}
        />
      ))}
    </>
  ),
};

/** The post a thread is about. */
export const Focused: Story = {
  tags: ['spec:STAT-01', 'spec:STAT-04', 'spec:THR-01'],
  args: {
    focused: focusedParts,
    status: post({
      account: noor,
      edited_at: '2026-11-20T12:30:00.000Z',
      content: '<p>The index survived! Every card, every coffee ring. I am putting the finding aid online tonight.</p>',
      card: aCard({
        provider_name: 'archive.example',
        title: 'Finding aid: the depot’s card index, 1911 to 1962',
        description: '412 sheets, 9,300 cards, one tin of brass type.',
      }),
      reblogs_count: 21,
      quotes_count: 3,
      favourites_count: 100,
      favourited: true,
      emoji_reactions: [
        { name: '🎉', count: 30, me: false, url: null, static_url: null },
        { name: '❤️', count: 12, me: false, url: null, static_url: null },
      ],
    }),
  },
  // The icons line up with the column of the text at both ends.
  play: async ({ canvas }) => {
    const text = canvas.getByText(/The index survived/).getBoundingClientRect();
    const iconOf = (name: RegExp) => canvas.getByRole('button', { name }).querySelector('i')?.getBoundingClientRect();
    await expect(iconOf(/Repost/)?.left).toBeCloseTo(text.left, 0);
    await expect(iconOf(/More/)?.right).toBeCloseTo(text.right, 0);
  },
};

const german = post({ language: 'de', content: '<p>Die Fähre kommt heute spät.</p>', spoiler_text: '' });

/** A post in another language, where the server translates. A press shows the translation with its source. */
export const Translated: Story = {
  tags: ['spec:STAT-01'],
  args: { status: german },
  decorators: [
    Story => (
      <TimelineProvider options={{ isSignedIn: true, translatesTo: 'en' }}>
        <Story />
      </TimelineProvider>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Translate' }));
    await expect(await canvas.findByText('The ferry is late today.')).toBeVisible();
    await expect(canvas.getByText('Translated from German by Tram Translate')).toBeVisible();
  },
};
