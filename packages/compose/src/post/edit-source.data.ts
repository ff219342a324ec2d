import { statusWritingOf, type Client } from '@rookery/api-client';
import { statusQuery } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import type { DraftStart } from './draft-starts.js';
import { editStart } from './published-starts.js';

/** The start of a draft with the source of the post that it edits (`editedId`). */
export async function loadEdit(client: Client, queryClient: QueryClient, start: DraftStart): Promise<DraftStart> {
  const { editedId } = start;
  if (editedId === null || editedId === undefined) return start;
  const [status, source] = await Promise.all([
    queryClient.ensureQueryData(statusQuery(client, editedId)),
    statusWritingOf(client).source(editedId),
  ]);
  return { ...editStart(status, source), ...start };
}
