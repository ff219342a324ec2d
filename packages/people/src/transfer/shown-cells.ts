import type { TransferKind } from './transfer-kinds.js';

/** A line in short: the list with the address, or alone; the title of a filter. */
export function shownCells(kind: TransferKind, cells: readonly string[]): string {
  const [first = '', second = ''] = cells;
  if (kind === 'lists') return second === '' ? first : `${first}, ${second}`;
  return kind === 'custom_filters' ? (/"title":"([^"\\]*)"/.exec(first)?.[1] ?? first.slice(0, 80)) : first;
}
