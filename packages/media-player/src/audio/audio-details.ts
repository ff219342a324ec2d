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
