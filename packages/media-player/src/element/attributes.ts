import type { AudioTrack } from '../audio/audio-session.js';
import type { Keymap } from '../keymap.js';
import type { PlayerRequest, RequestType } from '../media-requests.js';
import { safeUrl } from '../safe-url.js';

/** Reads one attribute; `null` when it is not there. */
export type ReadAttribute = (name: string) => string | null;

/** What the attributes of a player's element say; what they say wrongly is left out. */
export interface PlayerAttributes {
  /** `null`: there is nothing that may be loaded. */
  readonly src: string | null;
  readonly label: string;
  readonly title: string;
  readonly author: string;
  readonly poster: string | undefined;
  readonly artwork: string | undefined;
  readonly aspectRatio: number | undefined;
  readonly downloadUrl: string | undefined;
  readonly crossOrigin: 'anonymous' | 'use-credentials' | undefined;
  readonly preload: 'none' | 'metadata' | 'auto' | undefined;
  readonly autoPlay: boolean;
  readonly loop: boolean;
  readonly muted: boolean;
  readonly isSensitive: boolean;
  readonly keymap: Keymap | undefined;
}

export const ATTRIBUTE_NAMES = [
  'src',
  'label',
  'title',
  'author',
  'poster',
  'artwork',
  'aspect-ratio',
  'download',
  'autoplay',
  'loop',
  'muted',
  'sensitive',
  'keymap',
  'crossorigin',
  'preload',
  'lang',
] as const;

const LEAST_RATIO = 0.1;
const MOST_RATIO = 50;

/** A ratio written as `16/9`, `16:9` or `1.78`; within 0.1 and 50. */
export function ratioOf(text: string | null): number | undefined {
  const match = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:[/:]\s*(\d{1,6}(?:\.\d{1,6})?)\s*)?$/.exec(text ?? '');
  if (!match) return undefined;
  const ratio = Number(match[1]) / Number(match[2] ?? 1);
  return ratio >= LEAST_RATIO && ratio <= MOST_RATIO ? ratio : undefined;
}

/** The requests a key may stand for, and the number that belongs to each. */
const numberOfRequest: Readonly<Partial<Record<RequestType, string | null>>> = {
  play: null,
  pause: null,
  togglePlay: null,
  replay: null,
  toggleMute: null,
  toggleFullscreen: null,
  togglePictureInPicture: null,
  toggleCaptions: null,
  seekTo: 'seconds',
  seekBy: 'seconds',
  seekToFraction: 'fraction',
  stepFrame: 'frames',
  setRate: 'rate',
  setVolume: 'volume',
  changeVolumeBy: 'amount',
};

function requestOf(value: unknown): PlayerRequest | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, ...rest } = value as { type?: unknown } & Record<string, unknown>;
  if (typeof type !== 'string' || !Object.hasOwn(numberOfRequest, type)) return null;
  const name = numberOfRequest[type as RequestType] ?? null;
  if (name === null) return { type } as PlayerRequest;
  return Number.isFinite(rest[name]) ? ({ type, [name]: rest[name] } as unknown as PlayerRequest) : null;
}

/**
 * A keymap written as JSON, such as `{"n": {"type": "seekBy", "seconds": 30}, "m": null}`. Keys that stand for nothing known
 * are left out; what is no keymap at all gives `undefined`.
 */
export function keymapOf(text: string | null): Keymap | undefined {
  if (text === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const entries = Object.entries(parsed).map(([key, value]) => [key, requestOf(value), value === null] as const);
    return Object.fromEntries(entries.filter(([, request, isOff]) => request || isOff).map(([key, request]) => [key, request]));
  } catch {
    return undefined;
  }
}

/** The attributes of an element as a player's properties. */
export function readAttributes(read: ReadAttribute): PlayerAttributes {
  const isSet = (name: string) => read(name) !== null && read(name) !== 'false';
  const src = safeUrl(read('src'), 'media');
  const download = read('download');
  const preload = read('preload');
  const crossOrigin = read('crossorigin');
  const label = read('label') ?? read('title') ?? '';
  return {
    src,
    label,
    title: read('title') ?? label,
    author: read('author') ?? '',
    poster: safeUrl(read('poster'), 'image') ?? undefined,
    artwork: safeUrl(read('artwork') ?? read('poster'), 'image') ?? undefined,
    aspectRatio: ratioOf(read('aspect-ratio')),
    downloadUrl: download === null ? undefined : ((download === '' ? src : safeUrl(download, 'media')) ?? undefined),
    crossOrigin: crossOrigin === null ? undefined : crossOrigin === 'use-credentials' ? crossOrigin : 'anonymous',
    preload: preload === 'none' || preload === 'metadata' || preload === 'auto' ? preload : undefined,
    autoPlay: isSet('autoplay'),
    loop: isSet('loop'),
    muted: isSet('muted'),
    isSensitive: isSet('sensitive'),
    keymap: keymapOf(read('keymap')),
  };
}

/** The address of the pictures of moments, when this `<track>` child is the one of `kind="metadata"`; else `null`. */
export function thumbnailsOf(read: ReadAttribute): string | null {
  return read('kind')?.toLowerCase() === 'metadata' ? safeUrl(read('src'), 'media') : null;
}

/** A `<track>` child as a track; `null` for one that is no text to show, or may not be loaded. */
export function trackOf(read: ReadAttribute): AudioTrack | null {
  const src = safeUrl(read('src'), 'media');
  const kind = read('kind')?.toLowerCase() ?? 'subtitles';
  if (src === null || (kind !== 'captions' && kind !== 'subtitles')) return null;
  return { src, kind, label: read('label') ?? '', language: read('srclang') ?? '', isDefault: read('default') !== null };
}
