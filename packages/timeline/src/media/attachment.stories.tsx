import { anAccount, anAttachment, aStatus } from '@rookery/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Timeline } from '../standalone/timeline.js';
import { aStoryPicture, storyPicture } from '../test-support/story-pictures.js';
import { Attachment } from './attachment.js';
import { StatusViewer } from './status-viewer.js';
import type { ShownMedia } from './slides.js';

const tobias = anAccount({ id: '101', acct: 'tobi@tram.example', display_name: 'Tobias Okafor', avatar: storyPicture });
const size = { width: 1280, height: 720, aspect: 16 / 9 };
const meta16to9 = { original: size, small: null, focus: null, colors: null, duration: 83 };
const video = anAttachment({
  id: 'v',
  type: 'video',
  url: 'https://tram.example/files/bridge.mp4',
  preview_url: storyPicture,
  description: 'The first tram over the new bridge',
  meta: meta16to9,
});
const audio = anAttachment({
  id: 'a',
  type: 'audio',
  url: 'https://tram.example/files/rain.mp3',
  preview_url: null,
  description: 'Rain',
  meta: null,
});

const posts = {
  video: aStatus({ id: '1', account: tobias, media_attachments: [video] }),
  audio: aStatus({ id: '2', account: tobias, media_attachments: [audio] }),
  pictures: aStatus({
    id: '3',
    account: tobias,
    media_attachments: [
      aStoryPicture(1.5, { id: '31', description: 'The harbour' }),
      aStoryPicture(1, { id: '32', description: 'The depot' }),
      { ...audio, id: '33' },
    ],
  }),
};

const slots = { Attachment };

/** Posts from props alone with players and the viewer: all that a page without a client writes. */
function Posts({ statuses }: { statuses: readonly (typeof posts.video)[] }) {
  const [shown, setShown] = useState<ShownMedia | null>(null);
  return (
    <>
      <Timeline statuses={statuses} slots={slots} onOpenMedia={(status, index) => setShown({ status, index })} />
      <StatusViewer shown={shown} onShow={setShown} />
    </>
  );
}

const meta = {
  title: 'Timeline/Media/Attachment',
  component: Posts,
  args: { statuses: [posts.video] },
  decorators: [
    Story => (
      <main style={{ maxInlineSize: 600 }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof Posts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A video before it is played: neither the player nor the file is loaded. */
export const Video: Story = {};

/** Audio without artwork shows the picture of the author. */
export const Audio: Story = { args: { statuses: [posts.audio] } };

/** A tile of a gallery is too small for the audio card: its button opens the viewer. */
export const AudioInAGallery: Story = { args: { statuses: [posts.pictures] } };

/** A press loads the player, which takes the focus. */
export const Playing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play: The first tram/ }));
    await waitFor(() => expect(document.activeElement).toHaveClass('rk-player'));
  },
};

/** A video beside two pictures has a tall tile, which its player fills. */
export const VideoInAGallery: Story = {
  args: {
    statuses: [
      aStatus({
        id: '4',
        account: tobias,
        media_attachments: [aStoryPicture(1.5, { id: '41' }), aStoryPicture(1.5, { id: '42' }), { ...video, id: '43' }],
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Play:/ }));
    const player = await canvas.findByRole('group', { name: /^Video:/ });
    const tile = canvasElement.querySelector('.rk-tile:has(.rk-player)');
    await expect(player.getBoundingClientRect().height).toBeCloseTo(tile?.clientHeight ?? 0, 0);
    await expect(player.getBoundingClientRect().width).toBeCloseTo(tile?.clientWidth ?? 0, 0);
  },
};

/** A press on a picture opens the viewer at it; closing it returns the focus. */
export const OpensTheViewer: Story = {
  args: { statuses: [posts.pictures] },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const picture = canvas.getByRole('link', { name: /The depot/ });
    await userEvent.click(picture);
    // It fades in.
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Media 2 of 3' })).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Media 1 of 3' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
