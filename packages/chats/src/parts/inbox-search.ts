import type { Account } from '@rookery/api-client';
import type { ChatSummary } from '../chat-types.js';

/** The chats with a member whose name or handle contains a text, for servers that cannot search them (CHAT-02). */
export function chatsWith(chats: readonly ChatSummary[], term: string): readonly ChatSummary[] {
  const wanted = term.trim().toLocaleLowerCase();
  if (wanted === '') return chats;
  return chats.filter(({ accounts }) =>
    accounts.some(({ display_name, acct }) => `${display_name} @${acct}`.toLocaleLowerCase().includes(wanted)),
  );
}

/** The accounts with which there is no chat of two in the list. */
export function withoutChats(accounts: readonly Account[], chats: readonly ChatSummary[]): readonly Account[] {
  const known = new Set(chats.flatMap(({ accounts: members }) => (members.length === 1 ? [members[0]?.id] : [])));
  return accounts.filter(({ id }) => !known.has(id));
}
