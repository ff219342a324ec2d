import type { Account, Status } from '@rookery/api-client';
import type { ListState } from '@rookery/store/list';
import { ownAccountKey, statusKey } from '@rookery/store';
import { galleryAttachments, statusFacts, type TimelineSource } from '@rookery/timeline';
import type { QueryClient } from '@tanstack/react-query';

/** The posts with media of an account. */
export const profileMediaSource = (accountId: string) =>
  ({ kind: 'account', accountId, tab: 'media' }) as const satisfies TimelineSource;

/** The entries without deleted posts: a grid leaves no tombstones. */
export function shownEntries(state: ListState | undefined, beingDeleted: readonly string[]): ListState['entries'] {
  if (state === undefined) return [];
  const deleted = new Set([...state.deletedIds, ...beingDeleted]);
  return state.entries.filter(entry => entry.kind !== 'item' || !deleted.has(entry.id));
}

/** The attachments of a post that have tiles, by their indexes: none of a reblog, nor of a post that a filter hides. */
export function mediaIndexes(queryClient: QueryClient, statusId: string): readonly number[] {
  const status = queryClient.getQueryData<Status>(statusKey(statusId));
  if (status === undefined || status.reblog !== null) return [];
  const ownAccountId = queryClient.getQueryData<Account>(ownAccountKey)?.id ?? null;
  if (statusFacts(status, { filterContext: 'account', ownAccountId, now: Date.now() }).isFiltered) return [];
  return galleryAttachments(status).map(attachment => status.media_attachments.indexOf(attachment));
}
