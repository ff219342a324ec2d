import type { GapSide } from '@rookery/store/list';
import { IconButton, useFormat, useMessages } from '@rookery/ui';
import { ArrowDownToLine, ArrowUpToLine, UnfoldVertical } from 'lucide-react';
import { openCommand } from '../commands/row-commands.js';
import { useRowCommands } from '../commands/use-list-commands.js';
import type { GapRowData } from '../rows/timeline-rows.js';
import type { StatusRowHost } from '../status/use-status-row-host.js';
import { listMessages } from './messages.js';

export interface GapProps {
  /** When the posts on both sides were written (ISO 8601); null when one is not known. */
  newerAt: string | null;
  olderAt: string | null;
  isLoading: boolean;
  hasFailed: boolean;
  /** One-based place in the list. */
  position?: number;
  /** Rows of the list; -1 when not known. */
  setSize?: number;
  /** Without a side: from the side the reader comes from. */
  onFill(side?: GapSide): void;
  /** The words of a failure. Default: posts could not be loaded. */
  failure?: string;
}

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DAY_AND_TIME: Intl.DateTimeFormatOptions = { ...TIME, month: 'short', day: 'numeric' };
const ICON_SIZE = 16;

const isSameDay = (a: string, b: string): boolean => new Date(a).toDateString() === new Date(b).toDateString();

/**
 * A gap in the timeline (LIST-03) with the buttons that fill it: from the side the reader comes from, or from the one they choose.
 */
export function Gap({ newerAt, olderAt, isLoading, hasFailed, position, setSize, onFill, failure }: GapProps) {
  const text = useMessages(listMessages);
  const format = useFormat();
  const place = (): string => {
    if (newerAt === null || olderAt === null) return text.loadMore();
    const style = isSameDay(newerAt, olderAt) ? TIME : DAY_AND_TIME;
    const [newer, older] = [format.date(newerAt, style), format.date(olderAt, style)];
    return newer === older ? text.gapWithinMinute({ time: newer }) : text.gap({ newer, older });
  };
  const texts = [place(), text.loading(), failure ?? text.gapFailed()];
  const shown = texts[isLoading ? 1 : hasFailed ? 2 : 0];
  const fill = (side?: GapSide) => (isLoading ? undefined : () => onFill(side));
  return (
    // The ARIA feed pattern allows only articles in a feed.
    <article className="rk-gap-row" aria-posinset={position} aria-setsize={setSize} aria-label={shown}>
      <button type="button" className="rk-gap" aria-disabled={isLoading} onClick={fill()}>
        <UnfoldVertical size={ICON_SIZE} aria-hidden="true" />
        {/* The row has the height of its longest text in every state: it must not move the posts below it. */}
        <span className="rk-gap-texts">
          {texts.map(each => (
            <span key={each} aria-hidden={each !== shown} role={hasFailed ? 'alert' : undefined}>
              {each}
            </span>
          ))}
        </span>
      </button>
      <IconButton
        label={text.gapNewer()}
        icon={<ArrowDownToLine size={ICON_SIZE} aria-hidden="true" />}
        aria-disabled={isLoading}
        onClick={fill('newer')}
      />
      <IconButton
        label={text.gapOlder()}
        icon={<ArrowUpToLine size={ICON_SIZE} aria-hidden="true" />}
        aria-disabled={isLoading}
        onClick={fill('older')}
      />
    </article>
  );
}

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
