/** Colours of an audio player's visual, as `#rrggbb`. Foreground and accent reach 4.5:1 on the background. */
export interface PlayerColors {
  readonly background: string;
  readonly foreground: string;
  readonly accent: string;
}

/** What is used where the artwork may not be read. Behaviour 12.3. */
export const DEFAULT_COLORS: PlayerColors = { background: '#000000', foreground: '#ffffff', accent: '#ffffff' };
