import { filterOf, isSameFilter } from './filter-lines.js';
import type { TransferKind, TransferLine } from './transfer-kinds.js';

/** The ids of the two versions of the API for filters are not told apart by themselves. */
export const V1 = 'v1';

/** Something that the account has, as a file would have it. */
export interface PresentEntry {
  /** Those of a line; of a bookmark all addresses of the post, of a list its title alone. */
  readonly cells: readonly string[];
  /** By which the server removes it: of a member of a list the list's and the account's; of a filter of the first version its id and `V1`. */
  readonly ids: readonly string[];
}

/**
 * The lines that remove what the account has and the file has not, as Mastodon's mode `overwrite` does. A list that the file does not name
 * goes as a whole; of those that it names, members do.
 *
 * @param lines Those of the file, of which there is at least one: a file without any removes nothing.
 */
export function removalsOf(
  kind: TransferKind,
  lines: readonly TransferLine[],
  present: readonly PresentEntry[],
): readonly TransferLine[] {
  if (lines.length === 0) return [];
  const last = Math.max(...lines.map(({ number }) => number));
  return notIn(kind, lines, present).map(({ cells, ids }, index) => ({ number: last + 1 + index, cells, removes: ids }));
}

function notIn(kind: TransferKind, lines: readonly TransferLine[], present: readonly PresentEntry[]): readonly PresentEntry[] {
  if (kind === 'custom_filters') {
    const wanted = lines.map(({ cells }) => filterIn(cells));
    return present.filter(({ cells }) => {
      const own = filterIn(cells);
      return own !== null && !wanted.some(filter => filter !== null && isKept(own, filter));
    });
  }
  if (kind === 'lists') {
    const titles = new Set(lines.map(({ cells: [title = ''] }) => title));
    const members = new Set(lines.map(({ cells }) => keyOf(cells)));
    return present.filter(({ cells }) => {
      const [title = '', address] = cells;
      return address === undefined ? !titles.has(title) : titles.has(title) && !members.has(keyOf(cells));
    });
  }
  const wanted = new Set(lines.map(({ cells: [first = ''] }) => keyOf([first])));
  // Addresses of a post are several, and a file may have either.
  const keys = ({ cells }: PresentEntry) => (kind === 'bookmarks' ? cells : cells.slice(0, 1)).map(cell => keyOf([cell]));
  return present.filter(entry => !keys(entry).some(key => wanted.has(key)));
}

/** Servers take addresses, and the hosts in them, in any case. */
const keyOf = ([first = '', ...rest]: readonly string[]): string =>
  JSON.stringify(rest.length === 0 ? [first.toLowerCase()] : [first, ...rest.map(cell => cell.toLowerCase())]);

type FilterOfLine = NonNullable<ReturnType<typeof filterOf>>;

const filterIn = ([json = '']: readonly string[]) => filterOf(JSON.parse(json));

/** Whether a filter of the file is this one, or has made it: a server with one phrase for each filter has one for each keyword. */
const isKept = (own: FilterOfLine, filter: FilterOfLine): boolean =>
  isSameFilter(own, filter) ||
  filter.keywords_attributes.some(({ keyword }) => own.title === keyword && isSameFilter({ ...filter, title: keyword }, own));
