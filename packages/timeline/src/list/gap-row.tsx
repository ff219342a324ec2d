import type { GapSide } from '@rookery/store/list';
import { openCommand } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import type { GapRowData } from '../rows/timeline-rows.js';
import type { StatusRowHost } from '../status/use-status-row-host.js';
import { Gap, type GapProps } from './gap.js';

interface GapRowProps extends Omit<GapProps, 'newerAt' | 'olderAt' | 'onFill'> {
  row: GapRowData;
  host: StatusRowHost;
  /** When the item was written (ISO 8601); nullish when it is not known. */
  timeOf(id: string): string | null | undefined;
  onFill(row: GapRowData, side?: GapSide): void;
}

/** A gap as a row of a list, which the keys of the list fill, too. */
export function GapRow({ row, host, timeOf, onFill, ...gap }: GapRowProps) {
  useRowCommands(
    host.registry,
    row.key,
    openCommand(() => onFill(row)),
  );
  return (
    <Gap
      {...gap}
      newerAt={timeOf(row.newerId) ?? null}
      olderAt={timeOf(row.olderId) ?? null}
      onFill={side => onFill(row, side)}
    />
  );
}
