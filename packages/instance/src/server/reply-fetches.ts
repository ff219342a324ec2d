/** Replies that other servers have and this one does not, and the fetches that bring them (`Mastodon-Async-Refresh`). */
export interface ReplyFetches {
  /** Other servers have `replies` to a post: the next opening of its thread fetches them, which takes `milliseconds`. */
  await(statusId: string, replies: number, milliseconds: number): void;
  /** Starts the fetch of a post's replies. Returns its id while it runs, else null. */
  start(statusId: string, now: number): string | null;
  /** Ends the fetches that are done by `now`, and calls `publish` for each. */
  settle(now: number, publish: (statusId: string, replies: number) => void): void;
  find(id: string): { readonly isRunning: boolean; readonly replies: number } | null;
  clear(): void;
}

interface Fetch {
  readonly statusId: string;
  readonly replies: number;
  readonly milliseconds: number;
  /** Epoch milliseconds; null before the thread is opened. */
  endsAt: number | null;
  isDone: boolean;
}

/** Mastodon signs the ids: Base64 with the signature after two hyphens. */
const fetchId = (statusId: string): string => `${btoa(`{"purpose":"refresh","id":"${statusId}"}`)}--${statusId}`;

export function createReplyFetches(): ReplyFetches {
  const fetches = new Map<string, Fetch>();
  return {
    await(statusId, replies, milliseconds) {
      fetches.set(fetchId(statusId), { statusId, replies, milliseconds, endsAt: null, isDone: false });
    },
    start(statusId, now) {
      const id = fetchId(statusId);
      const found = fetches.get(id);
      if (found === undefined || found.isDone) return null;
      found.endsAt ??= now + found.milliseconds;
      return id;
    },
    settle(now, publish) {
      for (const found of fetches.values()) {
        if (found.isDone || found.endsAt === null || now < found.endsAt) continue;
        found.isDone = true;
        publish(found.statusId, found.replies);
      }
    },
    find(id) {
      const found = fetches.get(id);
      return found === undefined ? null : { isRunning: !found.isDone, replies: found.isDone ? found.replies : 0 };
    },
    clear: () => fetches.clear(),
  };
}
