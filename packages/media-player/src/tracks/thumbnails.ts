/** A thumbnail: an image, or a region of one (`part`, in pixels). */
export interface Thumbnail {
  readonly url: string;
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number } | null;
}

/** The part of a `VTTCue` that is read. */
export interface ThumbnailCue {
  readonly startTime: number;
  readonly endTime: number;
  readonly text: string;
}

/**
 * Returns the thumbnail at a time, in seconds. The text of a cue is the address of an image, relative to the track, with
 * `#xywh=x,y,width,height` (Media Fragments) for a region of a sprite sheet. `null` without a cue or with an unsafe address.
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
