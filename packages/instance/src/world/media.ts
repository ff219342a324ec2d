import { blurhash } from './blurhash.js';
import { AVATAR_COUNT, avatarSvg } from './media-avatar.js';
import { emojiSvg } from './media-emoji.js';
import type { Picture } from './media-picture.js';
import { PALETTE_COUNT, pictureColour, pictureSvg } from './media-picture.js';
import { soundWav } from './media-sound.js';
import type { EmojiRecord, MediaRecord } from './records.js';
import sampleVideos from './sample-videos.json' with { type: 'json' };

export type MediaFile = { body: Uint8Array<ArrayBuffer> | string; type: string };

/** The file name extension of each type that can be uploaded. */
export const uploadExtensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
  'audio/flac': 'flac',
};

const PREVIEW_EDGE = 480;
/** Of the sample videos, a tram that crosses a landscape without a sound: H.264 by ffmpeg, in base64, two variants for each palette. */
const VIDEO_WIDTH = 192;
const VIDEO_HEIGHT = 128;
const VIDEO_FRAME_RATE = 8;
const VIDEO_SECONDS = 4;
const SVG = 'image/svg+xml';

export const avatarPath = (variant: number) => `/media/avatar/${variant % AVATAR_COUNT}.svg`;

export const picturePath = ({ palette, variant, width, height }: Picture) =>
  `/media/picture/${palette}-${variant}-${width}x${height}.svg`;

export const previewPath = ({ palette, variant, width, height }: Picture) =>
  `/media/preview/${palette}-${variant}-${width}x${height}.svg`;

function numbers(text: string, shape: RegExp): number[] | null {
  const found = shape.exec(text);
  return found === null ? null : found.slice(1).map(Number);
}

function pictureFile(name: string, isPreview: boolean): MediaFile | null {
  const [palette, variant, width, height] = numbers(name, /^(\d{1,2})-(\d{1,6})-(\d{1,5})x(\d{1,5})\.svg$/) ?? [];
  if (palette === undefined || variant === undefined || !width || !height || palette >= PALETTE_COUNT) return null;
  const scale = isPreview ? Math.min(1, PREVIEW_EDGE / Math.max(width, height)) : 1;
  return { body: pictureSvg({ palette, variant, width, height }, scale), type: SVG };
}

/** The file at a path of this server, which is generated, but for videos; null when there is none. */
export function mediaResponse(path: string): MediaFile | null {
  const [, root, folder, name, ...rest] = path.split('/');
  if (root !== 'media' || folder === undefined || name === undefined || rest.length > 0) return null;
  switch (folder) {
    case 'picture':
      return pictureFile(name, false);
    case 'preview':
      return pictureFile(name, true);
    case 'avatar': {
      const [variant] = numbers(name, /^(\d{1,3})\.svg$/) ?? [];
      return variant === undefined || variant >= AVATAR_COUNT ? null : { body: avatarSvg(variant), type: SVG };
    }
    case 'emoji': {
      const body = emojiSvg(name.replace(/\.svg$/, ''));
      return body === null || !name.endsWith('.svg') ? null : { body, type: SVG };
    }
    case 'sound': {
      const [variant, seconds] = numbers(name, /^(\d{1,6})-(\d{1,2})\.wav$/) ?? [];
      return variant === undefined || !seconds || seconds > 60 ? null : { body: soundWav(variant, seconds), type: 'audio/wav' };
    }
    case 'video': {
      const [palette = -1, variant = -1] = numbers(name, /^(\d{1,2})-([12])\.mp4$/) ?? [];
      const video = sampleVideos[palette * 2 + variant - 1];
      return video === undefined
        ? null
        : { body: Uint8Array.from(atob(video), character => character.charCodeAt(0)), type: 'video/mp4' };
    }
    default:
      return null;
  }
}

export function emojiRecord(shortcode: string): EmojiRecord {
  const url = `/media/emoji/${shortcode}.svg`;
  const category = shortcode.includes('_') ? 'Shapes' : 'Rookery';
  return { shortcode, url, static_url: url, visible_in_picker: true, category };
}

const hashes = new Map<string, string>();

/** The BlurHash of a picture, memoized. */
export function pictureHash(picture: Picture): string {
  const key = picturePath(picture);
  const known = hashes.get(key);
  if (known !== undefined) return known;
  const hash = blurhash(pictureColour(picture));
  hashes.set(key, hash);
  return hash;
}

const dimensions = (width: number, height: number) => ({ width, height, size: `${width}x${height}`, aspect: width / height });

function previewDimensions(width: number, height: number) {
  const scale = Math.min(1, PREVIEW_EDGE / Math.max(width, height));
  return dimensions(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
}

export function imageAttachment(
  id: string,
  picture: Picture,
  description: string | null,
  focus: { x: number; y: number } | null,
): MediaRecord {
  return {
    id,
    type: 'image',
    url: picturePath(picture),
    preview_url: previewPath(picture),
    remote_url: null,
    description,
    blurhash: pictureHash(picture),
    meta: {
      original: dimensions(picture.width, picture.height),
      small: previewDimensions(picture.width, picture.height),
      ...(focus === null ? {} : { focus }),
    },
  };
}

export function videoAttachment(
  id: string,
  type: 'video' | 'gifv',
  palette: number,
  variant: number,
  description: string | null,
): MediaRecord {
  const poster = { palette, variant, width: VIDEO_WIDTH * 4, height: VIDEO_HEIGHT * 4 };
  return {
    id,
    type,
    url: `/media/video/${palette}-${variant}.mp4`,
    preview_url: previewPath(poster),
    remote_url: null,
    description,
    blurhash: pictureHash(poster),
    meta: {
      length: `0:00:0${VIDEO_SECONDS}.00`,
      duration: VIDEO_SECONDS,
      fps: VIDEO_FRAME_RATE,
      ...dimensions(VIDEO_WIDTH, VIDEO_HEIGHT),
      original: {
        width: VIDEO_WIDTH,
        height: VIDEO_HEIGHT,
        frame_rate: `${VIDEO_FRAME_RATE}/1`,
        duration: VIDEO_SECONDS,
        bitrate: 400_000,
      },
      small: previewDimensions(poster.width, poster.height),
    },
  };
}

export function soundAttachment(
  id: string,
  variant: number,
  seconds: number,
  description: string | null,
  cover: Picture | null,
): MediaRecord {
  return {
    id,
    type: 'audio',
    url: `/media/sound/${variant}-${seconds}.wav`,
    preview_url: cover === null ? null : previewPath(cover),
    remote_url: null,
    description,
    blurhash: cover === null ? null : pictureHash(cover),
    meta: {
      length: `0:00:${String(seconds).padStart(2, '0')}.00`,
      duration: seconds,
      audio_encode: 'pcm_u8',
      audio_bitrate: '64 kb/s',
      audio_channels: 'mono',
      original: { duration: seconds, bitrate: 64_000 },
      colors: { background: '#23405c', foreground: '#ffecb3', accent: '#7cc7ec' },
    },
  };
}

/** An attachment of unknown type: only its remote URL. */
export function unknownAttachment(id: string, remoteUrl: string, description: string | null): MediaRecord {
  return { id, type: 'unknown', url: null, preview_url: null, remote_url: remoteUrl, description, blurhash: null, meta: null };
}
