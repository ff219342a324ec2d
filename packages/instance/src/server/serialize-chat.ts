import { accountJson, emojisJson, wireDate } from './serialize-account.js';
import { attachmentJson } from './serialize.js';
import type { Server, Wire } from './server.js';
import type { ChatProfile } from '../server-profiles/chat-profile.js';
import type { ChatMessageRecord, ChatRecord } from '../world/chat-record.js';
import { otherSideOf, sideOf } from '../world/chat-tables.js';
import { lastMessageOf, unreadOf } from '../world/chats.js';
import { compose, emojisIn, escapeHtml } from '../world/compose.js';

/** How long a message has the idempotency key of its request. */
const KEY_LIFETIME_MS = 120_000;
const LINK = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/gi;

/** The time before which messages are deleted; null where they stay. */
function oldestKept(server: Server, chat: ChatRecord): string | null {
  if (server.profile.chats?.extended !== true) return null;
  return new Date(server.now() - chat.message_expiration * 1000).toISOString();
}

/** Which messages of a chat the account sees now. */
export const sightOf = (server: Server, chat: ChatRecord, accountId: string) => ({ accountId, since: oldestKept(server, chat) });

/** Escaped text with links, and newlines as `<br>`. */
function withBreaks(text: string): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const link = escapeHtml(match[0]);
    html += `${escapeHtml(text.slice(at, match.index))}<a href="${link}" rel="ugc">${link}</a>`;
    at = match.index + match[0].length;
  }
  return (html + escapeHtml(text.slice(at))).replaceAll('\n', '<br>');
}

function contentOf(server: Server, chats: ChatProfile, text: string): string | null {
  if (chats.text === 'paragraphs') return compose(server.world, text).content;
  return text === '' ? null : withBreaks(text);
}

function attachmentsOf(server: Server, chats: ChatProfile, message: ChatMessageRecord): Wire {
  const all = message.media.map(media => attachmentJson(server, media));
  return chats.media === 'list' ? { media_attachments: all } : { attachment: all[0] ?? null };
}

function reactionsOf(message: ChatMessageRecord, viewerId: string): Wire[] | null {
  if (message.reactions.length === 0) return null;
  return message.reactions.map(({ name, account_ids: ids }) => ({ name, count: ids.length, me: ids.includes(viewerId) }));
}

/** A message as sent to one of the two accounts. */
export function chatMessageJson(server: Server, chat: ChatRecord, message: ChatMessageRecord, viewerId: string): Wire {
  const { ids, chats } = server.profile;
  if (chats === null) return {};
  const side = sideOf(chat, viewerId);
  const key = server.now() - Date.parse(message.created_at) < KEY_LIFETIME_MS ? message.idempotency_key : null;
  return {
    id: ids.encode(message.id),
    chat_id: ids.encode(side.id),
    account_id: ids.encodeAccount(message.account_id),
    content: contentOf(server, chats, message.text),
    created_at: wireDate(server, message.created_at),
    unread: message.account_id !== viewerId && message.id > side.read_id,
    emojis: emojisJson(server, emojisIn(server.world, message.text)),
    ...attachmentsOf(server, chats, message),
    card: null,
    ...(chats.keys && key !== null ? { idempotency_key: key } : {}),
    ...(chats.extended ? { expiration: chat.message_expiration, emoji_reactions: reactionsOf(message, viewerId) } : {}),
  };
}

/** The last message in a chat of Truth Social, which has fewer fields there. */
function shortMessageJson(message: Wire): Wire {
  const { id, chat_id, account_id, content, created_at, unread, media_attachments } = message;
  return { id, chat_id, account_id, content, created_at, unread, media_attachments, discarded_at: null };
}

function extendedJson(server: Server, chat: ChatRecord): Wire {
  const marks = chat.sides.flatMap(({ account_id: id, read_at: date }) =>
    date === null ? [] : [{ id: server.profile.ids.encodeAccount(id), date: wireDate(server, date) }],
  );
  return {
    created_at: wireDate(server, chat.created_at),
    created_by_account: server.profile.ids.encodeAccount(chat.created_by),
    accepted: chat.is_accepted,
    discarded_at: null,
    message_expiration: chat.message_expiration,
    latest_read_message_by_account: marks,
  };
}

/** A chat as sent to one of its two accounts. */
export function chatJson(server: Server, chat: ChatRecord, viewerId: string): Wire {
  const { world, profile } = server;
  const side = sideOf(chat, viewerId);
  const other = world.accounts.get(otherSideOf(chat, viewerId).account_id);
  const sight = sightOf(server, chat, viewerId);
  const last = lastMessageOf(world, chat, sight);
  const lastJson = last === null ? null : chatMessageJson(server, chat, last, viewerId);
  const isExtended = profile.chats?.extended === true;
  return {
    id: profile.ids.encode(side.id),
    account: other === undefined ? null : accountJson(server, other),
    unread: unreadOf(world, chat, sight),
    last_message: isExtended && lastJson !== null ? shortMessageJson(lastJson) : lastJson,
    ...(isExtended
      ? { ...extendedJson(server, chat), latest_read_message_created_at: wireDate(server, side.read_at) }
      : { updated_at: wireDate(server, updatedAt(side.activity_id, last, chat)) }),
  };
}

/** The time of the last activity. Ids of the seed world count from the start of the day: the last message is exact. */
function updatedAt(activityId: string, last: ChatMessageRecord | null, chat: ChatRecord): string {
  if (last?.id === activityId) return last.created_at;
  const at = Number(BigInt(activityId) >> 16n);
  return new Date(Math.max(at, Date.parse(chat.created_at))).toISOString();
}
