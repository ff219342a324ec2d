import { writeRows } from '@rookery/ui/files';
import { filtersFile } from './filter-lines.js';
import { transferFormats, type TransferKind, type TransferLine } from './transfer-kinds.js';

/** The text of a file with these lines, as Mastodon writes it. */
export function writeTransfer(kind: TransferKind, lines: readonly Pick<TransferLine, 'cells'>[]): string {
  if (kind === 'custom_filters') return filtersFile(lines.map(({ cells }) => cells[0] ?? ''));
  const { headers, hasHeaders } = transferFormats[kind];
  const rows = lines.map(({ cells }) => headers.map((_, index) => cells[index] ?? ''));
  return writeRows(hasHeaders ? [headers, ...rows] : rows);
}
