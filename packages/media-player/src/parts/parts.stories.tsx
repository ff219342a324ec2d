import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { AudioPlayer } from '../audio/audio-player.js';
import { ControlButton } from '../controls/control-button.js';
import { ar } from '../locales/ar.js';
import { usePlayer } from '../store/use-player.js';
import '../styles.css';
import { chaptersFile, toneFile, tonePeaks, wideArtwork } from '../test-support/fixtures.js';
import { VideoPlayer } from '../video/video-player.js';
import {
  CaptionsButton,
  ChaptersMenu,
  ControlBar,
  FullscreenButton,
  HideButton,
  PlayButton,
  SeekBar,
  SettingsMenu,
  TimeDisplay,
  VolumeControl,
} from './parts.js';
import { usePlayerParts } from '../controls/use-player-parts.js';

const clip = URL.createObjectURL(toneFile(125));

const chapters = chaptersFile([
  [0, 30, 'Before the storm'],
  [30, 70, 'The last ferry'],
  [70, 125, 'Lights of the harbour, from the breakwater to the old customs house'],
]);

/** A control of the page: it reads the player around it. */
function SkipButton({ seconds, label }: { readonly seconds: number; readonly label: string }) {
  const { store } = usePlayerParts();
  const isReady = usePlayer(store, state => state.isReady);
  return (
    <ControlButton
      label={label}
      icon={seconds < 0 ? '−30' : '+30'}
      disabled={!isReady}
      onClick={() => store?.request({ type: 'seekBy', seconds })}
    />
  );
}

const controls = (
  <>
    <ControlBar>
      <SkipButton seconds={-30} label="Back 30 seconds" />
      <PlayButton />
      <SkipButton seconds={30} label="Forward 30 seconds" />
      <TimeDisplay />
      <VolumeControl />
      <CaptionsButton />
      <SettingsMenu />
      <FullscreenButton />
    </ControlBar>
    <SeekBar />
  </>
);

const meta = {
  title: 'Media player/Players/Parts',
  component: VideoPlayer,
  args: { src: clip, label: 'Dusk over the ridge', poster: wideArtwork, aspectRatio: 16 / 9, controls },
  decorators: [
    Story => (
      <div style={{ maxInlineSize: 700, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts of the package in another order, between two controls of the page. */
export const Video: Story = {
  tags: ['spec:MED-01', 'spec:MED-08'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const forward = canvas.getByRole('button', { name: 'Forward 30 seconds' });
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await expect(forward).toHaveFocus();
    await waitFor(() => expect(canvasElement).toHaveTextContent('0:30 / 2:05'));
    await userEvent.keyboard('l');
    await waitFor(() => expect(canvasElement).toHaveTextContent('0:40 / 2:05'));
  },
};

/** Chapters: their starts on the bar, the title under the pointer, and a menu. */
export const Chapters: Story = {
  tags: ['spec:MED-01', 'spec:MED-08'],
  args: {
    controls: (
      <>
        <SeekBar />
        <ControlBar>
          <PlayButton />
          <TimeDisplay />
          <ChaptersMenu />
          <FullscreenButton />
        </ControlBar>
      </>
    ),
    tracks: [{ src: chapters, kind: 'chapters', label: '', language: 'en' }],
  },
  play: async ({ canvasElement }) => {
    const video = canvasElement.querySelector('video');
    if (video === null) throw new Error('No video found.');
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chapters' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '0:00 Before the storm' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(video.currentTime).toBe(30));
    await expect(canvas.getByRole('button', { name: 'Chapters' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Time' })).toHaveAttribute(
        'aria-valuetext',
        '30 seconds of 2 minutes 5 seconds – The last ferry',
      ),
    );
    const bar = canvasElement.querySelector('.rk-player-seek');
    if (bar === null) throw new Error('No seek bar found.');
    const { left, width, top } = bar.getBoundingClientRect();
    await fireEvent.pointerMove(bar, { pointerType: 'mouse', clientX: left + width * 0.8, clientY: top + 4 });
    await expect(await canvas.findByText(/^Lights of the harbour/)).toBeVisible();
  },
};

/** No controls: the keys and the picture still play and pause. */
export const None: Story = { tags: ['spec:MED-01', 'spec:MED-03'], args: { controls: null } };

/** The parts speak the language of the player. */
export const Arabic: Story = {
  tags: ['spec:MED-08'],
  args: { texts: ar, label: 'الغروب فوق التلال' },
  globals: { locale: 'ar' },
};

/** Audio: the controls under the waveform. */
export const Audio: Story = {
  tags: ['spec:MED-02'],
  render: () => (
    <AudioPlayer
      src={clip}
      title="Field recording, platform 3"
      author="Tobias Okafor"
      peaks={tonePeaks}
      isSensitive
      controls={
        <ControlBar>
          <PlayButton />
          <TimeDisplay />
          <SkipButton seconds={30} label="Forward 30 seconds" />
          <HideButton />
        </ControlBar>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const forward = canvas.getByRole('button', { name: 'Forward 30 seconds' });
    await waitFor(() => expect(forward).toBeEnabled());
    await userEvent.click(forward);
    await waitFor(() => expect(canvasElement).toHaveTextContent('0:30 / 2:05'));
  },
};
