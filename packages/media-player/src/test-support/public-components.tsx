import type { ReactElement } from 'react';
import * as main from '../index.js';

export const entries = [main];

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
};
