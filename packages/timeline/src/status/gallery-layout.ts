/**
 * The layout of the pictures of a post (STAT-03). Every length is a share of the gallery's width: the browser reserves the box before
 * any media loads, and nothing below it moves.
 */

/** The least width divided by height of a very wide picture (STAT-03). */
const WIDE_RATIO = 10;
/** The greatest width divided by height of a tall picture (STAT-03), unless `settings.tallRatio` of the provider says otherwise. */
const TALL_RATIO = 1;
/** Pictures shown; the last one carries the count of the others (STAT-03). */
export const GALLERY_LIMIT = 4;

const UNKNOWN_SINGLE_HEIGHT = 9 / 16;
/** The least width of a tall picture, as a share of the gallery's: a taller one is cropped, so that it can be recognized and pressed. */
const LEAST_TALL_WIDTH = 1 / 2;

/** p: tall, n: very wide, r: regular, u: unknown. */
type Shape = 'p' | 'n' | 'r' | 'u';

/** One picture's box. Every number is a percentage of the gallery's box. */
export interface GalleryBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface GalleryLayout {
  /** Width divided by height of the whole gallery. */
  ratio: number;
  boxes: GalleryBox[];
  /** `contain` letterboxes a single picture of unknown ratio. */
  fit: 'cover' | 'contain';
  /** Pictures that the last box represents, its own included; 0 when all are shown. */
  hiddenCount: number;
}

/** The letter of a ratio (width / height). Null, zero and NaN are unknown. */
export function shapeOf(ratio: number | null, tallRatio = TALL_RATIO): Shape {
  if (ratio === null || !Number.isFinite(ratio) || ratio <= 0) return 'u';
  if (ratio >= WIDE_RATIO) return 'n';
  return ratio <= tallRatio ? 'p' : 'r';
}

/**
 * The layout of a gallery of these ratios (width / height, null when not known), in order.
 * More than four are counted on the fourth: five pictures give '+2', the fourth and the fifth.
 *
 * @param tallRatio The greatest ratio of a tall picture; a gallery of tall pictures has it too.
 */
export function galleryLayout(ratios: readonly (number | null)[], tallRatio = TALL_RATIO): GalleryLayout {
  const shown = ratios.slice(0, GALLERY_LIMIT);
  const hiddenCount = ratios.length > GALLERY_LIMIT ? ratios.length - GALLERY_LIMIT + 1 : 0;
  if (shown.length <= 1) return { ...singleLayout(shown[0] ?? null, tallRatio), hiddenCount };
  const { height, rows } = pattern(shown.map(ratio => shapeOf(ratio, tallRatio)).join(''), 1 / tallRatio);
  return { ratio: 1 / height, boxes: rows.map(box => percentages(box, height)), fit: 'cover', hiddenCount };
}

/** A box in shares of the gallery's width: x, y, width, height. */
type Share = readonly [x: number, y: number, width: number, height: number];
interface Pattern {
  /** Height as a share of the width. */
  height: number;
  rows: readonly Share[];
}

const STRIP = 1 / WIDE_RATIO;

/** @param tallHeight Height of a gallery of tall pictures, as a share of its width. */
function pattern(letters: string, tallHeight: number): Pattern {
  if (letters.length === 2) return patternOfTwo(letters);
  return letters.length === 3 ? patternOfThree(letters, tallHeight) : patternOfFour(letters, tallHeight);
}

function patternOfTwo(letters: string): Pattern {
  switch (letters) {
    case 'pp':
      return columns(1 - STRIP);
    case 'nn':
      return stack([STRIP, STRIP]);
    case 'np':
    case 'nr':
      return stack([STRIP, 0.6]);
    case 'pn':
    case 'rn':
      return stack([0.6, STRIP]);
    default:
      return columns(0.5);
  }
}

