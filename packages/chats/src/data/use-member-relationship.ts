import type { Relationship } from '@rookery/api-client';
import { relationshipQuery, useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import type { ChatSummary } from '../chat-types.js';

/**
 * How the account and the other member of a chat stand to each other; undefined in a group, and until it is known.
 *
 * @param refetchOnMount 'always' requests it again: no stream tells of a block, or of its end.
 */
export function useMemberRelationship(
  chat: Pick<ChatSummary, 'accounts'> | undefined,
  refetchOnMount: 'always' | true = true,
): Relationship | undefined {
  const only = chat?.accounts.length === 1 ? chat.accounts[0] : undefined;
  return useQuery({ ...relationshipQuery(useClient(), only?.id ?? ''), enabled: only !== undefined, refetchOnMount }).data;
}
