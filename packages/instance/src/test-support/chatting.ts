import type { StreamFrame } from '../server/streaming.js';
import { accountIdOf, visit, type Answer, type Json, type Visitor } from './visitor.js';

export interface Chat extends Json {
  id: string;
  account: { id: string; acct: string };
  unread: number;
  last_message: Message | null;
}

export interface Message extends Json {
  id: string;
  chat_id: string;
  account_id: string;
  content: string | null;
  unread: boolean;
}

export const CHATS = '/api/v1/pleroma/chats';

/** One of two accounts of a server that has chats. */
export interface Chatter {
  readonly id: string;
  get<T>(path: string): Promise<Answer<T>>;
  send<T = Json>(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer<T>>;
  /** Opens the chat with the other one. */
  open(): Promise<Chat>;
  say(chat: Chat, content: string, headers?: Record<string, string>): Promise<Answer<Message>>;
  messages(chat: Chat): Promise<Message[]>;
  list(): Promise<Chat[]>;
  /** The parsed events that arrived on a stream, from the call on. */
  listen(stream?: string): { event: string; payload: Json }[];
}

type Options = Parameters<typeof visit>[0];

/** Mara and Gus, who have no chat yet. */
export async function chatters(options: Options): Promise<{ visitor: Visitor; mara: Chatter; gus: Chatter }> {
  const visitor = visit(options);
  const [maraId, gusId] = [await accountIdOf(visitor, 'mara'), await accountIdOf(visitor, 'gus')];
  return {
    visitor,
    mara: chatter(visitor, visitor.token, maraId, gusId),
    gus: chatter(visitor, visitor.instance.issueToken('gus'), gusId, maraId),
  };
}

function chatter(visitor: Visitor, token: string, id: string, otherId: string): Chatter {
  const send = <T = Json>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    visitor.send<T>(method, path, body, { Authorization: `Bearer ${token}`, ...headers });
  const get = <T>(path: string) => send<T>('GET', path);
  return {
    id,
    get,
    send,
    open: async () => (await send<Chat>('POST', `${CHATS}/by-account-id/${otherId}`)).json,
    say: (chat, content, headers) => send<Message>('POST', `${CHATS}/${chat.id}/messages`, { content }, headers),
    messages: async chat => (await get<Message[]>(`${CHATS}/${chat.id}/messages`)).json,
    list: async () => (await get<Chat[]>('/api/v2/pleroma/chats?limit=40')).json,
    listen(stream = 'user') {
      const events: { event: string; payload: Json }[] = [];
      const add = ({ event, payload = 'null' }: StreamFrame): void => {
        events.push({ event, payload: JSON.parse(payload) as Json });
      };
      visitor.instance.subscribe(token, add)?.subscribe({ stream });
      return events;
    },
  };
}
