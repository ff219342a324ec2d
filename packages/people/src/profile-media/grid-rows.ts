/** The rows of a grid of media: the attachments of the posts of a list, three to a row. */
import type { Gap, Entry } from '@rookery/store/list';

export const TILES_IN_ROW = 3;

/** One attachment of a post. */
export interface GridTile {
  /** Unique in the grid, and stable. */
  key: string;
  statusId: string;
  /** Index among the attachments of the post. */
  index: number;
}

export type GridRow = { kind: 'tiles'; key: string; tiles: readonly GridTile[] } | { kind: 'gap'; key: string; gap: Gap };

/** The tiles of the entries, in their order. @param indexesOf The attachments of a post that have tiles, by their indexes. */
export function gridTiles(entries: readonly Entry[], indexesOf: (statusId: string) => readonly number[]): GridTile[] {
  return entries.flatMap(entry => (entry.kind === 'item' ? tilesOf(entry.id, indexesOf(entry.id)) : []));
}

/**
 * The rows of the entries. A gap ends a row. A row begins at the tile `anchorKey`, so that tiles which arrive above it leave the rows below
 * as they are; the first row then has fewer tiles.
 */
export function gridRows(
  entries: readonly Entry[],
  indexesOf: (statusId: string) => readonly number[],
  anchorKey: string | null,
): GridRow[] {
  const rows: GridRow[] = [];
  let run: GridTile[] = [];
  const endRun = (): void => {
    rows.push(...rowsOf(run, anchorKey));
    run = [];
  };
  for (const entry of entries) {
    if (entry.kind === 'item') run.push(...tilesOf(entry.id, indexesOf(entry.id)));
    if (entry.kind !== 'gap') continue;
    endRun();
    rows.push({ kind: 'gap', key: `g:${entry.newerId}`, gap: entry });
  }
  endRun();
  return rows;
}

const tilesOf = (statusId: string, indexes: readonly number[]): GridTile[] =>
  indexes.map(index => ({ key: `${statusId}:${index}`, statusId, index }));

function rowsOf(tiles: readonly GridTile[], anchorKey: string | null): GridRow[] {
  const above = Math.max(
    tiles.findIndex(({ key }) => key === anchorKey),
    0,
  );
  const first = above % TILES_IN_ROW;
  const starts = tiles.flatMap((_, index) => (index === 0 || index % TILES_IN_ROW === first ? [index] : []));
  return starts.map((start, at) => {
    const row = tiles.slice(start, starts[at + 1]);
    return { kind: 'tiles', key: rowKey(row, tiles[start - 1]?.statusId ?? null), tiles: row };
  });
}

/** The key names the first post that begins in the row, as the rows of a list of posts do; else the first tile. */
function rowKey(row: readonly GridTile[], postAbove: string | null): string {
  const first = row.find(({ statusId }) => statusId !== postAbove);
  return first === undefined ? `m:${row[0]?.key ?? ''}` : `s:${first.statusId}`;
}

/** The index of the tile that an arrow key leads to; the same index at an edge of the grid. */
export function tileAfterKey(key: string, at: number, count: number, direction: 'ltr' | 'rtl'): number {
  const forward = direction === 'ltr' ? 1 : -1;
  const steps = new Map(
    Object.entries({ ArrowRight: forward, ArrowLeft: -forward, ArrowDown: TILES_IN_ROW, ArrowUp: -TILES_IN_ROW }),
  );
  const next = at + (steps.get(key) ?? 0);
  return next >= 0 && next < count ? next : at;
}
