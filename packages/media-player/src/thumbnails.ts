/** The label by which the track of pictures is known among the element's tracks. */
export const THUMBNAILS_LABEL = 'thumbnails';

/** A picture for a stretch of time: all of an image, or a part of it in pixels. */
export interface Thumbnail {
  readonly url: string;
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** What of a cue of a metadata track matters; a real `VTTCue` fits. */
export interface ThumbnailCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;
}

/**
 * The picture for a moment (seconds): the text of a cue is an image's address, relative to the track's own, with
 * `#xywh=x,y,width,height` where it is a part of a sheet. `null` where there is none, or it is no web address.
 */
export function thumbnailAt(cues: readonly ThumbnailCue[], seconds: number, trackUrl: string): Thumbnail | null {
  const cue = cues.find(({ startTime, endTime }) => startTime <= seconds && seconds < endTime);
  const address = cue?.text.trim();
  if (!address || !URL.canParse(address, trackUrl)) return null;
  const url = new URL(address, trackUrl);
  if (!/^(https?|blob|data):$/.test(url.protocol)) return null;
  const numbers = /^#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/.exec(url.hash)?.slice(1).map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = numbers ?? [];
  url.hash = '';
  return { url: url.href, part: width > 0 && height > 0 ? { x, y, width, height } : null };
}