function patternOfThree(letters: string, tallHeight: number): Pattern {
  switch (letters) {
    case 'nnn':
      return stack([STRIP, STRIP, STRIP]);
    case 'ppp':
      return tallAt(1, tallHeight);
    case 'nrr':
      return {
        height: 1,
        rows: [
          [0, 0, 1, 0.5],
          [0, 0.5, 0.5, 0.5],
          [0.5, 0.5, 0.5, 0.5],
        ],
      };
    case 'prr':
      return tallAt(0, 1);
    case 'rrp':
      return tallAt(2, 1);
    case 'rpr':
      return tallAt(1, 1);
    case 'nnr':
    case 'nnp':
      return {
        height: 1,
        rows: [
          [0, 0, 0.5, STRIP],
          [0.5, 0, 0.5, STRIP],
          [0, STRIP, 1, 1 - STRIP],
        ],
      };
    case 'rnn':
    case 'pnn':
      return {
        height: 1,
        rows: [
          [0, 0, 1, 1 - STRIP],
          [0, 1 - STRIP, 0.5, STRIP],
          [0.5, 1 - STRIP, 0.5, STRIP],
        ],
      };
    default:
      return {
        height: 1,
        rows: [
          [0, 0, 0.5, 0.5],
          [0.5, 0, 0.5, 0.5],
          [0, 0.5, 1, 0.5],
        ],
      };
  }
}

function patternOfFour(letters: string, tallHeight: number): Pattern {
  const sorted = letters.split('').toSorted().join('');
  if (sorted === 'pppp' || sorted === 'pppr') return grid(tallHeight / 2, tallHeight / 2);
  switch (letters) {
    case 'nnnn':
      return grid(STRIP, STRIP);
    case 'nnrr':
      return grid(STRIP, 0.5);
    case 'rrnn':
      return grid(0.5, STRIP);
    case 'prrr':
    case 'pnnn':
      return {
        height: 1,
        rows: [
          [0, 0, 0.67, 1],
          [0.67, 0, 0.33, 1 / 3],
          [0.67, 1 / 3, 0.33, 1 / 3],
          [0.67, 2 / 3, 0.33, 1 / 3],
        ],
      };
    default:
      return grid(0.5, 0.5);
  }
}

function columns(height: number): Pattern {
  return {
    height,
    rows: [
      [0, 0, 0.5, height],
      [0.5, 0, 0.5, height],
    ],
  };
}

function stack(heights: readonly number[]): Pattern {
  let y = 0;
  const rows = heights.map((height): Share => {
    const row: Share = [0, y, 1, height];
    y += height;
    return row;
  });
  return { height: y, rows };
}

function grid(top: number, bottom: number): Pattern {
  return {
    height: top + bottom,
    rows: [
      [0, 0, 0.5, top],
      [0.5, 0, 0.5, top],
      [0, top, 0.5, bottom],
      [0.5, top, 0.5, bottom],
    ],
  };
}

/** Three pictures, one of them (by index) a whole column: first at the start, otherwise at the end. */
function tallAt(tallIndex: 0 | 1 | 2, height: number): Pattern {
  const tallX = tallIndex === 0 ? 0 : 0.5;
  const otherX = 0.5 - tallX;
  let y = 0;
  const rows = [0, 1, 2].map((index): Share => {
    if (index === tallIndex) return [tallX, 0, 0.5, height];
    const row: Share = [otherX, y, 0.5, height / 2];
    y += height / 2;
    return row;
  });
  return { height, rows };
}

/**
 * A tall picture keeps its ratio in a box that is narrower than the gallery, so that no bars are beside it. A very wide one is cropped: its
 * box has a least height, and bars above and below would be higher than the picture.
 */
function singleLayout(ratio: number | null, tallRatio: number): Omit<GalleryLayout, 'hiddenCount'> {
  const shape = shapeOf(ratio, tallRatio);
  const tallHeight = 1 / tallRatio;
  const height = { u: UNKNOWN_SINGLE_HEIGHT, n: STRIP, p: tallHeight, r: 1 / (ratio ?? 1) }[shape];
  const width = shape === 'p' ? Math.max((ratio ?? 1) * tallHeight, LEAST_TALL_WIDTH) * 100 : 100;
  return { ratio: 1 / height, boxes: [{ x: 0, y: 0, width, height: 100 }], fit: shape === 'u' ? 'contain' : 'cover' };
}

function percentages([x, y, width, height]: Share, total: number): GalleryBox {
  return { x: x * 100, y: (y / total) * 100, width: width * 100, height: (height / total) * 100 };
}
