import { describe, expect, it } from 'vitest';
import { decodeGrid, differences, encodeGrid, gridOf } from '../.storybook/picture-grid.ts';
import { pictureRun } from './pictures.ts';

const COLUMNS = 60;
const ROWS = 45;

type Box = readonly [left: number, top: number, width: number, height: number, level: number];

/** A white page with grey boxes, in cells. */
function page(...boxes: readonly Box[]) {
  const pixels = new Uint8ClampedArray(COLUMNS * ROWS * 4).fill(255);
  for (const [left, top, width, height, level] of boxes) {
    for (let row = top; row < top + height; row += 1) {
      for (let column = left; column < left + width; column += 1)
        pixels.fill(level, (row * COLUMNS + column) * 4, (row * COLUMNS + column) * 4 + 3);
    }
  }
  return gridOf(pixels, COLUMNS);
}

const column: Box = [10, 4, 30, 20, 200];
const iconButton: Box = [42, 2, 2, 2, 190];

describe('pictures', () => {
  it('reports a missing icon button', () => {
    expect(differences(page(column, iconButton), page(column))).toHaveLength(4);
  });

  it('reports a column that has moved by a cell', () => {
    expect(differences(page(column), page([11, 4, 30, 20, 200]))).toHaveLength(40);
  });

  it('reports a wrong colour', () => {
    expect(differences(page(column), page([10, 4, 30, 20, 170]))).toHaveLength(600);
  });

  it('reports content below the last row of the picture', () => {
    expect(differences(page(column), page(column, [0, 40, 4, 1, 0]))).toHaveLength(4);
  });

  it('accepts the antialiasing of another machine', () => {
    const other = page([10, 4, 30, 20, 188], [10, 4, 1, 2, 150]);
    expect(differences(page(column), other)).toEqual([]);
  });

  it('reads a picture as it was written', async () => {
    const grid = page(column, iconButton);
    const text = await encodeGrid(grid);
    expect(await decodeGrid(text)).toEqual(grid);
    expect(text.length).toBeLessThan(120);
  });

  it('compares unless an update is asked for', () => {
    expect(pictureRun(['packages/ui'])).toEqual({ mode: 'all', paths: ['packages/ui'] });
    expect(pictureRun(['--update'])).toEqual({ mode: 'update', paths: [] });
    expect(() => pictureRun(['--force'])).toThrow(RangeError);
  });
});
