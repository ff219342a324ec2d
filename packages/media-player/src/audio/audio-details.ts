/** Colours of an audio player's visual, as `#rrggbb`. Foreground and accent have a contrast of at least 4.5:1 on the background. */
export interface PlayerColors {
  readonly background: string;
  readonly foreground: string;
  readonly accent: string;
}

/** Used where the artwork cannot be read (MED-02). */
export const DEFAULT_COLORS: PlayerColors = { background: '#000000', foreground: '#ffffff', accent: '#ffffff' };

/** The displayed details of an audio file. */
export interface AudioDetails {
  readonly title: string;
  /** Empty if unknown. */
  readonly author: string;
  /** Address of the artwork. */
  readonly artwork: string | null;
  readonly colors: PlayerColors;
}

/** The playback state when audio leaves the view, for a custom player that continues it (MED-06). */
export interface AudioHandOver extends AudioDetails {
  readonly src: string;
  /** Seconds. */
  readonly currentTime: number;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: number;
}

/** The playback state when a custom player returns the audio; omitted fields stay unchanged. */
export interface AudioHandBack {
  readonly currentTime?: number;
  readonly volume?: number;
  readonly isMuted?: boolean;
  readonly isPaused?: boolean;
}
