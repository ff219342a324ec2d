import { createDecoding, parseStatus } from '@rookery/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { ingestStatuses, statusKey } from '../entities/entities.data.js';
import type { SearchDocument } from './search-document.js';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Puts what the index has of a post into the cache where the cache has nothing: its page shows that until the server answers, and without a network
 * instead. It has no `uri`, which tells it from a post of the server.
 */
export function showReadStatus(queryClient: QueryClient, document: SearchDocument): void {
  const { entityId, time, accountId, acct, name, avatar, texts, isEvent, chatId, kind } = document;
  const isPost = kind !== 'account' && chatId === null && !isEvent;
  if (!isPost || queryClient.getQueryData(statusKey(entityId)) !== undefined) return;
  const account = { id: accountId, acct, display_name: name, avatar };
  const content = texts.map(text => `<p>${escaped(text)}</p>`).join('');
  const created_at = new Date(time).toISOString();
  const status = parseStatus({ id: entityId, account, content, created_at }, createDecoding());
  if (status !== null) ingestStatuses(queryClient, [status]);
}
