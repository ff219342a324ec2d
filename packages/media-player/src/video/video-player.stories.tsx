import type { Meta, StoryObj } from '@storybook/react';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ar } from '../locales/ar.js';
import '../styles.css';
import { chaptersFile, toneFile, wideArtwork } from '../test-support/fixtures.js';
import { VideoPlayer, type VideoPlayerProps } from './video-player.js';
import { DEFAULT_VOLUME, pageVolume } from '../store/volume-store.dom.js';

// A generated audio file: small enough to create here, and a real `<video>` element plays it.
const clip = URL.createObjectURL(toneFile(125));
const captions = `data:text/vtt,${encodeURIComponent('WEBVTT\n\n00:00.000 --> 02:00.000\nThe last ferry leaves at dusk.\n')}`;
const chapters = chaptersFile([
  [0, 30, 'Before the storm'],
  [30, 70, 'The last ferry'],
  [70, 125, 'Lights of the harbour, from the breakwater to the old customs house'],
]);
const thumbnails = `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n00:00.000 --> 02:05.000\n${wideArtwork}\n`)}`;

const meta = {
  title: 'Media player/Players/VideoPlayer',
  component: VideoPlayer,
  parameters: {
    keys: [
      ['k, Space', 'Plays or pauses.'],
      ['j, l', 'Seeks 10 s back or forward.'],
      ['0 to 9', 'Seeks to that tenth.'],
      ['Home, End', 'Seeks to the start or the end.'],
      [', .', 'Steps one frame back or forward.'],
      ['m', 'Mutes.'],
      ['f', 'Enters or leaves full screen.'],
      ['c', 'Shows or hides captions.'],
    ],
  },
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
  if (video === null) throw new Error('No video found.');
  return video;
}

async function readyVideo(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  const video = videoIn(canvasElement);
  await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
  return video;
}

/** Overrides properties of the element, then dispatches events. */
function override(video: HTMLVideoElement, properties: Readonly<Record<string, unknown>>, ...events: string[]): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(video, name, { configurable: true, get: () => value });
  for (const event of events) void fireEvent(video, new Event(event));
}

/** Players share their volume across stories: reset it. */
const resetVolume = () => pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: false });

/** Browsers allow only muted playback before a user gesture. */
function startMuted() {
  pageVolume.set({ volume: DEFAULT_VOLUME, isMuted: true });
  return resetVolume;
}

/** Ready to play, in the box reserved by `aspectRatio`. */
export const Ready: Story = { tags: ['spec:MED-01', 'spec:MED-04'] };

/** Paused in the middle, with all controls and the played and buffered ranges. */
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

/** Keyboard shortcuts; here l, which seeks 10 s forward. */
export const Keys: Story = {
  tags: ['spec:MED-03'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    within(canvasElement).getByRole('button', { name: 'Play' }).focus();
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBe(10));
  },
};

/** Visible captions. */
export const Captions: Story = {
  tags: ['spec:MED-08'],
  args: { tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en', isDefault: true }] },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: 'Captions' });
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
  },
};

/** The settings menu, inside the player so that it is available in full screen. */
export const Settings: Story = {
  tags: ['spec:MED-08'],
  args: { tracks: [{ src: captions, kind: 'captions', label: 'English', language: 'en' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Playback settings' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '1×' })).toHaveFocus());
  },
};

/** The time and thumbnail under the pointer. */
export const Preview: Story = {
  tags: ['spec:MED-01'],
  args: { thumbnails },
  play: async ({ canvasElement }) => {
    await readyVideo(canvasElement);
    const bar = canvasElement.querySelector('.rk-player-seek');
    if (bar === null) throw new Error('No seek bar found.');
    const { left, width, top } = bar.getBoundingClientRect();
    await waitFor(async () => {
      await fireEvent.pointerMove(bar, { pointerType: 'mouse', clientX: left + width / 2, clientY: top + 4 });
      await expect(canvasElement.querySelector('.rk-player-thumbnail')).not.toBeNull();
    });
  },
};

/** Waiting for data. */
export const Waiting: Story = {
  tags: ['spec:MED-01'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    override(video, { paused: false, readyState: 1 }, 'play', 'waiting');
    await waitFor(() => expect(within(canvasElement).getByTitle('Loading')).toBeVisible());
    // The controls of a player that plays hide after 3 s, unless one has the focus.
    within(canvasElement).getByRole('button', { name: 'Pause' }).focus();
  },
};

/** A file that cannot be played, with a retry button. */
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
    override(video, { ended: true, currentTime: 125 }, 'timeupdate', 'ended');
    await waitFor(() => expect(canvasElement).toHaveTextContent('2:05 / 2:05'));
  },
};

/** A live stream: no duration, no seek bar. */
export const Live: Story = {
  tags: ['spec:MED-01'],
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    override(video, { duration: Infinity }, 'durationchange');
    await waitFor(() => expect(canvasElement).toHaveTextContent('Live'));
  },
};

/** Covered until the user asks to see it. */
export const Sensitive: Story = { tags: ['spec:MED-01'], args: { isSensitive: true } };

/** Sensitive video that is shown, with a button to hide it. */
export const SensitiveShown: Story = {
  tags: ['spec:MED-01'],
  args: { isSensitive: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(canvas.getByRole('button', { name: 'Hide' })).toBeVisible();
  },
};

/** Muted: the slider is empty and announces the volume after unmuting. */
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

/** A ratio of 12:1: the box is high enough for the controls. */
export const VeryWide: Story = { tags: ['spec:STAT-03'], args: { aspectRatio: 12 } };

/** Taller than wide: the box is square. */
export const Tall: Story = { tags: ['spec:STAT-03'], args: { aspectRatio: 9 / 16 } };

/** On a phone: secondary controls are hidden. */
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

/** Right to left, with the time from left to right. */
export const Arabic: Story = {
  tags: ['spec:MED-08'],
  args: { texts: ar, label: 'الغروب فوق التلال', startTime: 47 },
  globals: { locale: 'ar' },
};

/** Starting a second player pauses the first. */
export const OneAtATime: Story = {
  tags: ['spec:MED-01'],
  beforeEach: startMuted,
  render: args => (
    <div style={{ display: 'grid', gap: 16 }}>
      <VideoPlayer {...args} label="First" />
      <VideoPlayer {...args} label="Second" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button', { name: 'Play' });
    const [one, other] = canvasElement.querySelectorAll('video');
    if (!first || !second || !one || !other) throw new Error('Expected two videos.');
    await waitFor(() => expect(other.readyState).toBeGreaterThan(0));
    await userEvent.click(first);
    await waitFor(() => expect(one.paused).toBe(false));
    await userEvent.click(second);
    await waitFor(() => expect([one.paused, other.paused]).toEqual([true, false]));
    other.pause();
  },
};

function ControlledPage(args: VideoPlayerProps) {
  const [paused, setPaused] = useState(true);
  const [muted, setMuted] = useState(true);
  const [volume, setVolume] = useState(0.2);
  const [seconds, setSeconds] = useState(0);
  return (
    <>
      <VideoPlayer
        {...args}
        paused={paused}
        onPausedChange={setPaused}
        muted={muted}
        onMutedChange={setMuted}
        volume={volume}
        onVolumeChange={setVolume}
        currentTime={seconds}
        onCurrentTimeChange={setSeconds}
      />
      <p>
        <button type="button" onClick={() => setPaused(!paused)}>
          {paused ? 'Start' : 'Stop'} from the page
        </button>
        <button type="button" onClick={() => setSeconds(60)}>
          To the middle
        </button>
      </p>
      <output>
        {paused ? 'Paused' : 'Playing'}, {muted ? 'muted' : 'audible'}, {Math.round(volume * 100)} %, {Math.round(seconds)} s
      </output>
    </>
  );
}

/** The page decides whether it plays, where, and how loud; the player asks it. The volume that players share stays as it is. */
export const Controlled: Story = {
  beforeEach: startMuted,
  render: args => <ControlledPage {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const video = await readyVideo(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Start from the page' }));
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Paused, muted, 20 %'));
    await expect(video.paused).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'To the middle' }));
    await waitFor(() => expect(Math.round(video.currentTime)).toBe(60));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('60 s'));
    await expect(pageVolume.get().volume).toBe(DEFAULT_VOLUME);
  },
};

/** Class, style and attributes of the page reach the root element. */
export const OfThePage: Story = {
  args: { id: 'launch', className: 'my-player', style: { borderRadius: 0, maxInlineSize: 420 }, 'data-section': 'hero' },
  play: async ({ canvas }) => {
    const player = canvas.getByRole('group', { name: 'Video: Dusk over the ridge' });
    await expect(player).toHaveClass('rk-player', 'my-player');
    await expect(player).toHaveAttribute('data-section', 'hero');
    await expect(player.getBoundingClientRect().width).toBeLessThanOrEqual(420);
  },
};

/** Pauses out of view. */
export const OutOfView: Story = {
  tags: ['spec:MED-05'],
  beforeEach: startMuted,
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

/** A track of chapters: marks on the bar, and a menu of them, which the keys of menus move in. */
export const Chapters: Story = {
  tags: ['spec:MED-01', 'spec:MED-08'],
  args: { tracks: [{ src: chapters, kind: 'chapters', label: '', language: 'en' }] },
  play: async ({ canvasElement }) => {
    const video = await readyVideo(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Chapters' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: '0:00 Before the storm' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(video.currentTime).toBe(30));
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Time' })).toHaveAttribute(
        'aria-valuetext',
        '30 seconds of 2 minutes 5 seconds – The last ferry',
      ),
    );
    // The list stays inside of the player, whose edges cut it off.
    await userEvent.click(canvas.getByRole('button', { name: 'Chapters' }));
    const list = canvas.getByRole('menu').getBoundingClientRect();
    const player = canvas.getByRole('group', { name: /^Video/ }).getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(player.left);
    await expect(list.right).toBeLessThanOrEqual(player.right);
    await expect(list.top).toBeGreaterThanOrEqual(player.top);
  },
};
/** The same from right to left: the menu opens towards the middle. */
export const ChaptersRightToLeft: Story = { ...Chapters, globals: { locale: 'ar' } };
/** The same in a narrow column. */
export const ChaptersNarrow: Story = { ...Chapters, decorators: [Story => <div style={{ inlineSize: 320 }}>{Story()}</div>] };
