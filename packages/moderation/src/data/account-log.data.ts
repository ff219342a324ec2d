import type { Client } from '@rookery/api-client';
import { type AdminTarget, moderationLogOf } from '@rookery/api-client/admin';
import { queryOptions } from '@tanstack/react-query';
import { namesAccount } from './account-log.js';

/** Entries that are shown. */
const MOST = 5;

/** The latest that the staff did about an account, in the words of the server, on servers with a log (Pleroma). */
export function accountLogQuery(client: Client, { nickname }: Pick<AdminTarget, 'nickname'>) {
  return queryOptions({
    queryKey: ['moderation', 'account-log', nickname] as const,
    queryFn: async ({ signal }) => {
      const { items } = await moderationLogOf(client).list(`@${nickname}`, { signal });
      return items.filter(({ message }) => namesAccount(message, nickname)).slice(0, MOST);
    },
  });
}
