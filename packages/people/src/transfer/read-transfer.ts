import type { JobFailure } from '@rookery/store';
import { readRows, type CsvRow } from '@rookery/ui/files';
import { domainNamed } from '../safety/domain-name.js';
import { filterEntries, filterOf } from './filter-lines.js';
import { type FileKind, transferFormats, transferKinds, type TransferKind, type TransferLine } from './transfer-kinds.js';

/** Largest file, in bytes. Mastodon's limit of lines fits into it. */
export const MAX_FILE_BYTES = 5_000_000;
/** Mastodon reads no more lines of a file. */
export const MAX_LINES = 20_000;
const MAX_CELL_LENGTH = 2_048;
/** A cell of a line that cannot be read is kept up to this length. */
const SHOWN_CELL_LENGTH = 200;

/** Why a file cannot be read. `row`: the first row that is malformed. */
export type FileProblem =
  | { readonly problem: 'too-large' | 'not-text' | 'empty' | 'not-json' | 'other-kind' | 'too-many-lines' }
  | { readonly problem: 'not-csv'; readonly row: number };

/** The lines of a file. `failures`: those that no server could do. */
export interface ReadFile {
  readonly lines: readonly TransferLine[];
  readonly failures: readonly JobFailure<TransferLine>[];
}

/** The kind of a file by its first line and its name, as Mastodon guesses it; null where neither tells. */
export function guessKind(name: string, text: string): FileKind | null {
  const start = text.trimStart();
  if (start.startsWith('{') || start.startsWith('['))
    return start.slice(0, 200).includes('"rookery"') ? 'settings' : 'custom_filters';
  const first = start
    .slice(0, start.search(/[\r\n]|$/))
    .split(',')
    .map(cell => cell.trim().replaceAll('"', ''));
  if (first.includes('Hide notifications')) return 'muting';
  if (['Show boosts', 'Notify on new posts', 'Languages'].some(header => first.includes(header))) return 'following';
  if (first[0] === 'List name') return 'lists';
  if (first[0] === '#uri') return 'bookmarks';
  if (first[0] === '#domain') return 'domain_blocking';
  const beginnings: readonly [string, TransferKind][] = [
    ['follows', 'following'],
    ['mutes', 'muting'],
    ['blocks', 'blocking'],
    ['domain_blocks', 'domain_blocking'],
  ];
  const named = [...transferKinds.map(kind => [stem(transferFormats[kind].fileName), kind] as const), ...beginnings];
  return named.find(([beginning]) => name.toLowerCase().startsWith(beginning))?.[1] ?? null;
}

const stem = (fileName: string): string => fileName.replace(/\.\w+$/, '');

/**
 * Reads a file of one kind, with and without the headers that Mastodon knows.
 *
 * @param ownHost The host of the account: a name without one is a name there.
 */
export function readTransfer(kind: TransferKind, text: string, ownHost: string): ReadFile | FileProblem {
  const read = kind === 'custom_filters' ? filterRows(text) : csvRows(kind, text);
  if ('problem' in read) return read;
  if (read.length === 0) return { problem: 'empty' };
  if (read.length > MAX_LINES) return { problem: 'too-many-lines' };
  const lines: TransferLine[] = [];
  const failures: JobFailure<TransferLine>[] = [];
  const known = new Set<string>();
  for (const { number, cells } of read) {
    const end = cells.some(cell => cell.length > MAX_CELL_LENGTH && kind !== 'custom_filters')
      ? 'too-long'
      : cleanCells(kind, cells, ownHost);
    if (typeof end === 'string') {
      const shown = cells.map(cell => (cell.length > SHOWN_CELL_LENGTH ? `${cell.slice(0, SHOWN_CELL_LENGTH)}…` : cell));
      failures.push({ line: { number, cells: shown }, status: null, text: null, reason: end });
      continue;
    }
    const key = JSON.stringify(end);
    if (!known.has(key)) lines.push({ number, cells: end });
    known.add(key);
  }
  return { lines, failures };
}

function filterRows(text: string): readonly CsvRow[] | FileProblem {
  if (text.trim() === '') return { problem: 'empty' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'not-json' };
  }
  const entries = filterEntries(value);
  if (entries === null) return { problem: 'other-kind' };
  return entries.map((entry, index) => ({ number: index + 1, cells: [JSON.stringify(entry)] }));
}

const knownFirstHeaders: readonly string[] = transferKinds.flatMap(kind => transferFormats[kind].headers.slice(0, 1));

/** Rows with their cells in the order of the kind's headers. */
function csvRows(kind: TransferKind, text: string): readonly CsvRow[] | FileProblem {
  const rows = readRows(text);
  if (typeof rows === 'number') return { problem: 'not-csv', row: rows };
  const [first, ...rest] = rows;
  if (first === undefined) return { problem: 'empty' };
  const { headers, required } = transferFormats[kind];
  const names = first.cells.map(cell => cell.trim());
  const hasHeaders = knownFirstHeaders.includes(names[0] ?? '');
  // Without headers Mastodon reads only the columns that a file needs.
  const columns = hasHeaders
    ? headers.map(header => names.indexOf(header))
    : headers.map((_, index) => (index < required ? index : -1));
  if (columns.slice(0, required).includes(-1)) return { problem: 'other-kind' };
  return (hasHeaders ? rest : rows).map(({ number, cells }) => ({
    number,
    cells: columns.map(column => cells[column] ?? ''),
  }));
}

const ADDRESS = /^[^\s@/,"=]+(@[^\s@/,"=]+)?$/;

/** The cells in the form in which they are sent; else why the line cannot be read. */
function cleanCells(
  kind: TransferKind,
  [first = '', second = '', ...rest]: readonly string[],
  ownHost: string,
): readonly string[] | 'address' | 'uri' | 'domain' | 'title' | 'filter' {
  switch (kind) {
    case 'following':
    case 'blocking':
    case 'muting': {
      const address = addressOf(first, ownHost);
      if (address === null) return 'address';
      if (kind === 'blocking') return [address];
      return kind === 'muting'
        ? [address, flagOf(second)]
        : [address, flagOf(second), flagOf(rest[0] ?? ''), languagesOf(rest[1] ?? '')];
    }
    case 'lists': {
      const address = addressOf(second, ownHost);
      if (first.trim() === '') return 'title';
      return address === null ? 'address' : [first.trim(), address];
    }
    case 'bookmarks': {
      const uri = first.trim();
      return /^https?:\/\//i.test(uri) && URL.canParse(uri) ? [uri] : 'uri';
    }
    case 'domain_blocking': {
      const domain = domainNamed(first);
      return domain === null ? 'domain' : [domain];
    }
    case 'custom_filters': {
      const filter = filterOf(JSON.parse(first));
      return filter === null ? 'filter' : [JSON.stringify(filter)];
    }
  }
}

function addressOf(cell: string, ownHost: string): string | null {
  const address = cell.trim().replace(/^@/, '');
  if (!ADDRESS.test(address)) return null;
  return address.includes('@') ? address : `${address}@${ownHost}`;
}

/** As Ruby on Rails reads a flag: empty says nothing, and all but these is true. */
function flagOf(cell: string): '' | 'true' | 'false' {
  const text = cell.trim().toLowerCase();
  if (text === '') return '';
  return ['false', 'f', '0', 'off'].includes(text) ? 'false' : 'true';
}

const languagesOf = (cell: string): string =>
  cell
    .split(',')
    .map(code => code.trim())
    .filter(code => code !== '')
    .join(', ');
