import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ar } from '../locales/ar.js';
import '../styles.css';
import { wideArtwork } from '../test-support/fixtures.js';
import { toneFile } from '../test-support/fixtures.js';
import { VideoPlayer } from './video-player.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.js';

// A sound behind a still picture: a file small enough to be made here, that a real element really plays.
const clip = URL.createObjectURL(toneFile(125));
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 02:00.000\nThe last ferry leaves at dusk.\n')}`;
const thumbnails = `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 02:05.000\n${wideArtwork}\n`)}`;

const meta = {
  title: 'Media player/Video',
  component: VideoPlayer,
  args: { src: clip, label: 'Dusk over the ridge', poster: wideArtwork, aspectRatio: 16 / 9 },
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

function videoIn(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (video === null) throw new Error('There is no video.');
  return video;
}

async function readyVideo(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  const video = videoIn(canvasElement);
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  return video;
}

/** Says something of the element that no small file can make it say. */
function script(video: HTMLVideoElement, facts: Readonly<Record<string, unknown>>, ...events: string[]): void {
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(video, name, { configurable: true, get: () => value });
  for (const event of events) void fireEvent(video, new Event(event));
}

/** The players of a page share their volume: the next story begins as anew. */
const resetVolume = () => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false });

/** A page that nobody has touched yet may only play what is muted. */
function beginMuted() {
  pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: true });
  return resetVolume;
}

/** Ready to play, the box reserved by the shape it was announced with. */
export const Ready: Story = { tags: ['spec:MED-01', 'spec:MED-04'] };

/** Paused on its way: what was played, what has arrived, and everything that can be done with it. */
export const Paused: Story = {
  tags: ['spec:MED-01', 'spec:MED-08'],
  args: {
    startTime: 47,
    downloadUrl: clip,
    tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en' }],
  },
  play: async ({ canvasElement }) => {
    await readyVideo(canvasElement);
    const slider = within(canvasElement).getByRole('slider', { name: 'Time' });
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '47 seconds of 2 minutes 5 seconds'));
  },
};

/** A key does what its letter stands for; here l, 10 s on. */
export const Keys: Story = {
  tags: ['spec:MED-03'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBe(10));
  },
};

/** Captions shown from a track. */
export const Captions: Story = {
  tags: ['spec:MED-08'],
  args: { tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en', isDefault: true }] },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Captions' });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** Speed and captions in one small menu, inside the picture so that it is there in full screen too. */
export const Settings: Story = {
  tags: ['spec:MED-08'],
  args: { tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Playback settings' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '1×' })).toHaveFocus());
  },
};

/** The moment under the pointer, and its small picture. */
export const Preview: Story = {
  tags: ['spec:MED-01'],
  args: { thumbnails },
  play: async ({ canvasElement }) => {
    await readyVideo(canvasElement);
    const bar = canvasElement.querySelector('.rk-player-seek');
    if (bar === null) throw new Error('There is no bar.');
    const { left, width, top } = bar.getBoundingClientRect();
    await waitFor(async () => {
      await fireEvent.pointerMove(bar, { pointerType: 'mouse', clientX: left + width / 2, clientY: top + 4 });
      await expect(canvasElement.querySelector('.rk-player-thumbnail')).not.toBeNull();
    });
  },
};

/** It is waited for. */
export const Waiting: Story = {
  tags: ['spec:MED-01'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    script(video, { paused: false, readyState: 1 }, 'play', 'waiting');
    await waitFor(() => expect(within(canvasElement).getByTitle('Loading')).toBeVisible());
  },
};

/** A file that nothing can play, with a second try. */
export const Failed: Story = {
  tags: ['spec:MED-01'],
  args: { src: 'data:video/mp4,broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This file cannot be played.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** Played to its end. */
export const Ended: Story = {
  tags: ['spec:MED-01'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    script(video, { ended: true, currentTime: 125 }, 'timeupdate', 'ended');
    await waitFor(() => expect(canvasElement).toHaveTextContent('2:05 / 2:05'));
  },
};

/** A stream without an end: no length, no bar. */
export const Live: Story = {
  tags: ['spec:MED-01'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    script(video, { duration: Infinity }, 'durationchange');
    await waitFor(() => expect(canvasElement).toHaveTextContent('Live'));
  },
};

/** Covered until the reader asks. */
export const Sensitive: Story = { tags: ['spec:MED-01'], args: { isSensitive: true } };

/** Shown after all, and easily hidden again. */
export const SensitiveShown: Story = {
  tags: ['spec:MED-01'],
  args: { isSensitive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByRole('button', { name: 'Hide' })).toBeVisible();
  },
};

/** Muted: the loudness it comes back to is said, and drawn as none. */
export const Muted: Story = {
  tags: ['spec:MED-08'],
  beforeEach: () => resetVolume,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await readyVideo(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(canvas.getByRole('slider', { name: 'Volume' })).toHaveAttribute('aria-valuetext', '50%, muted');
  },
};

/** Twelve times as wide as high: the box is as high as its controls need. */
export const VeryWide: Story = { tags: ['spec:STAT-03'], args: { aspectRatio: 12 } };

/** Higher than wide: the box is square. */
export const Tall: Story = { tags: ['spec:STAT-03'], args: { aspectRatio: 9 / 16 } };

/** On a phone: what is not needed every day is left out. */
export const Narrow: Story = {
  tags: ['spec:MED-07'],
  args: { downloadUrl: clip, tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en' }] },
  decorators: [
    Story => (
      <div style={{ inlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
};

/** From right to left; time runs from left to right all the same. */
export const Arabic: Story = {
  tags: ['spec:MED-08'],
  args: { texts: ar, label: 'الغروب فوق التلال', startTime: 47 },
  globals: { locale: 'ar' },
};

/** Two on a page: starting the second pauses the first. */
export const OneAtATime: Story = {
  tags: ['spec:MED-01'],
  beforeEach: beginMuted,
  render: args => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VideoPlayer {...args} label="First" />
      <VideoPlayer {...args} label="Second" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button', { name: 'Play' });
    const [one, other] = canvasElement.querySelectorAll('video');
    if (!first || !second || !one || !other) throw new Error('There are not two videos.');
    await waitFor(() => expect(other.readyState).toBeGreaterThan(0));
    await userEvent.click(first);
    await waitFor(() => expect(one.paused).toBe(false));
    await userEvent.click(second);
    await waitFor(() => expect([one.paused, other.paused]).toEqual([true, false]));
    other.pause();
  },
};

/** Out of the view it pauses. */
export const OutOfView: Story = {
  tags: ['spec:MED-05'],
  beforeEach: beginMuted,
  render: args => (
    <>
      <VideoPlayer {...args} />
      <div style={{ blockSize: 3000 }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(video.paused).toBe(false));
    window.scrollTo(0, 2500);
    await waitFor(() => expect(video.paused).toBe(true));
    window.scrollTo(0, 0);
  },
};
