import type { Entry, ListState } from '@rookery/api-client/list';

/** A row of a chat log: a message, a range of the log that is not loaded, or a message being sent. */
export type ChatRow =
  | { kind: 'message'; key: string; id: string }
  | { kind: 'gap'; key: string; newerId: string; olderId: string }
  | { kind: 'pending'; key: string; idempotencyKey: string };

/** The rows of a log, oldest first: the state has the newest message first. */
export function chatRows(state: Pick<ListState, 'entries'>): ChatRow[] {
  return state.entries.map(chatRow).toReversed();
}

function chatRow(entry: Entry): ChatRow {
  switch (entry.kind) {
    case 'item':
      return { kind: 'message', key: `m:${entry.id}`, id: entry.id };
    case 'gap':
      return { ...entry, key: `g:${entry.newerId}` };
    case 'pending':
      return { kind: 'pending', key: `p:${entry.key}`, idempotencyKey: entry.key };
  }
}
