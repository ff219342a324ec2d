/** Seconds that j and l move. Spec 9. */
export const SEEK_STEP_SECONDS = 10;
/** Length of a frame, in seconds, when the real rate is not known. Spec 9. */
export const FRAME_SECONDS = 0.04;

/** What a player is asked to do. Seconds may be negative. */
export type PlayerRequest =
  | { readonly type: 'togglePlay' }
  | { readonly type: 'toggleMute' }
  | { readonly type: 'toggleFullscreen' }
  | { readonly type: 'seekBy'; readonly seconds: number };

/** What of a keyboard event decides; a real `KeyboardEvent` fits. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
}

const requests: ReadonlyMap<string, PlayerRequest> = new Map<string, PlayerRequest>([
  ['k', { type: 'togglePlay' }],
  [' ', { type: 'togglePlay' }],
  ['m', { type: 'toggleMute' }],
  ['f', { type: 'toggleFullscreen' }],
  ['j', { type: 'seekBy', seconds: -SEEK_STEP_SECONDS }],
  ['l', { type: 'seekBy', seconds: SEEK_STEP_SECONDS }],
  [',', { type: 'seekBy', seconds: -FRAME_SECONDS }],
  ['.', { type: 'seekBy', seconds: FRAME_SECONDS }],
]);

/** The request a key stands for on the focused player, or `null`; keys with Control, Alt or Meta are the browser's. Spec 9. */
export function requestForKey(press: KeyPress): PlayerRequest | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  return requests.get(press.key.length === 1 ? press.key.toLowerCase() : press.key) ?? null;
}
