import { accountsJson } from './serialize-account.js';
import { statusJson } from './serialize.js';
import type { Server, Wire } from './server.js';
import { type Conversation, conversationWith, lastOf, participantsOf } from '../world/conversations.js';
import type { StatusRecord } from '../world/records.js';

/** A conversation as sent to one of its accounts. */
export function conversationJson(server: Server, conversation: Conversation, viewerId: string): Wire {
  const { world, profile } = server;
  const last = world.statuses.get(lastOf(conversation));
  const recipients = last === undefined ? [] : participantsOf(last);
  return {
    id: profile.ids.encode(conversation.id),
    unread: conversation.unread,
    accounts: accountsJson(server, conversation.account_ids),
    last_status: last === undefined ? null : statusJson(server, last, viewerId),
    ...(profile.conversations === 'pleroma' ? { pleroma: { recipients: accountsJson(server, recipients) } } : {}),
  };
}

/** Streams the conversation of a direct post to its local participants, the author included. Also after it was deleted: `isNew` false. */
export function publishConversation(server: Server, status: StatusRecord, isNew: boolean): void {
  const { world, hub, profile } = server;
  if (status.visibility !== 'direct' || profile.conversations === 'none' || profile.conversations === 'empty') return;
  for (const to of participantsOf(status)) {
    const conversation = world.accounts.get(to)?.host === null ? conversationWith(world, status, to) : null;
    if (conversation === null) continue;
    const send = (event: string, payload: Wire): void =>
      hub.publish({ kind: 'personal', to, streams: ['direct'], event, payload: JSON.stringify(payload) });
    if (isNew && profile.conversations === 'pleroma') send('update', statusJson(server, status, to));
    send('conversation', conversationJson(server, conversation, to));
  }
}
