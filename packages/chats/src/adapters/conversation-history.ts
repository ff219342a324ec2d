import {
  statusesOf,
  compareIds,
  conversationsOf,
  isApiError,
  threadsOf,
  type CallOptions,
  type Client,
  type Conversation,
  type Page,
  type Paging,
  type Status,
} from '@rookery/api-client';
import { chatIdOf, chatIdWith } from './direct-posts.js';

/** Conversations of a request. */
const PAGE_SIZE = 40;
/** Requests for further conversations while the history of one chat is looked for. */
const MOST_PAGES = 5;
const DEFAULT_LIMIT = 20;

/** The conversations of an account by chat, and the posts of their threads. */
interface ConversationHistory {
  /** Notes conversations of a page or of the stream. Returns the chats that they belong to, each once, in order. */
  note(conversations: readonly Conversation[]): readonly string[];
  /** The known conversations of a chat, the one with the latest post first. */
  of(chatId: string): readonly Conversation[];
  /** Requests the list until a conversation of the chat is found. */
  find(chatId: string, options?: CallOptions): Promise<readonly Conversation[]>;
  /** A page of the chat's posts, newest first. Bounds as in every list; `next` continues below. */
  posts(chatId: string, paging: Paging, options?: CallOptions): Promise<Page<Status>>;
  /** The first known post of the thread that a post is in; null for an unknown one. */
  firstOfThread(chatId: string, statusId: string): string | null;
  /** Whether a post was part of a page. */
  isKnown(statusId: string): boolean;
  /** Forgets a deleted post. */
  remove(statusId: string): void;
  forget(chatId: string): void;
}

interface Thread {
  readonly lastId: string;
  readonly posts: readonly Status[];
}

