import type { Meta, StoryObj } from '@storybook/react';
import { createElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import '../styles.css';
import { chaptersFile, squareArtwork, toneFile, wideArtwork } from '../test-support/fixtures.js';
import './index.js';

const tone = URL.createObjectURL(toneFile(65));

interface MarkupProps {
  readonly name: 'rookery-audio' | 'rookery-video';
  readonly attributes: Readonly<Record<string, string>>;
  /** Attributes of a `<track>` inside. */
  readonly track?: Readonly<Record<string, string>>;
}

/** An element in the markup of a page. */
function Markup({ name, attributes, track }: MarkupProps) {
  return createElement(name, attributes, track && createElement('track', track));
}

const meta: Meta<typeof Markup> = { title: 'Media player/Players/Elements', component: Markup };
export default meta;
type Story = StoryObj<typeof Markup>;

/** `<rookery-audio>` with artwork. */
export const Audio: Story = {
  tags: ['spec:MED-02'],
  args: {
    name: 'rookery-audio',
    attributes: { src: tone, title: 'Field recording, platform 3', author: 'Tobias Okafor', artwork: squareArtwork },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: 'Audio: Field recording, platform 3' });
    await waitFor(() => expect(canvasElement.querySelector('rookery-audio')?.duration).toBeCloseTo(65));
  },
};

/** `<rookery-video>` with a poster. */
export const Video: Story = {
  tags: ['spec:MED-01'],
  args: {
    name: 'rookery-video',
    attributes: { src: tone, label: 'Dusk over the ridge', poster: wideArtwork, 'aspect-ratio': '16/9' },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('group', { name: 'Video: Dusk over the ridge' });
  },
};

/** A `<track>` of chapters in the element. */
export const Chapters: Story = {
  tags: ['spec:MED-01'],
  args: {
    name: 'rookery-video',
    attributes: { src: tone, label: 'Dusk over the ridge', poster: wideArtwork, 'aspect-ratio': '16/9' },
    track: {
      kind: 'chapters',
      src: chaptersFile([
        [0, 30, 'Before the storm'],
        [30, 65, 'The last ferry'],
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Chapters' });
  },
};

/** An address that is not loaded. */
export const UnsafeAddress: Story = {
  tags: ['spec:MED-01'],
  args: { name: 'rookery-video', attributes: { src: 'javascript:alert(1)', label: 'Nothing' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This file cannot be played.');
  },
};
