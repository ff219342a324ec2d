import type { Hono } from 'hono';

import { accountFrom, paramOf, requireViewer } from '../http/access.js';
import { pageStatuses, readLimit, sendPage, sendStatuses } from '../http/paging.js';
import { bodyParameters, POST_BODY_BYTES, queryParameters, type Parameters } from '../http/parameters.js';
import { badRequest, notFound, Refusal, unprocessable } from '../http/refusal.js';
import { publishChat, publishDeletion, publishMessage, publishReaction } from '../server/chat-events.js';
import { MAXIMUM_SEARCH_LENGTH } from '../server/search.js';
import { chatJson, chatMessageJson, sightOf } from '../server/serialize-chat.js';
import type { Environment, RouteContext, Server } from '../server/server.js';
import type { ChatProfile } from '../server-profiles/chat-profile.js';
import type { ChatMessageRecord, ChatRecord } from '../world/chat-record.js';
import { otherSideOf } from '../world/chat-tables.js';
import {
  activityOf,
  addMessage,
  changeChat,
  chatById,
  chatHistory,
  chatsOf,
  deleteMessage,
  leaveChat,
  messageById,
  openChat,
  reactToMessage,
  readChat,
  unreadOf,
} from '../world/chats.js';
import type { MediaRecord } from '../world/records.js';
import { hasLink } from '../world/world.js';
import { isSilenced } from '../world/visibility.js';

/** 7, 14, 30 and 90 days. */
const EXPIRATIONS: readonly number[] = [604_800, 1_209_600, 2_592_000, 7_776_000];

interface ChatRoute {
  readonly app: Hono<Environment>;
  readonly server: Server;
  readonly chats: ChatProfile;
}

const BASE = '/api/v1/pleroma/chats';

/** The chat of a request, and who asks for it. 404 for a chat that the account has not. */
function chatFrom(context: RouteContext, server: Server, scope: 'read:chats' | 'write:chats') {
  const viewerId = requireViewer(context, scope);
  const id = server.profile.ids.decode(paramOf(context, 'id'));
  const chat = id === null ? null : chatById(server.world, viewerId, id);
  if (chat === null) throw notFound();
  return { viewerId, chat };
}

function messageFrom(context: RouteContext, server: Server, chat: ChatRecord, viewerId: string): ChatMessageRecord {
  const id = server.profile.ids.decode(paramOf(context, 'message'));
  const message = id === null ? null : messageById(server.world, chat, sightOf(server, chat, viewerId), id);
  if (message === null) throw notFound();
  return message;
}

/** The id that an id on the wire stands for, to be compared as text; null for none. */
function boundOf(server: Server, wire: string | undefined): string | null {
  const id = server.profile.ids.decode(wire ?? '');
  return id === null ? null : id.padStart(18, '0');
}

const refuse = (chats: ChatProfile, message: string): Refusal =>
  chats.invalid === 400 ? badRequest(message) : unprocessable(message);

/** The reason why the other account takes no message of the viewer; null where it takes them. */
function refusalOf(server: Server, chats: ChatProfile, viewerId: string, otherId: string): string | null {
  const { world } = server;
  const takesChats = world.accounts.get(otherId)?.accepts_chat_messages === true;
  if (chats.extended) {
    const isBlocked = hasLink(world.blocks, viewerId, otherId) || hasLink(world.blocks, otherId, viewerId);
    if (isBlocked) return 'You cannot message this user';
    return takesChats ? null : 'This user does not accept chat messages';
  }
  if (hasLink(world.blocks, otherId, viewerId)) return 'actor is blocked by recipient';
  return takesChats ? null : 'recipient does not accept chat messages';
}

/** The chats that an account lists, latest activity first. */
function listedChats(context: RouteContext, { server, chats }: ChatRoute, viewerId: string): ChatRecord[] {
  const { world } = server;
  const query = queryParameters(new URL(context.req.url).searchParams);
  const text = chats.extended ? (query.text('search') ?? '').trim().toLowerCase() : '';
  if (text.length > MAXIMUM_SEARCH_LENGTH) throw unprocessable('The search text is too long');
  return chatsOf(world, viewerId).filter(chat => {
    const { account_id: otherId } = otherSideOf(chat, viewerId);
    const other = world.accounts.get(otherId);
    const isHidden =
      query.flag('with_muted') === true ? hasLink(world.blocks, viewerId, otherId) : isSilenced(world, viewerId, otherId);
    if (other === undefined || (chats.hidesSilenced && isHidden)) return false;
    return `${other.display_name} ${other.acct}`.toLowerCase().includes(text);
  });
}

