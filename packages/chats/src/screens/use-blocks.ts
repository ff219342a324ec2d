import { relationshipQuery, useClient } from '@rookery/api-client/query';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ChatSummary } from '../chat-types.js';
import type { ChatBlock } from '../parts/chat-row.js';

/** Which account of a chat blocks the other, for the rows of the inbox. Groups have no such mark. */
export function useBlocks(chats: readonly ChatSummary[]): (chat: ChatSummary) => ChatBlock {
  const client = useClient();
  const ids = useMemo(
    () => [...new Set(chats.flatMap(({ accounts }) => (accounts.length === 1 ? (accounts[0]?.id ?? []) : [])))],
    [chats],
  );
  const relationships = useQueries({
    queries: ids.map(id => relationshipQuery(client, id)),
    combine: results => new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const]))),
  });
  return useCallback(
    ({ accounts: [first, second] }: ChatSummary) => {
      if (first === undefined || second !== undefined) return null;
      const relationship = relationships.get(first.id);
      if (relationship?.blocking === true) return 'blocking';
      return relationship?.blocked_by === true ? 'blocked-by' : null;
    },
    [relationships],
  );
}
