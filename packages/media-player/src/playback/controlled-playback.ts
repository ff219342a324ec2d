import type { PlaybackSettings } from '../store/player-context.js';
import { clamp } from '../store/player-state.js';

/** Playback that the page decides: a property that is given is controlled, and its callback asks the page to change it. */
export interface ControlledPlayback {
  /** Whether playback is paused. A press on the controls calls `onPausedChange` and changes nothing by itself. */
  readonly paused?: boolean | undefined;
  /** Whether the sound is off. As with `volume`, the player then neither reads nor saves the setting that players share. */
  readonly muted?: boolean | undefined;
  /** 0 to 1; what is out of this range counts as its nearest end. */
  readonly volume?: number | undefined;
  /** Seconds. A value that the player has not reported seeks. */
  readonly currentTime?: number | undefined;
  /** Playback was paused or resumed, or should be. Also called when the browser refuses to play, with true. */
  readonly onPausedChange?: ((paused: boolean) => void) | undefined;
  readonly onMutedChange?: ((muted: boolean) => void) | undefined;
  /** Receives 0 to 1. */
  readonly onVolumeChange?: ((volume: number) => void) | undefined;
  /** Receives seconds, about four times a second while playing. */
  readonly onCurrentTimeChange?: ((seconds: number) => void) | undefined;
}

/** The valid ones of the controlled settings. */
export function settingsOf({ paused, muted, volume }: ControlledPlayback): Partial<PlaybackSettings> {
  return {
    ...(typeof paused === 'boolean' && { paused }),
    ...(typeof muted === 'boolean' && { muted }),
    ...(Number.isFinite(volume) && { volume: clamp(volume as number, 0, 1) }),
  };
}

/** The settings of `now` that differ from those of `before`. */
export function differences(before: Partial<PlaybackSettings>, now: Partial<PlaybackSettings>): Partial<PlaybackSettings> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => before[name as keyof PlaybackSettings] !== value));
}
