import Papa from 'papaparse';

/** A row with its number among those of the file, from 1. */
export interface CsvRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The rows of comma-separated values; blank ones are left out. A number: the row that has a stray or unclosed quotation mark. */
export function readRows(text: string): readonly CsvRow[] | number {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: ',' });
  const malformed = errors.find(({ type }) => type === 'Quotes');
  if (malformed !== undefined) return (malformed.row ?? 0) + 1;
  return data.map((cells, index) => ({ number: index + 1, cells })).filter(({ cells }) => cells.some(cell => cell.trim() !== ''));
}

/** Rows as comma-separated values, each with its line end. Cells are written as Mastodon writes them: a formula stays one. */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `${Papa.unparse(rows as string[][], { newline: '\n' })}\n`;
