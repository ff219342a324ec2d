/** One file or stream of a media item. */
export interface MediaSourceFile {
  readonly src: string;
  /** MIME type, with codecs if known. */
  readonly type?: string;
}

/** A file of captions, subtitles or chapters (WebVTT). */
export interface MediaTrackFile {
  readonly src: string;
  readonly kind: 'captions' | 'subtitles' | 'chapters';
  readonly label: string;
  /** BCP 47. */
  readonly language: string;
  readonly isDefault?: boolean;
}

export const HLS_TYPE = 'application/vnd.apple.mpegurl';

/** True when the address or its type denotes an HLS playlist. */
export function isHls({ src, type = '' }: MediaSourceFile): boolean {
  return /mpegurl/i.test(type) || /\.m3u8($|[?#])/i.test(src);
}

/** The files in the order to try them, without those that cannot be played. A single address is a list of one. */
export function playableSources(
  source: string | readonly MediaSourceFile[],
  canPlay: (type: string) => boolean,
): readonly MediaSourceFile[] {
  if (typeof source === 'string') return [{ src: source }];
  return source.filter(file => file.type === undefined || isHls(file) || canPlay(file.type));
}

type MediaUse = 'media' | 'image' | 'link';

const schemes: Readonly<Record<MediaUse, RegExp>> = {
  media: /^(?:https?:|blob:|data:(?:video\/|audio\/|text\/vtt))/i,
  image: /^(?:https?:|blob:|data:image\/)/i,
  link: /^https?:/i,
};

/**
 * Returns the address unchanged if its scheme is allowed for this use, else `null`. Media may be http, https, blob, or data
 * of type video, audio or WebVTT; images likewise with data of type image; links only http and https. Relative addresses
 * are allowed.
 */
export function safeUrl(value: string | null | undefined, use: MediaUse): string | null {
  if (!value) return null;
  try {
    // The URL parser drops tabs and line breaks, which can hide a scheme.
    const { href } = new URL(value, 'https://page.invalid/');
    return schemes[use].test(href) ? value : null;
  } catch {
    return null;
  }
}

/** The label that identifies the thumbnail track in `element.textTracks`. */
export const THUMBNAILS_LABEL = 'thumbnails';
