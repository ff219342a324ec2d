import type { Meta, StoryObj } from '@storybook/react';
import { AttachmentPlayer } from './attachment-player.js';
import { MediaViewer } from './media-viewer.js';
import type { ViewedMedia } from './viewed-media.js';

/** A drawn picture: stories load nothing from the network. */
const drawing = (width: number, height: number, colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="30%" cy="40%" r="90" fill="#ffc46b"/></svg>`,
  )}`;

function picture(index: number, width: number, height: number, description: string): ViewedMedia {
  const url = drawing(width, height, ['#2a3d66', '#7a3b4b', '#20504a'][index % 3] ?? '#2a3d66');
  return { id: String(index), index, kind: 'picture', url, previewUrl: null, description, size: { width, height } };
}

const meta = {
  title: 'Timeline/Media/MediaViewer',
  component: MediaViewer,
  args: {
    isOpen: true,
    slides: [
      picture(0, 1600, 1000, 'The harbour at dusk, seen from platform 3.'),
      picture(1, 900, 1600, ''),
      picture(2, 3000, 240, 'A very wide panorama of the whole line.'),
    ],
    index: 0,
    postHref: '/@mara/posts/1',
    onSelect: () => undefined,
    onClose: () => undefined,
    renderPlayer: slide => (
      <AttachmentPlayer media={slide} name={slide.description} author="Mara" artwork={null} returnHref="/" start="paused" />
    ),
  },
  tags: ['spec:MOD-13'],
} satisfies Meta<typeof MediaViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralPictures: Story = {};
/** An app can offer a link that opens the slide. */
export const WithLink: Story = { args: { onCopyLink: () => undefined } };
export const TallWithoutDescription: Story = { args: { index: 1 } };
export const VeryWide: Story = { args: { index: 2 } };
export const OnePicture: Story = { args: { slides: [picture(0, 300, 200, 'A small drawing, no larger than it is.')] } };
/** The media of a profile, of which more are to come. */
export const ThroughAProfile: Story = { args: { hasMore: true, index: 1 } };
export const RightToLeft: Story = { globals: { locale: 'ar' } };
export const LongDescription: Story = {
  args: { slides: [picture(0, 1600, 1000, 'A tram stops, and people with umbrellas get off. '.repeat(30))] },
};
export const Video: Story = {
  args: {
    slides: [
      {
        id: 'v',
        index: 0,
        kind: 'video',
        url: 'data:video/mp4,',
        previewUrl: drawing(640, 360, '#2a3d66'),
        description: 'Launch day',
        size: { width: 640, height: 360 },
      },
    ],
  },
};
export const NothingToShow: Story = { args: { slides: [] } };
export const BrokenPicture: Story = {
  args: { slides: [{ ...picture(0, 800, 600, 'It does not load.'), url: 'data:image/png;base64,AAAA' }] },
};
