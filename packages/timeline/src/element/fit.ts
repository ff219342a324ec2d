/** `box`: the element has a height of its own and scrolls inside; `page`: it grows with its posts, and the page scrolls. */
export type ElementFit = 'box' | 'page';

/** The sizes of an element without content, as a browser computes them. */
interface EmptySizes {
  /** px */
  readonly height: number;
  /** A CSS length, such as `auto` or `320px`. */
  readonly minHeight: string;
  /** A CSS length, or `none`. */
  readonly maxHeight: string;
}

/** An element that is empty and still higher than its least height has a height; so has one with a greatest height. */
export function fitOf({ height, minHeight, maxHeight }: EmptySizes): ElementFit {
  const least = Number.parseFloat(minHeight) || 0;
  return maxHeight !== 'none' || height > least ? 'box' : 'page';
}
