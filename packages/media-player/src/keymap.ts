import type { PlayerRequest } from './media-requests.js';

/** Seconds that j and l move. Spec 9. */
export const SEEK_STEP_SECONDS = 10;
/** Length of a frame, in seconds, when the real rate is not known. Spec 9. */
export const FRAME_SECONDS = 0.04;
/** Seconds an arrow key moves the focused slider of the time. */
export const ARROW_SEEK_SECONDS = 5;
/** What an arrow key moves the focused slider of the volume by; 1 is all of it. */
export const ARROW_VOLUME = 0.05;

/** What of a keyboard event decides; a real `KeyboardEvent` fits. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey?: boolean;
  readonly altKey?: boolean;
  readonly metaKey?: boolean;
  readonly isComposing?: boolean;
  readonly target?: unknown;
}

/** Which key (in small letters) stands for which request; `null` takes a key away. */
export type Keymap = Readonly<Record<string, PlayerRequest | null>>;

const digits = Object.fromEntries(
  Array.from({ length: 10 }, (_, digit) => [digit, { type: 'seekToFraction', fraction: digit / 10 }] as const),
);

/** The keys of a player of sound. */
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

/** The keys of a player of video: those of sound, and those of a picture. */
export const videoKeymap: Keymap = {
  ...audioKeymap,
  f: { type: 'toggleFullscreen' },
  ',': { type: 'stepFrame', frames: -1 },
  '.': { type: 'stepFrame', frames: 1 },
};

/**
 * The request a key stands for on the focused player, or `null`. Keys with Control, Alt or Meta are the browser's,
 * keys in a text field are the writer's, and Space on a button presses that button. Spec 9.
 */
export function requestForKey(press: KeyPress, keymap: Keymap = videoKeymap): PlayerRequest | null {
  if (press.ctrlKey || press.altKey || press.metaKey || press.isComposing) return null;
  if (isTyping(press.target) || (press.key === ' ' && isPressable(press.target))) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  return Object.hasOwn(keymap, key) ? (keymap[key] ?? null) : null;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 4,
  PageDown: -4,
};

/** The request an arrow or page key stands for on a slider of the player; right is always more. */
export function requestForSliderKey(press: KeyPress, slider: 'time' | 'volume'): PlayerRequest | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  const step = steps[press.key];
  if (slider === 'time') return step === undefined ? null : { type: 'seekBy', seconds: step * ARROW_SEEK_SECONDS };
  if (step !== undefined) return { type: 'changeVolumeBy', amount: step * ARROW_VOLUME };
  if (press.key === 'Home') return { type: 'setVolume', volume: 0 };
  return press.key === 'End' ? { type: 'setVolume', volume: 1 } : null;
}

/** What of an element decides; a real one fits. */
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
