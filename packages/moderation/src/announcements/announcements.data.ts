import type { Client } from '@rookery/api-client';
import { type AdminAnnouncement, adminAnnouncementsOf } from '@rookery/api-client/admin';
import { announcementsKey, changesQueries } from '@rookery/store';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ignoreGone } from '../entries/staff-table.data.js';
import { type AnnouncementWords, draftOf } from './announcement-draft.js';

const staffAnnouncementsKey = ['moderation', 'announcements'] as const;

/** The announcements of the server, those to come and those that have ended among them. */
export function staffAnnouncementsQuery(client: Client) {
  return queryOptions({
    queryKey: staffAnnouncementsKey,
    queryFn: ({ signal }) => adminAnnouncementsOf(client).list({ signal }),
  });
}

const meta = changesQueries(staffAnnouncementsKey, announcementsKey);

/** Changes the list of the staff; members see the change as well. */
function changed(queryClient: QueryClient, change: (all: AdminAnnouncement[]) => AdminAnnouncement[]): void {
  queryClient.setQueryData<AdminAnnouncement[]>(staffAnnouncementsKey, all => all && change(all));
  void queryClient.invalidateQueries({ queryKey: announcementsKey });
}

/** Creates an announcement, or changes the one with the id. */
export function saveAnnouncementMutation(client: Client, queryClient: QueryClient) {
  return {
    meta,
    mutationFn: ({ id, words }: { id: string | null; words: AnnouncementWords }) =>
      id === null ? adminAnnouncementsOf(client).create(draftOf(words)) : adminAnnouncementsOf(client).update(id, draftOf(words)),
    onSuccess(saved: AdminAnnouncement, { id }: { id: string | null }) {
      changed(queryClient, all => (id === null ? [saved, ...all] : all.map(one => (one.id === id ? saved : one))));
    },
  };
}

export function deleteAnnouncementMutation(client: Client, queryClient: QueryClient) {
  return {
    meta,
    mutationFn: ({ id }: AdminAnnouncement) => adminAnnouncementsOf(client).delete(id).catch(ignoreGone),
    onSuccess(_: unknown, { id }: AdminAnnouncement) {
      changed(queryClient, all => all.filter(one => one.id !== id));
    },
  };
}
