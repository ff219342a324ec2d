import type { ReactElement } from 'react';
import * as main from '../index.js';

export const entries = [main];

const inProvider = (part: ReactElement) => (
  <main.PlayerPartsProvider store={null} downloadUrl="/tide.mp4">
    {part}
  </main.PlayerPartsProvider>
);

/** An example of each public component, by its name. */
export const components: Readonly<Record<string, () => ReactElement>> = {
  AudioPlayer: () => <main.AudioPlayer src="/dawn.mp3" title="Dawn" author="Mara" artwork="/dawn.jpg" miniPlayer={false} />,
  'AudioPlayer under a cover': () => <main.AudioPlayer src="/dawn.mp3" title="Dawn" isSensitive />,
  MiniPlayerProvider: () => (
    <main.MiniPlayerProvider>
      <main.AudioPlayer src="/dawn.mp3" title="Dawn" />
    </main.MiniPlayerProvider>
  ),
  VideoPlayer: () => (
    <main.VideoPlayer src="/tide.mp4" label="Tide" poster="/tide.jpg" aspectRatio={1.5} thumbnails="/tide.vtt" loop />
  ),
  'VideoPlayer with controls of its page': () => (
    <main.VideoPlayer
      src="/tide.mp4"
      label="Tide"
      downloadUrl="/tide.mp4"
      controls={
        <main.ControlBar>
          <main.PlayButton />
          <main.TimeDisplay />
        </main.ControlBar>
      }
    />
  ),
  CaptionsButton: () => inProvider(<main.CaptionsButton />),
  ChaptersMenu: () => inProvider(<main.ChaptersMenu />),
  DownloadLink: () => inProvider(<main.DownloadLink />),
  FullscreenButton: () => inProvider(<main.FullscreenButton />),
  HideButton: () => inProvider(<main.HideButton />),
  PictureInPictureButton: () => inProvider(<main.PictureInPictureButton />),
  PlayButton: () => inProvider(<main.PlayButton />),
  ReplayButton: () => inProvider(<main.ReplayButton />),
  SeekBar: () => inProvider(<main.SeekBar />),
  SettingsMenu: () => inProvider(<main.SettingsMenu />),
  TimeDisplay: () => inProvider(<main.TimeDisplay />),
  VolumeControl: () => inProvider(<main.VolumeControl />),
  ControlBar: () => inProvider(<main.ControlBar>Tide</main.ControlBar>),
  ControlButton: () => <main.ControlButton label="Share" icon="↗" isPressed={false} />,
  PlayerPartsProvider: () => inProvider(<main.PlayButton />),
};
