import type { StaffCount, StaffCounts } from '@rookery/moderation/background';
import { createStore } from '@rookery/ui';

/** What the navigation knows of the staff: filled by a part that members never load. */
export interface StaffPlace {
  /** Items that wait; null: not known, or the session may not count them. */
  readonly waiting: { readonly count: number; readonly isMore: boolean } | null;
}

/** The place of the moderator's screens in the navigation; null for members and visitors. */
export const staffPlace = createStore<StaffPlace | null>(null);

/** All that waits for the staff, as one number. */
export function waitingOf(counts: StaffCounts | null): StaffPlace['waiting'] {
  if (counts === null) return null;
  const known = [counts.reports, counts.approvals].filter((count): count is StaffCount => count !== null);
  return { count: known.reduce((sum, { count }) => sum + count, 0), isMore: known.some(({ isMore }) => isMore) };
}
