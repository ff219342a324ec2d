import { forwardRef } from 'react';
import type { HostProps } from '../host/host-props.js';
import { usePlayerRoot } from '../host/use-player-root.js';
import type { ControlledPlayback } from '../playback/controlled-playback.js';
import { Video, type VideoOptions } from './video.js';

export interface VideoPlayerProps extends VideoOptions, HostProps, ControlledPlayback {}

/** A video with controls. Needs no provider (MED-01). */
export const VideoPlayer = forwardRef<HTMLDivElement, VideoPlayerProps>(function VideoPlayer(props, ref) {
  return <Video {...props} {...usePlayerRoot(props, ref)} />;
});
