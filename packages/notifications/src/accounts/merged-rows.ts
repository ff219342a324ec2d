import type { Entry, Gap } from '@rookery/store/list';

/** A row of one account's list. */
export interface DatedRow {
  readonly key: string;
  /** When its newest notification was made (ISO 8601); null where the server does not say. */
  readonly createdAt: string | null;
}

/** The part of a merged list that one account has, as far as it is loaded. */
export interface AccountPart<Row extends DatedRow> {
  readonly accountId: string;
  /** In the order of the account's own list, without a gap. */
  readonly rows: readonly Row[];
  /** Older ones may follow. */
  readonly hasOlder: boolean;
  /** Nothing older can be loaded for now: the other accounts do not wait for it. */
  readonly hasFailed: boolean;
}

export interface MergedRow<Row extends DatedRow> {
  /** Unique among all accounts. */
  readonly key: string;
  readonly accountId: string;
  readonly row: Row;
}

export interface MergedRows<Row extends DatedRow> {
  /** The newest first. */
  readonly rows: readonly MergedRow<Row>[];
  /** The accounts whose next older page lets the list go on; empty at its end. */
  readonly waitsFor: readonly string[];
}

/**
 * Merges the lists of accounts in the order of time. A row is shown only once nothing above it can be missing: not below the oldest row of an account that
 * has older ones. Within an account the order of its own list holds, in which a group that grew keeps its place.
 */
export function mergedRows<Row extends DatedRow>(parts: readonly AccountPart<Row>[]): MergedRows<Row> {
  const timed = parts.map((part, place) => ({ part, place, times: timesOf(part.rows) }));
  const open = timed.filter(({ part }) => part.hasOlder && !part.hasFailed);
  const ends = open.map(({ times }) => times.at(-1) ?? Number.POSITIVE_INFINITY);
  const limit = Math.max(Number.NEGATIVE_INFINITY, ...ends);
  const limiting = open.filter((_, index) => ends[index] === limit);
  // At equal times the accounts follow each other: those after the first one that ends here wait for its next page.
  const lastPlace = limiting[0]?.place ?? 0;
  const rows = timed
    .flatMap(({ part: { accountId, rows: own }, place, times }) =>
      own.map((row, index) => ({ accountId, row, key: `${accountId} ${row.key}`, place, time: times[index] ?? limit })),
    )
    .filter(({ time, place }) => time > limit || (time === limit && place <= lastPlace))
    // Stable: equal times keep the order of the accounts, and of each list.
    .toSorted((one, other) => other.time - one.time)
    .map(({ accountId, row, key }) => ({ accountId, row, key }));
  return { rows, waitsFor: limiting.map(({ part }) => part.accountId) };
}

/** The times of rows in milliseconds, never later than that of the row above. A row without a time has that of the row above. */
function timesOf(rows: readonly DatedRow[]): number[] {
  let above = Number.MAX_SAFE_INTEGER;
  return rows.map(({ createdAt }) => {
    const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
    above = Number.isNaN(time) ? above : Math.min(above, time);
    return above;
  });
}

/** The entries above the first gap, and that gap; null without one. Below a gap nothing says what is missing. */
export function aboveGap(entries: readonly Entry[]): { readonly entries: readonly Entry[]; readonly gap: Gap | null } {
  const index = entries.findIndex(({ kind }) => kind === 'gap');
  const gap = entries[index];
  return gap?.kind === 'gap' ? { entries: entries.slice(0, index), gap } : { entries, gap: null };
}
