import { useFormat, useMessages } from '@rookery/ui';
import { UnfoldVertical } from 'lucide-react';
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
  onFill(): void;
}

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
const DAY_AND_TIME: Intl.DateTimeFormatOptions = { ...TIME, month: 'short', day: 'numeric' };

const isSameDay = (a: string, b: string): boolean => new Date(a).toDateString() === new Date(b).toDateString();

/** A stretch of the timeline that is not loaded, and the way to load it (spec 2: a null id in a list). */
export function Gap({ newerAt, olderAt, isLoading, hasFailed, position, setSize, onFill }: GapProps) {
  const text = useMessages(listMessages);
  const format = useFormat();
  const name = (): string => {
    if (isLoading) return text.loading();
    if (hasFailed) return text.gapFailed();
    if (newerAt === null || olderAt === null) return text.loadMore();
    const style = isSameDay(newerAt, olderAt) ? TIME : DAY_AND_TIME;
    return text.gap({ newer: format.date(newerAt, style), older: format.date(olderAt, style) });
  };
  return (
    // A feed holds articles and nothing else.
    <article aria-posinset={position} aria-setsize={setSize}>
      <button type="button" className="rk-gap" aria-disabled={isLoading} onClick={isLoading ? undefined : onFill}>
        <UnfoldVertical size={16} aria-hidden="true" />
        <span role={hasFailed ? 'alert' : undefined}>{name()}</span>
      </button>
    </article>
  );
}
