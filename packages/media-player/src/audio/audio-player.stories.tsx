import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ar } from '../locales/ar.js';
import { chaptersFile, squareArtwork, wideArtwork } from '../test-support/fixtures.js';
import { fakeEnd, fakePlayback } from '../test-support/fake-playback.js';
import { toneFile, tonePeaks } from '../test-support/fixtures.js';
import '../styles.css';
import { AudioPlayer, type AudioPlayerProps } from './audio-player.js';

const captionText = 'WEBVTT\n\n00:00.000 --> 03:00.000\nThe train now standing at platform 3';

/** The player with a generated tone. */
function TonePlayer({ seconds = 186, hasCaptions = false, ...props }: Partial<AudioPlayerProps> & ToneOptions) {
  const [files] = useState(() => ({
    tone: URL.createObjectURL(toneFile(seconds)),
    captions: URL.createObjectURL(new Blob([captionText], { type: 'text/vtt' })),
  }));
  const track = { src: files.captions, kind: 'captions', label: 'English', language: 'en', isDefault: true } as const;
  return (
    <AudioPlayer
      src={files.tone}
      title="Field recording, platform 3"
      author="Tobias Okafor"
      peaks={tonePeaks}
      startTime={72}
      tracks={hasCaptions ? [track] : []}
      {...props}
    />
  );
}

interface ToneOptions {
  readonly seconds?: number;
  readonly hasCaptions?: boolean;
}

const meta: Meta<typeof TonePlayer> = {
  title: 'Media player/Players/AudioPlayer',
  component: TonePlayer,
  subcomponents: { AudioPlayer },
  parameters: {
    keys: [
      ['k, Space', 'Plays or pauses.'],
      ['j, l', 'Seeks 10 s back or forward.'],
      ['0 to 9', 'Seeks to that tenth.'],
      ['Home, End', 'Seeks to the start or the end.'],
      ['m', 'Mutes.'],
      ['c', 'Shows or hides captions.'],
    ],
  },
};
export default meta;
type Story = StoryObj<typeof TonePlayer>;

/** Waits until the tone is loaded. */
async function untilLoaded(canvasElement: HTMLElement): Promise<void> {
  const slider = await within(canvasElement).findByRole('slider', { name: 'Time' });
  await waitFor(() => expect(slider).toBeEnabled());
}

/** Square artwork in the 16:9 visual. */
export const WithArtwork: Story = {
  tags: ['spec:MED-02'],
  args: { artwork: squareArtwork, downloadUrl: '/tone.wav' },
  play: async ({ canvasElement }) => {
    const visual = canvasElement.querySelector('.rk-audio-visual')?.getBoundingClientRect();
    await expect((visual?.width ?? 0) / (visual?.height ?? 1)).toBeCloseTo(16 / 9, 1);
    const slider = await within(canvasElement).findByRole('slider', { name: 'Time' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '1 minute 12 seconds of 3 minutes 6 seconds'));
  },
};

/** Artwork with a ratio of 16:9. */
export const WideArtwork: Story = { tags: ['spec:MED-02'], args: { artwork: wideArtwork } };

/** Placeholder bars instead of artwork, and no author. */
export const WithoutArtwork: Story = { tags: ['spec:MED-02'], args: { author: '' } };

/** Playing; k pauses. */
export const Playing: Story = {
  tags: ['spec:MED-02', 'spec:MED-03'],
  args: { artwork: squareArtwork, onStore: store => store && fakePlayback(store.element) },
  play: async ({ canvasElement }) => {
    const player = within(canvasElement);
    await untilLoaded(canvasElement);
    await userEvent.click(await player.findByRole('button', { name: 'Play' }));
    await player.findByRole('button', { name: 'Pause' });
    await userEvent.keyboard('k');
    await player.findByRole('button', { name: 'Play' });
  },
};

/** Captions above the controls. */
export const WithCaptions: Story = {
  tags: ['spec:MED-08'],
  args: { hasCaptions: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Captions', pressed: true });
    await within(canvasElement).findByText('The train now standing at platform 3');
  },
};

/** Colours from props instead of the artwork. */
export const GivenColors: Story = {
  tags: ['spec:MED-02'],
  args: { colors: { background: '#2b1240', foreground: '#ffffff', accent: '#ff9ad5' } },
};

/** A title and an author that are too long for one line. */
export const LongTitleAndAuthor: Story = {
  tags: ['spec:MED-02'],
  args: { title: 'Fieldrecording'.repeat(12), author: 'An author with a very long name '.repeat(6), artwork: squareArtwork },
};

/** On a phone. */
export const Narrow: Story = {
  tags: ['spec:MED-02'],
  args: { artwork: squareArtwork, downloadUrl: '/tone.wav' },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
};

/** A file that cannot be played, with a retry button. */
export const Failed: Story = {
  tags: ['spec:MED-02'],
  args: { src: 'data:audio/mpeg;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Try again' });
  },
};

/** An address that is not loaded. */
export const UnsafeAddress: Story = {
  tags: ['spec:MED-02'],
  args: { src: 'javascript:alert(1)' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('This file cannot be played.');
  },
};

/** Played to its end. */
export const Ended: Story = {
  tags: ['spec:MED-02'],
  args: { startTime: 186, onStore: store => store && fakeEnd(store.element) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Play again' });
  },
};

/** Covered until the user asks to see it. */
export const Sensitive: Story = {
  tags: ['spec:MED-02'],
  args: { isSensitive: true, artwork: squareArtwork },
};

/** Sensitive audio that is shown, with a button to hide it. */
export const SensitiveShown: Story = {
  tags: ['spec:MED-02'],
  args: { isSensitive: true, artwork: squareArtwork },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Show' }));
    await within(canvasElement).findByRole('button', { name: 'Hide' });
  },
};

/** Right to left, with the time from left to right. */
export const Arabic: Story = {
  tags: ['spec:MED-02', 'spec:MED-08'],
  args: { title: 'تسجيل ميداني، رصيف 3', author: 'Tobias Okafor', artwork: squareArtwork, texts: ar, hasCaptions: true },
  globals: { locale: 'ar' },
};

/** A track of chapters: marks over the waveform, and a menu. */
export const Chapters: Story = {
  tags: ['spec:MED-02'],
  args: {
    tracks: [
      {
        src: chaptersFile([
          [0, 60, 'The first train'],
          [60, 120, 'An announcement that is much longer than the card is wide, in every language of the line'],
          [120, 186, 'Doors'],
        ]),
        kind: 'chapters',
        label: '',
        language: 'en',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await untilLoaded(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chapters' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: /^1:00/ })).toHaveFocus());
  },
};
