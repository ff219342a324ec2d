/** How many entries a list may have while the reader stays at its top, and how many of them stay when it has more. */
export interface ListLength {
  most: number;
  kept: number;
}

/** Who stays at the top for days does not keep days of posts: further down they are asked for again, as they were at first. */
export const LENGTH_AT_TOP: ListLength = { most: 1_500, kept: 1_000 };
