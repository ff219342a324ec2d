import type { Client } from '@rookery/api-client';
import { instanceQuery, ownAccountQuery } from '@rookery/store';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatAdapter } from '../adapters/chat-adapter.js';
import { chooseAdapter } from '../adapters/choose-adapter.js';

/** The adapter of the server, made once for each account; null: the server has no chats. */
export const chatAdapterQuery = (client: Client) =>
  queryOptions({
    queryKey: ['chats', 'adapter'] as const,
    queryFn: async ({ client: queryClient }): Promise<ChatAdapter | null> => {
      const [instance, ownAccount] = await Promise.all([
        queryClient.ensureQueryData(instanceQuery(client)),
        queryClient.ensureQueryData(ownAccountQuery(client)),
      ]);
      return chooseAdapter(client, instance, ownAccount);
    },
    enabled: client.accessToken !== null,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });

/** Resolves to the adapter. Rejects on a server without chats. */
export async function requireAdapter(client: Client, queryClient: QueryClient): Promise<ChatAdapter> {
  const adapter = await queryClient.ensureQueryData(chatAdapterQuery(client));
  if (adapter === null) throw new Error('The server has no chats.');
  return adapter;
}
