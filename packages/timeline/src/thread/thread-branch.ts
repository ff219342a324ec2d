/** A thread in the cache: ids and reply targets. The posts have entries of their own. */
import type { RepliesFetchHandle } from '@rookery/api-client';

/** The id of a post and of the post it replies to; null when there is none, or when it was deleted. */
export interface ThreadNode {
  id: string;
  parentId: string | null;
  authorId?: string;
  /** Epoch ms; absent when it is not known. */
  createdAt?: number;
  /** The key of the pending post that it is, or was before the server had it. */
  pendingKey?: string;
  /** The post arrived after the thread was opened. */
  isLate?: true;
  /** The post was deleted after the thread was opened. */
  isDeleted?: true;
}

/** The context as the server sent it. The order matters only where a reply target is missing. */
export interface ThreadContext {
  ancestors: readonly ThreadNode[];
  descendants: readonly ThreadNode[];
}

export interface ThreadBranch extends ThreadContext {
  /** The link to more replies; null when all are loaded. */
  next: string | null;
  /** The server is fetching replies from other servers. */
  fetch: RepliesFetchHandle | null;
}

/** The prefix of the keys of all threads. */
export const threadsKey = ['timeline', 'thread'] as const;

/** The cache key of the thread of a post. */
export const threadKey = (statusId: string) => [...threadsKey, statusId] as const;
