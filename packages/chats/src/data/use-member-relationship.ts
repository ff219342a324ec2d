import type { Relationship } from '@rookery/api-client';
import { relationshipQuery, useClient } from '@rookery/api-client/query';
import { useQuery } from '@tanstack/react-query';
import type { ChatSummary } from '../chat-types.js';

/** How the account and the other member of a chat stand to each other; undefined in a group, and until it is known. */
export function useMemberRelationship(chat: Pick<ChatSummary, 'accounts'> | undefined): Relationship | undefined {
  const only = chat?.accounts.length === 1 ? chat.accounts[0] : undefined;
  return useQuery({ ...relationshipQuery(useClient(), only?.id ?? ''), enabled: only !== undefined }).data;
}