function listRoutes(route: ChatRoute): void {
  const { app, server, chats } = route;
  if (chats.wholeList) {
    app.get(BASE, context => {
      const viewerId = requireViewer(context, 'read:chats');
      return context.json(listedChats(context, route, viewerId).map(chat => chatJson(server, chat, viewerId)));
    });
  }
  // The cursors are ids of the latest activity: a chat that moves to the top between two pages is not on both.
  app.get('/api/v2/pleroma/chats', context => {
    const viewerId = requireViewer(context, 'read:chats');
    const all = listedChats(context, route, viewerId);
    const limit = readLimit(context, server, 'statuses');
    const bound = (name: string): string | null => boundOf(server, context.req.query(name));
    const [below, above] = [bound('max_id'), bound('min_id') ?? bound('since_id')];
    const within = all.filter(chat => {
      const at = activityOf(chat, viewerId);
      return (below === null || at < below) && (above === null || at > above);
    });
    const page = bound('min_id') === null ? within.slice(0, limit) : within.slice(-limit);
    if (chats.extended) {
      const unread = all.reduce((sum, chat) => sum + unreadOf(server.world, chat, sightOf(server, chat, viewerId)), 0);
      context.header('X-Unread-Messages-Count', String(unread));
    }
    const edge = (chat: ChatRecord | undefined): string | undefined =>
      chat === undefined ? undefined : server.profile.ids.encode(activityOf(chat, viewerId));
    const edges = { first: edge(page[0]), last: edge(page.at(-1)), hasOlder: within.length > page.length };
    return sendPage(
      context,
      server,
      'chats',
      edges,
      page.map(chat => chatJson(server, chat, viewerId)),
    );
  });
}

function chatRoutesOf({ app, server, chats }: ChatRoute): void {
  app.post(`${BASE}/by-account-id/:account`, context => {
    const viewerId = requireViewer(context, 'write:chats');
    const { id: otherId } = accountFrom(server, context.req.param('account'));
    if (otherId === viewerId) throw refuse(chats, 'You cannot chat with yourself');
    const refusal = chats.refusal === 'creating' ? refusalOf(server, chats, viewerId, otherId) : null;
    if (refusal !== null) throw unprocessable(refusal);
    const chat = openChat(server.world, viewerId, otherId, server.now());
    context.set('isRepeat', !chat.isNew);
    return context.json(chatJson(server, chat.record, viewerId));
  });

  app.get(`${BASE}/:id`, context => {
    const { viewerId, chat } = chatFrom(context, server, 'read:chats');
    return context.json(chatJson(server, chat, viewerId));
  });

  app.post(`${BASE}/:id/read`, async context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const body = await bodyParameters(context.req.raw, false);
    const lastId = boundOf(server, body.text('last_read_id'));
    if (lastId === null) throw refuse(chats, 'Missing field: last_read_id.');
    const read = readChat(server.world, chat, viewerId, lastId);
    if (read !== chat) publishChat(server, read, 'chat_message.read');
    return context.json(chatJson(server, read, viewerId));
  });

  if (chats.leaving) {
    app.delete(`${BASE}/:id`, context => {
      const { viewerId, chat } = chatFrom(context, server, 'write:chats');
      const json = chatJson(server, chat, viewerId);
      leaveChat(server.world, chat, viewerId);
      return context.json(json);
    });
  }
  if (!chats.extended) return;

  app.post(`${BASE}/:id/accept`, context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    if (chat.created_by === viewerId && !chat.is_accepted) throw unprocessable('The other account accepts this chat');
    const accepted = changeChat(server.world, chat, next => {
      next.is_accepted = true;
    });
    publishChat(server, accepted, 'chat.accepted');
    return context.json(chatJson(server, accepted, viewerId));
  });

  app.patch(`${BASE}/:id`, async context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const seconds = Number((await bodyParameters(context.req.raw, false)).text('message_expiration'));
    if (!EXPIRATIONS.includes(seconds)) throw unprocessable('Message expiration is not included in the list');
    const changed = changeChat(server.world, chat, next => {
      next.message_expiration = seconds;
    });
    return context.json(chatJson(server, changed, viewerId));
  });
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** A text of more UTF-16 units per allowed character is refused without being counted. */
const MAXIMUM_UNITS_PER_CHARACTER = 64;

function isTooLong(text: string, maximum: number): boolean {
  if (text.length <= maximum) return false;
  return text.length > maximum * MAXIMUM_UNITS_PER_CHARACTER || [...graphemes.segment(text)].length > maximum;
}

