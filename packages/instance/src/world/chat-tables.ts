import type { ChatMessageRecord, ChatOperation, ChatRecord, ChatSide } from './chat-record.js';
import { generatedMessages } from './seed-chat-messages.js';
import type { World } from './world.js';
import { snowflake } from './world.js';

/** The side of one of the two accounts. Throws for any other account. */
export function sideOf(chat: ChatRecord, accountId: string): ChatSide {
  const side = chat.sides.find(one => one.account_id === accountId);
  if (side === undefined) throw new RangeError(`Account ${accountId} is not in the chat ${chat.key}`);
  return side;
}

export function otherSideOf(chat: ChatRecord, accountId: string): ChatSide {
  const [first, second] = chat.sides;
  return first.account_id === accountId ? second : first;
}

/** All messages of a chat, ascending. Generates those of a long chat on the first call. */
export function messagesOf(world: World, chat: ChatRecord): ChatMessageRecord[] {
  const known = world.chatMessages.get(chat.key);
  if (known !== undefined) return known;
  const messages = generatedMessages(world, chat);
  world.chatMessages.set(chat.key, messages);
  return messages;
}

/** The index of a message in an ascending list; -1 when there is none. */
export function indexOfMessage(messages: readonly ChatMessageRecord[], id: string): number {
  let low = 0;
  let high = messages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.id ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return messages[low]?.id === id ? low : -1;
}

/** The next id: greater than the id of every chat and message. */
export function nextChatId(world: World, now: number): string {
  const fresh = snowflake(now, 0);
  return fresh > world.lastChatId ? fresh : (BigInt(world.lastChatId) + 1n).toString();
}

function claim(world: World, id: string): void {
  if (id > world.lastChatId) world.lastChatId = id;
}

/** A side that left gets the chat back with a new id and without the earlier messages. */
function receive(side: ChatSide, message: ChatMessageRecord): void {
  if (!side.is_open) {
    side.is_open = true;
    side.id = message.id;
  }
  side.activity_id = message.id;
  if (side.account_id === message.account_id) {
    side.read_id = message.id;
    side.read_at = message.created_at;
  }
}

function putMessage(world: World, chat: ChatRecord, message: ChatMessageRecord): void {
  const messages = messagesOf(world, chat);
  const own = structuredClone(message);
  const index = indexOfMessage(messages, own.id);
  claim(world, own.id);
  for (const media of own.media) world.media.set(media.id, media);
  if (index >= 0) {
    messages[index] = own;
    return;
  }
  messages.push(own);
  for (const side of chat.sides) receive(side, own);
}

/** Applies an operation on chats to the tables. Operations on missing chats have no effect. */
export function applyChatOperation(world: World, operation: ChatOperation): void {
  if (operation.kind === 'chat') {
    const chat = structuredClone(operation.chat);
    for (const side of chat.sides) {
      claim(world, side.id);
      claim(world, side.activity_id);
    }
    world.chats.set(chat.key, chat);
    return;
  }
  const chat = world.chats.get(operation.key);
  if (chat === undefined) return;
  if (operation.kind === 'chat_message') return putMessage(world, chat, operation.message);
  const messages = messagesOf(world, chat);
  const index = indexOfMessage(messages, operation.id);
  if (index >= 0) messages.splice(index, 1);
}
