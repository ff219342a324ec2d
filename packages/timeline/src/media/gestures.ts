import type { Size } from './viewed-media.js';

/** Scale and position of a picture in its box. */
export interface Zoom {
  /** 1 shows the whole picture; up to `MAX_SCALE`. */
  readonly scale: number;
  /** px from the centre of the box to the centre of the picture. */
  readonly x: number;
  readonly y: number;
}

/** px from the centre of the box. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;
/** Factor of one key press, wheel notch or button press. */
export const ZOOM_STEP = 1.5;

/** Zooms to `scale`, from 1 to `MAX_SCALE`, around a point that keeps its place. `picture`: its size at scale 1. */
export function zoomTo(zoom: Zoom, scale: number, point: Point, picture: Size, box: Size): Zoom {
  const wanted = Number.isFinite(scale) ? Math.min(Math.max(scale, 1), MAX_SCALE) : 1;
  const ratio = wanted / zoom.scale;
  const moved = { scale: wanted, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio };
  return within(moved, picture, box);
}

/** Pans until an edge of the picture meets the edge of the box. */
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

/** The largest size at which the whole picture fits the box, at most its natural size. */
export function fitInto(picture: Size, box: Size): Size {
  if (picture.width <= 0 || picture.height <= 0) return { width: 0, height: 0 };
  const ratio = Math.min(1, box.width / picture.width, box.height / picture.height);
  return { width: picture.width * ratio, height: picture.height * ratio };
}

/** Minimum length of a horizontal swipe. */
const SWIPE_PX = 60;
/** Minimum length of the swipe down that closes: longer, because closing by accident costs more. */
const CLOSE_PX = 120;

/** The index `by` slides on, wrapping around. `count` is at least 1. */
export function slideAt(index: number, by: number, count: number): number {
  return (((index + by) % count) + count) % count;
}

/** The action of a swipe of `x`, `y` px. In right-to-left pages a swipe to the right shows the next slide. */
export function swipeAction(x: number, y: number, direction: 'ltr' | 'rtl'): 'next' | 'previous' | 'close' | 'nothing' {
  if (y >= CLOSE_PX && y > Math.abs(x) * 2) return 'close';
  if (Math.abs(x) < SWIPE_PX || Math.abs(x) < Math.abs(y)) return 'nothing';
  return x < 0 === (direction === 'ltr') ? 'next' : 'previous';
}
