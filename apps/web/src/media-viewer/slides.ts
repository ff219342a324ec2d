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
