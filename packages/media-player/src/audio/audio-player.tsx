import { forwardRef } from 'react';
import type { HostProps } from '../host/host-props.js';
import { usePlayerRoot } from '../host/use-player-root.js';
import type { ControlledPlayback } from '../playback/controlled-playback.js';
import { Audio, type AudioOptions } from './audio.js';

export interface AudioPlayerProps extends AudioOptions, HostProps, ControlledPlayback {}

/** An audio player: a card with a 16:9 visual, a waveform to seek in, and controls (MED-02). */
export const AudioPlayer = forwardRef<HTMLDivElement, AudioPlayerProps>(function AudioPlayer(props, ref) {
  return <Audio {...props} {...usePlayerRoot(props, ref)} />;
});
