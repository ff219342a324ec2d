import type { Status as StatusEntity } from '@rookery/api-client';
import { anAccount, anAttachment, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { TimelineProvider } from '../timeline-provider.js';
import { Status } from './status.js';

const NOW = Date.parse('2026-11-20T12:04:00.000Z');
const tobias = anAccount({ id: '101', acct: 'tobi@tram.city', display_name: 'Tobias Okafor', verified: true });

const post = (overrides: Partial<StatusEntity> = {}) => aStatus({ account: tobias, ...overrides });
const act = () => undefined;

const meta = {
  title: 'Timeline/Status media',
  component: Status,
  args: {
    status: post(),
    now: () => NOW,
    actions: { favourite: act, reblog: act, bookmark: act, copyLink: act, openTab: act },
  },
  decorators: [
    Story => (
      <TimelineProvider isSignedIn hrefs={{ status: status => `/@${status.account.acct}/posts/${status.id}` }}>
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
    status: post({ content: '', media_attachments: ['1', '2', '3', '4', '5', '6'].map(id => anAttachment({ id })) }),
  },
};

/** One tall picture beside two others. */
export const TallPicture: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [
        anAttachment({
          id: '1',
          meta: { original: { width: 800, height: 1200, aspect: 2 / 3 }, small: null, focus: null, colors: null, duration: null },
        }),
        anAttachment({ id: '2' }),
        anAttachment({ id: '3' }),
      ],
    }),
  },
};

/** A tall picture alone keeps its ratio: nothing is beside it. */
export const OneTallPicture: Story = {
  tags: ['spec:STAT-03'],
  args: {
    status: post({
      media_attachments: [
        anAttachment({
          description: 'A tower',
          meta: { original: { width: 800, height: 1200, aspect: 2 / 3 }, small: null, focus: null, colors: null, duration: null },
        }),
      ],
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
  args: { status: post({ sensitive: true, media_attachments: [anAttachment()] }) },
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
