import { askedNow, writeRelationship, type AccountVariables } from '@rookery/api-client/query';
import type { Client } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';

// In place of the actions on accounts of `@rookery/api-client/query`, in the file of the element (ADR 41): a block is shown once the server has
// it, and not before.

interface Context {
  readonly client: Client;
  readonly queryClient: QueryClient;
}

export async function block({ client, queryClient }: Context, { accountId }: AccountVariables): Promise<void> {
  const askedAt = askedNow(queryClient);
  writeRelationship(queryClient, await client.accounts.block(accountId), { askedAt });
}

export async function unblock({ client, queryClient }: Context, { accountId }: AccountVariables): Promise<void> {
  const askedAt = askedNow(queryClient);
  writeRelationship(queryClient, await client.accounts.unblock(accountId), { askedAt });
}

/** Actions that chats do not use. */
const absent = null;
export { absent as follow, absent as mute, absent as unfollow, absent as unmute };
