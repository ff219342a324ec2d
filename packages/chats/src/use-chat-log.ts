import { queuedCount } from '@rookery/api-client/list';
import { useList } from '@rookery/api-client/query';
import { useEffect, useMemo } from 'react';
import { chatLog } from './chat-log.data.js';
import { chatRows, type ChatRow } from './chat-rows.js';

const noRows: readonly ChatRow[] = [];

/** The log of a chat. A chat has no banner: the log grows at its end, which does not move a reader who is further up. */
export function useChatLog(chatId: string) {
  const definition = useMemo(() => chatLog(chatId), [chatId]);
  const { state, showQueue, query, older, loadOlder, fillGap, gapRequest } = useList(definition);
  const hasNew = state !== undefined && queuedCount(state) > 0;
  useEffect(() => {
    if (hasNew) showQueue();
  }, [hasNew, showQueue]);
  const rows = useMemo(() => (state === undefined ? noRows : chatRows(state)), [state]);
  return { rows, isLoading: query.isPending, error: query.error, older, loadOlder, fillGap, gapRequest };
}
