import type { Size } from '../media/viewed-media.js';

/** How a picture lies in the box it is shown in. */
export interface Zoom {
  /** 1 shows the whole picture; up to `MAX_SCALE`. */
  readonly scale: number;
  /** px the picture's middle is moved from the box's middle. */
  readonly x: number;
  readonly y: number;
}

/** px from the middle of the box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** How much one step of a key, a wheel's notch or a button enlarges. */
export const ZOOM_STEP = 1.5;

/** `scale` around a point that stays under the finger. `picture` is its size at scale 1. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, picture: Size, box: Size): Zoom {
  const wanted = Number.isFinite(scale) ? Math.min(Math.max(scale, 1), MAX_SCALE) : 1;
  const ratio = wanted / zoom.scale;
  const moved = { scale: wanted, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
  return within(moved, picture, box);
}

/** Moves an enlarged picture; no further than its edge to the box's edge. */
export function panBy(zoom: Zoom, by: Point, picture: Size, box: Size): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, picture, box);
}

function within(zoom: Zoom, picture: Size, box: Size): Zoom {
  const limit = (size: number, room: number): number => Math.max(0, (size * zoom.scale - room) / 2);
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, -most), most) + 0;
  return {
    scale: zoom.scale,
    x: clamp(zoom.x, limit(picture.width, box.width)),
    y: clamp(zoom.y, limit(picture.height, box.height)),
  };
}

/** The largest size of a picture that shows all of it in the box; never larger than the picture itself. */
export function fitInto(picture: Size, box: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 };
  const ratio = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** A drag of at least so many px turns to another slide, or closes. */
const TURN_PX = 60;
const CLOSE_PX = 120;

/** The slide `by` further; after the last comes the first. `count` is at least 1. */
export function slideAt(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** What a drag over a whole picture asks for, by its way in px. In right-to-left pages the next slide lies on the left. */
export function dragMeans(x: number, y: number, direction: 'ltr' | 'rtl'): 'next' | 'previous' | 'close' | 'nothing' {
  if (y >= CLOSE_PX && y > Math.abs(x) * 2) return 'close';
  if (Math.abs(x) < TURN_PX || Math.abs(x) < Math.abs(y)) return 'nothing';
  return x < 0 === (direction === 'ltr') ? 'next' : 'previous';
}
