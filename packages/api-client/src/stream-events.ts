import { type Chat, parseChat } from './entities/chat.js';
import { type ChatMessage, parseChatMessage } from './entities/chat-message.js';
import { type Conversation, parseConversation } from './entities/conversation.js';
import { createDecoding, type Decoding, fieldsOf, id, isRecord, name, optionalId } from './entities/decode.js';
import { type Markers, parseMarkers } from './entities/marker.js';
import { parseStatus, type Status } from './entities/status.js';

/** A notification of the stream. `payload`: for `parseNotification`; the stream itself reads only its id and type. */
export interface StreamNotification {
  id: string;
  /** `mention`, `favourite`, `reblog`, `follow` …: the server's word */
  type: string;
  payload: unknown;
  /** The post that it is about; null or absent: none. */
  status?: Status | null;
}

export type FollowState = 'follow_pending' | 'follow_accept' | 'follow_reject';

/** An event of a stream, in one shape for all server families. */
export type StreamEvent =
  /** `isReconnect`: events may have been missed; request the newest items. */
  | { type: 'connected'; isReconnect: boolean }
  /** `wasSilent`: the socket was open but no longer alive. */
  | { type: 'disconnected'; wasSilent?: boolean }
  /** There is no socket; request the newest items now. */
  | { type: 'poll' }
  | { type: 'status'; status: Status }
  | { type: 'status_edited'; status: Status }
  | { type: 'status_deleted'; statusId: string }
  | { type: 'notification'; notification: StreamNotification }
  /** Several notifications were merged; request them again. */
  | { type: 'notifications_merged' }
  /** Reading positions were moved, by this device or another one. */
  | { type: 'markers_moved'; markers: Markers }
  | { type: 'filters_changed' }
  /** `last_message` is the new one, or the chat's read marks have moved. */
  | { type: 'chat_updated'; chat: Chat }
  | { type: 'chat_read'; chat: Chat }
  | { type: 'chat_accepted'; chat: Chat }
  | { type: 'chat_message_deleted'; chatId: string; messageId: string }
  | { type: 'chat_message_reacted'; message: ChatMessage }
  /** `last_status` is the new one. */
  | { type: 'conversation_updated'; conversation: Conversation }
  | { type: 'relationship_changed'; state: FollowState; followerId: string; followingId: string };

interface StreamFrame {
  /** Name and parameter, such as `['list', '1']`; empty on old servers, which have one stream per socket. */
  stream: string[];
  event: StreamEvent;
}

/** Payloads of statuses that are remembered: a status that several streams deliver arrives within a few frames. */
const REMEMBERED_PAYLOADS = 32;

/** A parser of frames that parses a status once when several streams deliver it: then the frames share one event object. */
export function createFrameParser(): (text: string) => StreamFrame | null {
  const events = new Map<string, StreamEvent | null>();
  return text =>
    parseStreamFrame(text, createDecoding(), (key, parse) => {
      const known = events.get(key);
      if (known !== undefined) return known;
      const event = parse();
      events.set(key, event);
      const [oldest = key] = events.keys();
      if (events.size > REMEMBERED_PAYLOADS) events.delete(oldest);
      return event;
    });
}

/** Returns the event that was parsed for this key before, or parses it. */
type Memoize = (key: string, parse: () => StreamEvent | null) => StreamEvent | null;

/**
 * Parses one text frame. Returns null for everything but known events: keep-alives, errors, replies to messages, broken JSON.
 * A payload is a JSON string inside the JSON, except for the plain ids of `delete`.
 */
export function parseStreamFrame(
  text: string,
  decoding: Decoding = createDecoding(),
  memoize: Memoize = (_key, parse) => parse(),
): StreamFrame | null {
  const frame = parseJson(text);
  if (!isRecord(frame) || typeof frame['event'] !== 'string') return null;
  const { event: kind, payload } = frame;
  const parse = () => parseEvent(kind, payload, decoding);
  const event = kind === 'update' && typeof payload === 'string' ? memoize(payload, parse) : parse();
  if (!event) return null;
  const stream = Array.isArray(frame['stream']) ? frame['stream'].filter((word): word is string => typeof word === 'string') : [];
  return { stream, event };
}

function parseEvent(kind: string, raw: unknown, decoding: Decoding): StreamEvent | null {
  if (kind === 'delete') {
    const statusId = id(raw, decoding);
    return statusId === '' ? null : { type: 'status_deleted', statusId };
  }
  const payload = typeof raw === 'string' ? parseJson(raw) : raw;
  switch (kind) {
    case 'update':
      return from(parseStatus(payload, decoding), status => ({ type: 'status', status }));
    case 'status.update':
      return from(parseStatus(payload, decoding), status => ({ type: 'status_edited', status }));
    case 'notification':
      return from(parseStreamNotification(payload, decoding), notification => ({ type: 'notification', notification }));
    case 'notifications_merged':
      return { type: 'notifications_merged' };
    case 'marker':
      return { type: 'markers_moved', markers: parseMarkers(payload, decoding) };
    case 'filters_changed':
      return { type: 'filters_changed' };
    case 'pleroma:chat_update':
    case 'chat_message.created':
      return from(parseChat(payload, decoding), chat => ({ type: 'chat_updated', chat }));
    case 'chat_message.read':
      return from(parseChat(payload, decoding), chat => ({ type: 'chat_read', chat }));
    case 'chat.accepted':
    case 'chat_message.accepted':
      return from(parseChat(payload, decoding), chat => ({ type: 'chat_accepted', chat }));
    case 'chat_message.deleted':
      return parseDeletedMessage(payload, decoding);
    case 'chat_message.reaction':
      return from(parseChatMessage(payload, decoding), message => ({ type: 'chat_message_reacted', message }));
    case 'conversation':
      return from(parseConversation(payload, decoding), conversation => ({ type: 'conversation_updated', conversation }));
    case 'pleroma:follow_relationships_update':
      return parseRelationshipChange(payload, decoding);
    default:
      return null;
  }
}

function from<T>(entity: T | null, event: (entity: T) => StreamEvent): StreamEvent | null {
  return entity === null ? null : event(entity);
}

function parseStreamNotification(payload: unknown, decoding: Decoding): StreamNotification | null {
  const fields = fieldsOf(payload);
  const notificationId = optionalId(fields['id'], decoding);
  if (notificationId === null) return null;
  return { id: notificationId, type: name(fields['type'], decoding), payload, status: parseStatus(fields['status'], decoding) };
}

function parseDeletedMessage(payload: unknown, decoding: Decoding): StreamEvent | null {
  const fields = fieldsOf(payload);
  const chatId = optionalId(fields['chat_id'], decoding);
  const messageId = optionalId(fields['deleted_message_id'], decoding);
  return chatId && messageId ? { type: 'chat_message_deleted', chatId, messageId } : null;
}

function parseRelationshipChange(payload: unknown, decoding: Decoding): StreamEvent | null {
  const fields = fieldsOf(payload);
  const state = followStates.find(word => word === fields['state']);
  const followerId = optionalId(fieldsOf(fields['follower'])['id'], decoding);
  const followingId = optionalId(fieldsOf(fields['following'])['id'], decoding);
  return state && followerId && followingId ? { type: 'relationship_changed', state, followerId, followingId } : null;
}

const followStates = ['follow_pending', 'follow_accept', 'follow_reject'] as const satisfies readonly FollowState[];

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
