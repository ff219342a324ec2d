import { chatJson, chatMessageJson } from './serialize-chat.js';
import type { Server, Wire } from './server.js';
import type { ChatMessageRecord, ChatRecord } from '../world/chat-record.js';
import { otherSideOf, sideOf } from '../world/chat-tables.js';
import { isSilenced } from '../world/visibility.js';

function send(server: Server, to: string, event: string, payload: Wire): void {
  server.hub.publish({ kind: 'personal', to, streams: ['user', 'user:pleroma_chat'], event, payload: JSON.stringify(payload) });
}

/** The accounts of a chat that have it open. */
function openSides(chat: ChatRecord): string[] {
  return chat.sides.flatMap(side => (side.is_open ? [side.account_id] : []));
}

const isTruth = (server: Server): boolean => server.profile.chats?.events === 'truth';

/** Streams a new message: to both sides where own messages are echoed, else to the other side alone. */
export function publishMessage(server: Server, chat: ChatRecord, message: ChatMessageRecord): void {
  const author = message.account_id;
  const other = otherSideOf(chat, author).account_id;
  const event = isTruth(server) ? 'chat_message.created' : 'pleroma:chat_update';
  if (!isTruth(server)) send(server, author, event, chatJson(server, chat, author));
  const isHidden = server.profile.chats?.hidesSilenced === true && isSilenced(server.world, other, author);
  if (!isHidden) send(server, other, event, chatJson(server, chat, other));
}

/** Streams a deletion: to both sides of an own message, to the account alone of a message of the other one. Pleroma streams none. */
export function publishDeletion(server: Server, chat: ChatRecord, message: ChatMessageRecord, accountId: string): void {
  if (!isTruth(server)) return;
  const { ids } = server.profile;
  for (const to of message.account_id === accountId ? openSides(chat) : [accountId]) {
    const chatId = ids.encode(sideOf(chat, to).id);
    send(server, to, 'chat_message.deleted', { chat_id: chatId, deleted_message_id: ids.encode(message.id) });
  }
}

/** Streams new read marks, or the acceptance of a chat, to both sides. Pleroma streams neither. */
export function publishChat(server: Server, chat: ChatRecord, event: 'chat_message.read' | 'chat.accepted'): void {
  if (!isTruth(server)) return;
  for (const to of openSides(chat)) send(server, to, event, chatJson(server, chat, to));
}

export function publishReaction(server: Server, chat: ChatRecord, message: ChatMessageRecord): void {
  for (const to of openSides(chat)) {
    send(server, to, 'chat_message.reaction', chatMessageJson(server, chat, message, to));
  }
}
