import type { MediaTrackFile } from '../source/media-source.js';
import type { Keymap } from '../store/keymap.js';
import type { PlayerRequest, RequestType } from '../store/media-requests.js';
import { safeUrl } from '../source/media-source.js';

/** Reads an attribute; `null` if it is absent. */
type ReadAttribute = (name: string) => string | null;

/** The properties of a player, parsed from attributes. Invalid attributes are ignored. */
export interface PlayerAttributes {
  /** `null` without a safe address. */
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
  readonly defaultMuted: boolean;
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

const MIN_RATIO = 0.1;
const MAX_RATIO = 50;

/** Parses a ratio: `16/9`, `16:9` or `1.78`, from 0.1 to 50. `undefined` if it is invalid. */
export function ratioOf(text: string | null): number | undefined {
  const match = /^\s*(\d{1,6}(?:\.\d{1,6})?)\s*(?:[/:]\s*(\d{1,6}(?:\.\d{1,6})?)\s*)?$/.exec(text ?? '');
  if (!match) return undefined;
  const ratio = Number(match[1]) / Number(match[2] ?? 1);
  return ratio >= MIN_RATIO && ratio <= MAX_RATIO ? ratio : undefined;
}

/** The requests that a keymap attribute may contain, and the name of the numeric argument of each. */
const argumentOfRequest: Readonly<Partial<Record<RequestType, string | null>>> = {
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
  if (typeof type !== 'string' || !Object.hasOwn(argumentOfRequest, type)) return null;
  const name = argumentOfRequest[type as RequestType] ?? null;
  if (name === null) return { type } as PlayerRequest;
  return Number.isFinite(rest[name]) ? ({ type, [name]: rest[name] } as unknown as PlayerRequest) : null;
}

/**
 * Parses a keymap from JSON, such as `{"n": {"type": "seekBy", "seconds": 30}, "m": null}`. Keys with an invalid request are
 * ignored. `undefined` if the text is not a JSON object.
 */
export function keymapOf(text: string | null): Keymap | undefined {
  if (text === null) return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
    const entries = Object.entries(parsed).map(([key, value]) => [key, requestOf(value), value === null] as const);
    return Object.fromEntries(
      entries.filter(([, request, isUnassigned]) => request || isUnassigned).map(([key, request]) => [key, request]),
    );
  } catch {
    return undefined;
  }
}

/** Parses the attributes of an element. */
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
    defaultMuted: isSet('muted'),
    isSensitive: isSet('sensitive'),
    keymap: keymapOf(read('keymap')),
  };
}

/** The address of the thumbnails, if this `<track>` child has `kind="metadata"`; else `null`. */
export function thumbnailsOf(read: ReadAttribute): string | null {
  return read('kind')?.toLowerCase() === 'metadata' ? safeUrl(read('src'), 'media') : null;
}

/** Parses a `<track>` child; `null` unless it has captions, subtitles or chapters and a safe address. */
export function trackOf(read: ReadAttribute): MediaTrackFile | null {
  const src = safeUrl(read('src'), 'media');
  const kind = read('kind')?.toLowerCase() ?? 'subtitles';
  if (src === null || (kind !== 'captions' && kind !== 'subtitles' && kind !== 'chapters')) return null;
  return { src, kind, label: read('label') ?? '', language: read('srclang') ?? '', isDefault: read('default') !== null };
}
