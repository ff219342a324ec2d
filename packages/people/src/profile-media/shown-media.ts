import type { Status } from '@rookery/api-client';
import { isMediaCovered, type TimelineSettings } from '@rookery/timeline';
import { createStore } from '@rookery/ui';

/** The posts whose covered media the reader has shown in a grid. The viewer shows them too. */
export const shownStatusIds = createStore<ReadonlySet<string>>(new Set());

export function showMediaOf(statusId: string): void {
  shownStatusIds.set(ids => new Set([...ids, statusId]));
}

/** The cover over the media of a post in a grid (STAT-05). A filter that warns counts as sensitive. */
export function coverOf(
  status: Status,
  displayMedia: TimelineSettings['displayMedia'],
  shownIds: ReadonlySet<string>,
): 'none' | 'sensitive' | 'review' {
  if (status.visibility === 'self') return 'review';
  if (shownIds.has(status.id)) return 'none';
  const isWarned = status.filtered.length > 0;
  return isWarned || isMediaCovered(status, displayMedia) ? 'sensitive' : 'none';
}
