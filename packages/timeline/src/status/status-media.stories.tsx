import type { Status as StatusEntity } from '@rookery/api-client';
import { aCard, anAccount, anAttachment, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent } from 'storybook/test';
import { aStoryPicture, storyPicture } from '../test-support/story-pictures.js';
import { TimelineProvider } from '../timeline-provider.js';
import { Status } from './status.js';

const NOW = Date.parse('2026-11-20T12:04:00.000Z');
const tobias = anAccount({ id: '101', acct: 'tobi@tram.example', display_name: 'Tobias Okafor', verified: true });

const post = (overrides: Partial<StatusEntity> = {}) => aStatus({ account: tobias, ...overrides });
const act = () => undefined;

const meta = {
  title: 'Timeline/Status/StatusMedia',
  component: Status,
  args: {
    status: post(),
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

/** Six pictures: four places, the last counts the rest. */
export const MorePicturesThanPlaces: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({ content: '', media_attachments: ['1', '2', '3', '4', '5', '6'].map(id => aStoryPicture(1.5, { id })) }),
  },
};

/** One tall picture beside two others. */
export const TallPicture: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [aStoryPicture(2 / 3, { id: '1' }), aStoryPicture(1.5, { id: '2' }), aStoryPicture(1.5, { id: '3' })],
    }),
  },
};

/** A tall picture alone keeps its ratio: nothing is beside it. */
export const OneTallPicture: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [aStoryPicture(2 / 3, { description: 'A tower' })],
    }),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img', { name: 'A tower' }).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(2 / 3, 1);
  },
};

/** Media that the author marked as sensitive, before the reader uncovers it. */
export const SensitiveMedia: Story = {
  tags: ['spec:STAT-05'],
  args: { status: post({ sensitive: true, media_attachments: [aStoryPicture(1.5)] }) },
};

/** A dark picture above a light one: the words have one tone behind them. */
export const SensitivePicturesOfTwoTones: Story = {
  tags: ['spec:STAT-05'],
  args: {
    status: post({
      sensitive: true,
      media_attachments: [
        anAttachment({ id: '1', blurhash: 'L02rs+~q9FIUM{xuRjofM{ofj[WB' }),
        anAttachment({ id: '2', blurhash: 'LVQ]+w~qWBRj-;fQofayRjofWBay' }),
      ],
    }),
  },
};

/** The description in its popover: the focus is in it, and back on the badge after Escape. */
export const DescriptionOfAPicture: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [aStoryPicture(1.5, { description: 'Boats in the harbour, before the storm. '.repeat(40) })],
    }),
  },
  play: async ({ canvas }) => {
    const badge = canvas.getByRole('button', { name: 'ALT: show the description' });
    const popover = async () => {
      badge.focus();
      await userEvent.keyboard('{Enter}');
      return canvas.findByRole('dialog', { name: 'Description' });
    };
    const box = await popover();
    await expect(box.contains(document.activeElement)).toBe(true);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    await expect(left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(badge).toHaveFocus();
    await popover();
  },
};

/** A picture that does not load leaves its description and a link, in the reserved box. */
export const BrokenPictures: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [
        anAttachment({ id: '1', url: 'http://localhost:1/a.png', preview_url: null, description: 'A lighthouse' }),
        anAttachment({ id: '2', url: 'http://localhost:1/b.png', preview_url: null, description: null }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('A lighthouse')).toBeVisible();
    await expect(await canvas.findByText('This image could not be loaded.')).toBeVisible();
  },
};

/** A file among pictures, audio, and a clip. */
export const OtherKinds: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [
        aStoryPicture(1.5, { id: '1', url: `${storyPicture}?.gif`, description: 'A wave' }),
        anAttachment({ id: '2', type: 'audio', url: 'http://localhost:1/a.mp3', description: 'A horn' }),
        anAttachment({
          id: '3',
          type: 'unknown',
          url: 'https://host.test/the-complete-timetable-of-the-tramway-from-1911-to-1962.pdf',
          mime_type: 'application/pdf',
        }),
        anAttachment({ id: '4', type: 'unknown', url: 'https://host.test/scans.zip', mime_type: 'application/zip' }),
      ],
    }),
  },
};

/** The compact gallery of a quote. */
export const MediaInAQuote: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      quote: {
        state: 'accepted',
        quoted_status_id: '9',
        quoted_status: aStatus({
          id: '9',
          media_attachments: [
            aStoryPicture(1.5, { id: '1' }),
            anAttachment({ id: '2', type: 'audio', preview_url: null, blurhash: null }),
            aStoryPicture(1.5, { id: '3' }),
            aStoryPicture(1.5, { id: '4' }),
            aStoryPicture(1.5, { id: '5' }),
          ],
        }),
      },
    }),
  },
};

const PLAYER = '<iframe src="https://player.test/embed/1"></iframe>';
const longCard = {
  image: storyPicture,
  provider_name: 'The Harbour Post',
  author_name: 'Ines Duarte',
  published_at: '2026-11-03T10:00:00.000Z',
};

export const LinkCard: Story = { tags: ['spec:STAT-01'], args: { status: post({ card: aCard(longCard) }) } };

/** Before the press nothing of the other site loads. */
export const VideoCard: Story = {
  tags: ['spec:STAT-01'],
  args: { status: post({ card: aCard({ ...longCard, type: 'video', html: PLAYER, width: 640, height: 360 }) }) },
};

export const VideoCardWithoutPicture: Story = {
  tags: ['spec:STAT-01'],
  args: { status: post({ card: aCard({ ...longCard, type: 'rich', html: PLAYER, image: null }) }) },
};

export const PhotoCard: Story = {
  tags: ['spec:STAT-01'],
  args: { status: post({ card: aCard({ ...longCard, type: 'photo', width: 900, height: 1600 }) }) },
};

/** The same cards in Arabic, on a narrow screen, in the dark. */
export const VideoCardRightToLeft: Story = { ...VideoCard, globals: { locale: 'ar', theme: 'dark' } };
export const LinkCardRightToLeft: Story = { ...LinkCard, globals: { locale: 'ar' } };
