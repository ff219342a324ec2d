import { type ModerationLogEntry, moderationLogOf } from '@rookery/api-client/admin';
import type { ListDefinition } from '@rookery/store';
import { queryOptions, skipToken } from '@tanstack/react-query';

const PAGE_SIZE = 50;

const entryKey = (id: string) => ['moderation', 'log-entry', id] as const;

/** The log of what the staff has done, latest first. @param words A part of an entry; '' for all. */
export function logList(words: string): ListDefinition<ModerationLogEntry> {
  return {
    queryKey: ['moderation', 'log', words],
    order: 'server',
    pageSize: PAGE_SIZE,
    load: (client, _paging, options) => moderationLogOf(client).list(words, options),
    follow: (client, link, options) => moderationLogOf(client).page(link, options),
    ingest(queryClient, entries) {
      for (const entry of entries) queryClient.setQueryData(entryKey(entry.id), entry);
      return entries.map(({ id }) => id);
    },
  };
}

/** An entry of the log, which a page brought: the server has no request for one. */
export const logEntryQuery = (id: string) => queryOptions<ModerationLogEntry>({ queryKey: entryKey(id), queryFn: skipToken });