export function createConversationHistory(client: Client, ownId: string): ConversationHistory {
  const conversations = conversationsOf(client);
  const known = new Map<string, Conversation>();
  const threads = new Map<string, Thread>();
  /** Threads to be read again. */
  const stale = new Set<string>();
  const postIds = new Set<string>();
  /** The next page of the list; null: all conversations are known. Undefined: none was requested. */
  let next: string | null | undefined;
  /** The last post of the oldest conversation on these pages: those on further pages are older. */
  let oldestListedId = '';

  /** When the posts were made (epoch ms). Ids alone do not tell the order on every server. */
  const times = new Map<string, number>();
  const see = ({ id, created_at }: Status): void => {
    if (created_at !== null) times.set(id, Date.parse(created_at));
  };
  const compare = (one: string, other: string): number =>
    (times.get(one) ?? times.get(other) ?? 0) - (times.get(other) ?? times.get(one) ?? 0) || compareIds(one, other);
  const isAbove = (id: string, floor: string | undefined): boolean => floor === undefined || compare(id, floor) > 0;

  const chatOf = ({ accounts }: Conversation): string => chatIdWith(accounts.map(({ id }) => id).filter(id => id !== ownId));
  const isUsable = (conversation: Conversation): boolean =>
    conversation.last_status !== null && conversation.accounts.some(({ id }) => id !== ownId);
  const of = (chatId: string): readonly Conversation[] =>
    [...known.values()].filter(each => chatOf(each) === chatId).toSorted((one, other) => compare(lastIdOf(other), lastIdOf(one)));

  function note(found: readonly Conversation[]): readonly string[] {
    const usable = found.filter(isUsable);
    for (const conversation of usable) {
      known.set(conversation.id, conversation);
      if (conversation.last_status !== null) see(conversation.last_status);
    }
    return [...new Set(usable.map(chatOf))];
  }

  function listed(page: Page<Conversation>): void {
    next = page.next;
    oldestListedId = page.items.findLast(isUsable)?.last_status?.id ?? oldestListedId;
  }

  async function refresh(options?: CallOptions): Promise<void> {
    const page = await conversations.list({ limit: PAGE_SIZE }, options);
    note(page.items);
    if (next === undefined) listed(page);
  }

  /** Whether there was another page. */
  async function loadMore(options?: CallOptions): Promise<boolean> {
    if (next === undefined) await refresh(options);
    if (next === undefined || next === null) return false;
    const page = await conversations.page(next, options);
    note(page.items);
    listed(page);
    return true;
  }

  /** The posts of the thread that belong to the chat. A thread has branches: all are below its first post. */
  async function threadOf(conversation: Conversation, chatId: string, options?: CallOptions): Promise<Thread> {
    const last = conversation.last_status;
    const cached = threads.get(conversation.id);
    if (last === null) return { lastId: '', posts: [] };
    if (cached?.lastId === last.id && !stale.has(conversation.id)) return cached;
    stale.delete(conversation.id);
    const around = await threadsOf(client).context(last.id, options).catch(ifGone);
    const [root] = around.ancestors;
    const below = root === undefined ? around : await threadsOf(client).context(root.id, options).catch(ifGone);
    const all = [...around.ancestors, last, ...around.descendants, ...below.descendants];
    all.forEach(see);
    const posts = new Map(all.filter(status => chatIdOf(status, ownId) === chatId).map(status => [status.id, status]));
    for (const status of await tornOff(cached, posts, options)) posts.set(status.id, status);
    const thread = { lastId: last.id, posts: [...posts.values()] };
    threads.set(conversation.id, thread);
    return thread;
  }

  /** The known posts before the first reachable one. Where a post is deleted the server no longer connects those before and after it. */
  async function tornOff(cached: Thread | undefined, posts: ReadonlyMap<string, Status>, options?: CallOptions) {
    const reachable = [...posts.keys()].toSorted(compare)[0];
    const before = (cached?.posts ?? []).filter(({ id }) => reachable !== undefined && compare(id, reachable) < 0);
    const first = before.toSorted((one, other) => compare(one.id, other.id))[0];
    if (first === undefined) return [];
    const isKept = await statusesOf(client)
      .get(first.id, options)
      .then(
        () => true,
        (error: unknown) => !isGone(error),
      );
    return isKept ? before : before.filter(({ id }) => id !== first.id);
  }

  async function posts(chatId: string, { max_id, min_id, since_id, limit = DEFAULT_LIMIT }: Paging, options?: CallOptions) {
    const isNewest = max_id === undefined && min_id === undefined && since_id === undefined;
    if (isNewest || next === undefined) await refresh(options);
    // A deleted post is missing in a fresh thread alone.
    const [newest] = of(chatId);
    if (isNewest && newest !== undefined) stale.add(newest.id);
    const lower = min_id ?? since_id;
    const isWithin = ({ id }: Status): boolean =>
      (max_id === undefined || compare(id, max_id) < 0) && (lower === undefined || compare(id, lower) > 0);
    const found = new Map<string, Status>();
    const read = new Set<string>();
    for (let pages = 0; ;) {
      const conversation = of(chatId).find(({ id }) => !read.has(id));
      const ids = [...found.keys()].toSorted((one, other) => compare(other, one));
      // Older posts are not part of this page. A thread has nothing that is newer than its last post.
      const floor = (min_id === undefined ? ids[limit - 1] : undefined) ?? lower;
      if (conversation !== undefined && isAbove(lastIdOf(conversation), floor)) {
        read.add(conversation.id);
        for (const status of (await threadOf(conversation, chatId, options)).posts)
          if (isWithin(status)) found.set(status.id, status);
        continue;
      }
      // A short page will do: further conversations are requested for the next one.
      const isEnough = found.size > 0 && min_id === undefined;
      if (isEnough || pages >= MOST_PAGES || !isAbove(oldestListedId, floor) || !(await loadMore(options))) break;
      pages += 1;
    }
    const ordered = [...found.values()].toSorted((one, other) => compare(other.id, one.id));
    const items = min_id === undefined ? ordered.slice(0, limit) : ordered.slice(-limit);
    for (const { id } of items) postIds.add(id);
    const isRest = ordered.length > items.length || next !== null || of(chatId).some(({ id }) => !read.has(id));
    const last = items.at(-1);
    return {
      items,
      next: isRest && last !== undefined ? `?max_id=${encodeURIComponent(last.id)}` : null,
      previous: null,
      isPartial: false,
    };
  }

  return {
    note,
    of,
    async find(chatId, options) {
      await refresh(options);
      for (let pages = 0; of(chatId).length === 0 && pages < MOST_PAGES; pages += 1) if (!(await loadMore(options))) break;
      return of(chatId);
    },
    posts,
    firstOfThread(chatId, statusId) {
      const thread = of(chatId)
        .map(({ id }) => threads.get(id)?.posts ?? [])
        .find(all => all.some(({ id }) => id === statusId));
      return thread?.map(({ id }) => id).toSorted(compare)[0] ?? null;
    },
    isKnown: statusId => postIds.has(statusId),
    remove(statusId) {
      for (const [id, thread] of threads)
        threads.set(id, { ...thread, posts: thread.posts.filter(status => status.id !== statusId) });
    },
    forget(chatId) {
      for (const { id } of of(chatId)) {
        known.delete(id);
        threads.delete(id);
      }
    },
  };
}

const lastIdOf = ({ last_status }: Conversation): string => last_status?.id ?? '';

const isGone = (error: unknown): boolean => isApiError(error) && (error.status === 404 || error.status === 410);

/** A thread whose first or last post was deleted meanwhile. */
function ifGone(error: unknown): { readonly ancestors: readonly Status[]; readonly descendants: readonly Status[] } {
  if (isGone(error)) return { ancestors: [], descendants: [] };
  throw error;
}
