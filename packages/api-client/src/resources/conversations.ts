import { type CallOptions, segment, type WithCalls } from '../request/calls.js';
import { type Conversation, conversations, parseConversation } from '../entities/conversation.js';
import type { Page, Paging } from '../request/pagination.js';

/**
 * Conversations: threads of direct posts, on servers with the feature `conversations`. The posts of one are the thread of its last status.
 */
export function conversationsOf({ calls }: WithCalls) {
  const at = (id: string, rest = '') => `/api/v1/conversations/${segment(id)}${rest}`;
  return {
    /** Latest status first. Follow `next`: its bounds are ids of statuses. */
    list: (paging: Paging = {}, options: CallOptions = {}): Promise<Page<Conversation>> =>
      calls.page('/api/v1/conversations', conversations, { ...options, query: { ...paging } }),
    page: (link: string, options: CallOptions = {}): Promise<Page<Conversation>> => calls.page(link, conversations, options),
    markRead: (id: string, options: CallOptions = {}): Promise<Conversation> =>
      calls.entity('POST', at(id, '/read'), parseConversation, options),
    /** Removes the conversation from the list until its next status. The statuses stay. */
    async delete(id: string, options: CallOptions = {}): Promise<void> {
      await calls.request('DELETE', at(id), options);
    },
  };
}