/** The attachments of a message: own uploads that nothing uses yet. Servers with chats process them during the upload. */
function readAttachments(server: Server, chats: ChatProfile, body: Parameters, viewerId: string): MediaRecord[] {
  const ids = [...new Set(chats.media === 'single' ? body.list('media_id').slice(-1) : [...body.list('media_ids')])];
  if (ids.length > chats.maxMedia) throw refuse(chats, `Cannot attach more than ${String(chats.maxMedia)} files`);
  return ids.map(id => {
    const media = server.world.media.get(id);
    if (media === undefined || server.uploads.unattached(id, viewerId) === null)
      throw refuse(chats, 'The attachment was not found');
    return media;
  });
}

function readText(chats: ChatProfile, body: Parameters, hasMedia: boolean): string {
  const text = (body.text('content') ?? '').trim();
  if (text === '' && !hasMedia) throw refuse(chats, chats.extended ? "Content can't be blank" : 'no_content');
  // Pleroma does not count the text beside an attachment.
  const isCounted = chats.extended || !hasMedia;
  if (!isCounted || !isTooLong(text, chats.maxCharacters)) return text;
  const limit = String(chats.maxCharacters);
  throw refuse(chats, chats.extended ? `Content is too long (maximum is ${limit} characters)` : 'content_too_long');
}

function messageRoutes({ app, server, chats }: ChatRoute): void {
  app.get(`${BASE}/:id/messages`, context => {
    const { viewerId, chat } = chatFrom(context, server, 'read:chats');
    const sight = sightOf(server, chat, viewerId);
    const page = pageStatuses(context, server, range => chatHistory(server.world, chat, sight, range).map(({ id }) => id));
    const items = page.ids.flatMap(id => {
      const message = messageById(server.world, chat, sight, id);
      return message === null ? [] : [chatMessageJson(server, chat, message, viewerId)];
    });
    return sendStatuses(context, server, 'chats', page, items);
  });

  app.post(`${BASE}/:id/messages`, async context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const body = await bodyParameters(context.req.raw, false, POST_BODY_BYTES);
    const media = readAttachments(server, chats, body, viewerId);
    const text = readText(chats, body, media.length > 0);
    const refusal = refusalOf(server, chats, viewerId, otherSideOf(chat, viewerId).account_id);
    if (refusal !== null) throw refuse(chats, refusal);
    const key = chats.keys ? (context.req.header('Idempotency-Key') ?? null) : null;
    const message = addMessage(server.world, chat, { account_id: viewerId, text, media, idempotency_key: key }, server.now());
    server.uploads.attach(media.map(({ id }) => id));
    publishMessage(server, chat, message);
    return context.json(chatMessageJson(server, chat, message, viewerId));
  });

  app.delete(`${BASE}/:id/messages/:message`, context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const message = messageFrom(context, server, chat, viewerId);
    const json = chatMessageJson(server, chat, message, viewerId);
    deleteMessage(server.world, chat, message, viewerId);
    publishDeletion(server, chat, message, viewerId);
    return context.json(json);
  });

  app.post(`${BASE}/:id/messages/:message/read`, context => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const message = messageFrom(context, server, chat, viewerId);
    const read = readChat(server.world, chat, viewerId, message.id);
    return context.json(chatMessageJson(server, read, message, viewerId));
  });
}

/** Reactions to messages. */
function reactionRoutes({ app, server }: ChatRoute): void {
  const react = (context: RouteContext, name: string, isAdded: boolean): Response => {
    const { viewerId, chat } = chatFrom(context, server, 'write:chats');
    const message = messageFrom(context, server, chat, viewerId);
    if (!/^\p{Emoji}/u.test(name) || name.length > 32) throw unprocessable('Emoji is invalid');
    const changed = reactToMessage(server.world, chat, message, { accountId: viewerId, name, isAdded });
    publishReaction(server, chat, changed);
    return context.json(chatMessageJson(server, chat, changed, viewerId));
  };
  const path = `${BASE}/:id/messages/:message/reactions`;
  app.post(path, async context => react(context, (await bodyParameters(context.req.raw, false)).text('emoji') ?? '', true));
  app.delete(`${path}/:emoji`, context => react(context, context.req.param('emoji'), false));
}

/** Chats, for server profiles that have them. */
export function chatRoutes(app: Hono<Environment>, server: Server): void {
  const { chats } = server.profile;
  if (chats === null) return;
  const route = { app, server, chats };
  listRoutes(route);
  chatRoutesOf(route);
  messageRoutes(route);
  if (chats.extended) reactionRoutes(route);
}
