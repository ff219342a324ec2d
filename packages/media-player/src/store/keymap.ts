import type { PlayerRequest } from './media-requests.js';

/** Seconds that j and l seek (MED-03). */
export const SEEK_STEP_SECONDS = 10;
/** Seconds that comma and full stop step without a `frameRate` (MED-03). */
export const FRAME_SECONDS = 0.04;
/** Seconds that an arrow key moves the time slider. */
const ARROW_SEEK_SECONDS = 5;
/** Amount that an arrow key moves the volume slider; 1 is the full range. */
const ARROW_VOLUME = 0.05;

/** The part of a `KeyboardEvent` that the keymap reads. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly isComposing?: boolean;
  readonly target?: unknown;
}

/** Maps keys (letters in lower case) to requests; `null` unassigns a key. */
export type Keymap = Readonly<Record<string, PlayerRequest | null>>;

const digits = Object.fromEntries(
  Array.from({ length: 10 }, (_, digit) => [digit, { type: 'seekToFraction', fraction: digit / 10 }] as const),
);

/** The keys of the audio player. */
export const audioKeymap: Keymap = {
  k: { type: 'togglePlay' },
  ' ': { type: 'togglePlay' },
  m: { type: 'toggleMute' },
  j: { type: 'seekBy', seconds: -SEEK_STEP_SECONDS },
  l: { type: 'seekBy', seconds: SEEK_STEP_SECONDS },
  Home: { type: 'seekToFraction', fraction: 0 },
  End: { type: 'seekToFraction', fraction: 1 },
  c: { type: 'toggleCaptions' },
  ...digits,
};

/** The keys of the video player: those of the audio player, full screen and frame steps. */
export const videoKeymap: Keymap = {
  ...audioKeymap,
  f: { type: 'toggleFullscreen' },
  ',': { type: 'stepFrame', frames: -1 },
  '.': { type: 'stepFrame', frames: 1 },
};

/**
 * The request for a key pressed on the focused player, or `null` (MED-03). Keys with Control, Alt or Meta are left to the
 * browser, keys in a text field to the field, and Space on a button or link to that control.
 */
export function requestForKey(press: KeyPress, keymap: Keymap = videoKeymap): PlayerRequest | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (isTyping(press.target) || (press.key === ' ' && isPressable(press.target))) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return Object.hasOwn(keymap, key) ? (keymap[key] ?? null) : null;
}

const steps: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ArrowRight: 1,
    ArrowUp: 1,
    ArrowLeft: -1,
    ArrowDown: -1,
    PageUp: 4,
    PageDown: -4,
  }),
);

/** The request for a key pressed on a slider. The right arrow always increases the value (MED-08). */
export function requestForSliderKey(press: KeyPress, slider: 'time' | 'volume'): PlayerRequest | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const step = steps.get(press.key);
  if (slider === 'time') return step === undefined ? null : { type: 'seekBy', seconds: step * ARROW_SEEK_SECONDS };
  if (step !== undefined) return { type: 'changeVolumeBy', amount: step * ARROW_VOLUME };
  if (press.key === 'Home') return { type: 'setVolume', volume: 0 };
  return press.key === 'End' ? { type: 'setVolume', volume: 1 } : null;
}

/** The part of an event's target that the keymap reads. */
interface Target {
  readonly tagName?: unknown;
  readonly type?: unknown;
  readonly isContentEditable?: unknown;
}

function targetOf(target: unknown): Target {
  return typeof target === 'object' && target !== null ? target : {};
}

function isTyping(target: unknown): boolean {
  const { tagName, type, isContentEditable } = targetOf(target);
  if (isContentEditable === true || tagName === 'TEXTAREA' || tagName === 'SELECT') return true;
  return tagName === 'INPUT' && type !== 'range';
}

function isPressable(target: unknown): boolean {
  const { tagName } = targetOf(target);
  return tagName === 'BUTTON' || tagName === 'A';
}
