/* The columns of a wide page: which lists they show, and in which order. A column is an address of the app with an id that outlives its moves. */

export interface Column {
  readonly id: string;
  /** Path and search: `/tags/birds`. A tab inside the column changes it. */
  readonly href: string;
  /** The title that its page had last: shown until the page has one. */
  readonly title: string;
}

/** Each column is a list that stays in memory and follows the stream. */
export const MOST_COLUMNS = 12;
const LONGEST_HREF = 1_000;
const LONGEST_TITLE = 200;

const TIMELINES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '/': 'home', '/timeline/local': 'local', '/timeline/fediverse': 'federated' }),
);
const PROFILE_TABS = ['with_replies', 'media', 'favorites'];

/**
 * The list that an address shows; addresses of one list, such as the tabs of a profile, have the same. Null for a page that is no column: a
 * post, the settings.
 */
export function listAt(href: string): string | null {
  const [path = ''] = href.split(/[?#]/, 1);
  const pathname = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const timeline = TIMELINES.get(pathname);
  if (timeline !== undefined) return timeline;
  const [, first = '', second = '', third, ...rest] = pathname.split('/');
  if (rest.length > 0) return null;
  if (first.startsWith('@') && first.length > 1) {
    const isTab = (third === undefined && (second === '' || PROFILE_TABS.includes(second))) || (second === 'tagged' && !!third);
    return isTab ? first : null;
  }
  if (third !== undefined) return null;
  switch (first) {
    case 'bookmarks':
    case 'favourites':
      return second === '' ? 'saved' : null;
    case 'list':
    case 'tags':
    case 'timeline':
      return second === '' ? null : `${first}/${second}`;
    case 'notifications':
      return second === 'requests' || second === 'opened' ? null : first;
    case 'chats':
    case 'explore':
      return first;
    case 'search':
      return second === '' ? first : null;
    default:
      return null;
  }
}

/** Whether a link in a column opens in it. Others open as a page. */
export const staysInColumn = (href: string, target: string): boolean => listAt(href) !== null && listAt(href) === listAt(target);

/** The stored columns, without those that cannot be shown; null: none were stored. An id is used once. */
export function readColumns(text: string | null): readonly Column[] | null {
  const stored = parsed(text);
  if (!Array.isArray(stored)) return null;
  const columns = new Map<string, Column>();
  for (const value of stored) {
    const column = columnIn(value);
    if (column !== null && !columns.has(column.id) && columns.size < MOST_COLUMNS) columns.set(column.id, column);
  }
  return [...columns.values()];
}

export const writeColumns = (columns: readonly Column[]): string => JSON.stringify(columns);

/** Adds a column at the end. The same object where there is no room, the address is no list, or a column shows it already. */
export function addColumn(columns: readonly Column[], column: Column): readonly Column[] {
  const isRefused =
    columns.length >= MOST_COLUMNS ||
    columnIn(column) === null ||
    columns.some(({ id, href }) => id === column.id || href === column.href);
  return isRefused ? columns : [...columns, column];
}

/** @param position The new index; one outside the columns is the nearest inside. */
export function moveColumn(columns: readonly Column[], id: string, position: number): readonly Column[] {
  const from = columns.findIndex(column => column.id === id);
  const to = Math.min(Math.max(position, 0), columns.length - 1);
  const moved = columns[from];
  return moved === undefined || from === to ? columns : columns.toSpliced(from, 1).toSpliced(to, 0, moved);
}

export function removeColumn(columns: readonly Column[], id: string): readonly Column[] {
  const rest = columns.filter(column => column.id !== id);
  return rest.length === columns.length ? columns : rest;
}

/** Puts a removed column back where it was. */
export function restoreColumn(columns: readonly Column[], column: Column, position: number): readonly Column[] {
  const added = addColumn(columns, column);
  return added === columns ? columns : moveColumn(added, column.id, position);
}

/** Changes what a column shows: its address after a tab, its title once its page has one. */
export function changeColumn(
  columns: readonly Column[],
  id: string,
  change: Partial<Pick<Column, 'href' | 'title'>>,
): readonly Column[] {
  const before = columns.find(column => column.id === id);
  if (before === undefined) return columns;
  const after = { ...before, ...change, ...(change.title !== undefined && { title: change.title.slice(0, LONGEST_TITLE) }) };
  const isSame = after.href === before.href && after.title === before.title;
  return isSame || columnIn(after) === null ? columns : columns.map(column => (column === before ? after : column));
}

/** The column that takes the focus when one is removed: the next one, else the one before; null: it was the last. */
export function columnBeside(columns: readonly Column[], id: string): Column | null {
  const index = columns.findIndex(column => column.id === id);
  return index < 0 ? null : (columns[index + 1] ?? columns[index - 1] ?? null);
}

function columnIn(value: unknown): Column | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, href, title } = value as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[\w-]{1,40}$/.test(id)) return null;
  if (typeof href !== 'string' || href.length > LONGEST_HREF || href.startsWith('//') || listAt(href) === null) return null;
  return { id, href, title: typeof title === 'string' ? title.slice(0, LONGEST_TITLE) : '' };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
