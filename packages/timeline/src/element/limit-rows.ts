interface LimitedRow {
  readonly kind: string;
}

/** The rows up to the last post that the limit allows; the same array when all are. */
export function limitRows<Row extends LimitedRow>(rows: readonly Row[], limit: number | null): readonly Row[] {
  if (limit === null) return rows;
  let posts = 0;
  const end = rows.findIndex(row => row.kind === 'status' && (posts += 1) > limit);
  return end === -1 ? rows : rows.slice(0, end);
}

/** Whether the rows have as many posts as the limit allows. */
export const isLimitReached = (rows: readonly LimitedRow[], limit: number | null): boolean =>
  limit !== null && rows.filter(row => row.kind === 'status').length >= limit;
