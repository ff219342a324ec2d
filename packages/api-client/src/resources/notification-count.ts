/* Requests of the unread count. Apart from `notifications.ts`, whose parsers a page without notifications does not load. */
import { fieldsOf, optionalCount } from '../entities/decode.js';
import type { CallOptions, WithCalls } from '../request/calls.js';

export const flatPath = '/api/v1/notifications';

/** The ids of the newest notifications, newest first: enough to count unread ones, without parsing them. */
export async function newestNotificationIds({ calls }: WithCalls, options: CallOptions = {}): Promise<string[]> {
  const { data } = await calls.request('GET', flatPath, options);
  return (Array.isArray(data) ? data : []).flatMap((item): string[] => {
    const { id, type } = fieldsOf(item);
    return (typeof id === 'string' || typeof id === 'number') && !isAboutChat(type) ? [String(id)] : [];
  });
}

/** The number of unread notifications, where the server counts them (Mastodon from 4.3); else null. */
export async function unreadNotificationCount({ calls }: WithCalls, options: CallOptions = {}): Promise<number | null> {
  const { data } = await calls.request('GET', `${flatPath}/unread_count`, options);
  return optionalCount(fieldsOf(data)['count'], calls.decoding());
}

/** Whether a type is about a chat: chats have their own count. */
export const isAboutChat = (type: unknown): boolean => typeof type === 'string' && /^chat(?:_|$)|:chat_/.test(type);
