/*
 * The grid of a picture: the mean colour of each cell. It is small enough to be committed for every story, and coarse enough for the
 * antialiasing of other machines.
 */

/** Pixels of the page on one side of a cell: an icon button covers at least four. */
export const CELL = 20;
/** Levels of each channel are a multiple of this. */
const STEP = 8;
/** A channel that differs by more is another colour. */
const COLOUR_TOLERANCE = 20;
/** Fewer differing cells are noise: a letter more in a relative time, the edge of an icon. */
const MOST_DIFFERENT_CELLS = 2;

export interface Grid {
  readonly columns: number;
  /** Red, green and blue of each cell, row by row; the last rows that equal the one above are left out. */
  readonly cells: Uint8Array;
}

/** @param pixels One pixel for each cell, as `getImageData` has them. */
export function gridOf(pixels: Uint8ClampedArray, columns: number): Grid {
  const cells = new Uint8Array((pixels.length / 4) * 3);
  for (let cell = 0; cell < pixels.length / 4; cell += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      cells[cell * 3 + channel] = Math.round((pixels[cell * 4 + channel] ?? 0) / STEP);
    }
  }
  return { columns, cells: cells.slice(0, usedLength(cells, columns * 3)) };
}

function usedLength(cells: Uint8Array, row: number): number {
  let end = cells.length;
  while (end > row && cells.slice(end - row, end).every((value, index) => value === cells[end - 2 * row + index])) end -= row;
  return end;
}

/** The cells that differ visibly, as `[column, row]`; empty where there are too few of them to be a fault. */
export function differences(expected: Grid, actual: Grid): [column: number, row: number][] {
  if (expected.columns !== actual.columns) return [[0, 0]];
  const { columns } = actual;
  const rows = Math.max(expected.cells.length, actual.cells.length) / 3 / columns;
  const found: [number, number][] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const isSame = [0, 1, 2].every(channel => {
        const difference = levelAt(expected, row, column, channel) - levelAt(actual, row, column, channel);
        return Math.abs(difference) * STEP <= COLOUR_TOLERANCE;
      });
      if (!isSame) found.push([column, row]);
    }
  }
  return found.length > MOST_DIFFERENT_CELLS ? found : [];
}

/** Rows below the last one equal it. */
function levelAt({ columns, cells }: Grid, row: number, column: number, channel: number): number {
  const last = cells.length / 3 / columns - 1;
  return cells[(Math.min(row, last) * columns + column) * 3 + channel] ?? 0;
}

/** The text of a grid in a file of pictures. */
export async function encodeGrid({ columns, cells }: Grid): Promise<string> {
  return `${columns} ${toBase64(await piped(cells, new CompressionStream('deflate-raw')))}`;
}

export async function decodeGrid(text: string): Promise<Grid> {
  const [columns = '', data = ''] = text.split(' ');
  const bytes = Uint8Array.from(atob(data), letter => letter.charCodeAt(0));
  return { columns: Number(columns), cells: await piped(bytes, new DecompressionStream('deflate-raw')) };
}

async function piped(bytes: Uint8Array, through: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const stream = new Blob([bytes.slice()]).stream().pipeThrough(through as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
}
