import { timelinesOf, type Status } from '@rookery/api-client';
import { createFakeStream, parseStreamFrame } from '@rookery/api-client/testing';
import {
  accountStore,
  createQueryClient,
  createWindowStore,
  ingestStatuses,
  listQuery,
  statusKey,
  updateList,
} from '@rookery/store';
import { emptyList, removeItems, type Entry, type ListState } from '@rookery/store/list';
import { flushImmediately } from '@rookery/store/testing';
import { expect, it } from 'vitest';
import { bindTimelineStream } from '../state/timeline-stream.data.js';
import { timelineKey } from '../state/timeline.data.js';
import { createTimelineServer, numbersDown } from '../test-support/timeline-server.js';
import { knownHome } from './catch-up.data.js';
import { noFilters } from './catch-up-filters.js';
import { catchUpPost } from './catch-up-post.js';
import { catchUpRows, type CatchUpView } from './catch-up-rows.js';
import { catchUpList, readOn, type ReadEnd } from './read-on.data.js';
import { readRange } from './read-range.js';

// The whole proof takes a minute: PROPERTY_SEED=all runs it, the unit tests a part of it.
const isWhole = process.env['PROPERTY_SEED'] !== undefined;
const SEEDS = isWhole ? 100 : 6;
const POSTS = isWhole ? 3_000 : 800;
const OLDEST = 1_001;
/** The post that was read last. */
const SINCE = OLDEST + 30;

/** Whole numbers from 0 to below its argument (mulberry32). */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return below => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** One reader who comes back to a Home with stored ranges and gaps, and a server on which everything goes on meanwhile. */
function comeBack(seed: number) {
  const next = chance(seed);
  const server = createTimelineServer(numbersDown(OLDEST + POSTS - 1, OLDEST));
  for (const id of server.posts.toReversed())
    if (next(6) === 0 && id > OLDEST + 60) server.reblogs.set(id, originalOf(id - 1 - next(50)));
  const queryClient = createQueryClient();
  const stream = createFakeStream();
  const unbind = bindTimelineStream(stream, queryClient, { schedule: flushImmediately });
  const { queryKey } = catchUpList;
  const state = (): ListState => queryClient.getQueryData<ListState>(queryKey) ?? emptyList;

  function originalOf(id: number): number {
    return server.reblogs.get(id) ?? id;
  }
  const emit = (event: string, payload: unknown): void => {
    const text = typeof payload === 'string' ? payload : JSON.stringify(payload);
    const frame = parseStreamFrame(JSON.stringify({ stream: ['user'], event, payload: text }));
    if (frame !== null) stream.emit(frame.event, 'user');
  };
  let newest = OLDEST + POSTS - 1;
  const anyPost = (): number => server.posts[next(server.posts.length)] ?? OLDEST;
  const changes = [
    () => {
      const id = (newest += 1);
      server.posts.push(id);
      if (next(3) === 0) server.reblogs.set(id, originalOf(anyPost()));
      emit('update', server.wire(id));
    },
    () => {
      const id = anyPost();
      const gone = server.posts.filter(one => one === id || server.reblogs.get(one) === id);
      server.posts = server.posts.filter(one => !gone.includes(one));
      for (const one of gone) emit('delete', String(one));
    },
    () => {
      const id = originalOf(anyPost());
      server.edits.set(id, (server.edits.get(id) ?? 0) + 1);
      emit('status.update', server.wire(id));
    },
  ];
  /** Up to three changes, while a request is in flight or between two. */
  const change = (): void => {
    for (let count = next(4); count > 0; count -= 1) changes[next(changes.length)]?.();
  };

  /** Ranges of Home that an earlier visit had loaded, with gaps between them. */
  async function storeRanges(): Promise<void> {
    const entries: Entry[] = [];
    for (let at = POSTS - 1 - next(300); at > 0; at -= 20 + next(POSTS / 3)) {
      const paging = { max_id: String(OLDEST + at + 1), limit: 5 + next(60) };
      const { items } = await timelinesOf(server.client).home(paging);
      const [first] = items;
      const above = entries.at(-1);
      if (first === undefined || (above?.kind === 'item' && Number(above.id) <= Number(first.id))) continue;
      if (above?.kind === 'item') entries.push({ kind: 'gap', newerId: above.id, olderId: first.id });
      entries.push(...ingestStatuses(queryClient, items).map(id => ({ kind: 'item' as const, id })));
    }
    const last = entries.at(-1);
    if (last?.kind !== 'item') return;
    const home: ListState = { ...emptyList, entries, older: { below: last.id }, endId: last.id, isStale: true };
    queryClient.setQueryData(timelineKey({ kind: 'home' }), home);
  }

  async function open(): Promise<void> {
    await storeRanges();
    const none = createWindowStore<Status>('none', { isPersistent: false });
    const restoreWindow = () => knownHome(queryClient, { windows: none, newest: none }, 'home');
    accountStore(queryClient).lists.open(queryKey);
    stream.emit({ type: 'connected', isReconnect: false });
    await queryClient.fetchQuery(listQuery(server.client, catchUpList, { restoreWindow }));
  }

  /** Reads to the place, stopping by chance. */
  async function readAll(): Promise<ReadEnd> {
    for (;;) {
      const controller = new AbortController();
      server.beforeAnswer = () => {
        change();
        if (next(12) === 0) controller.abort();
      };
      const end = await readOn({ client: server.client, queryClient, sinceId: String(SINCE), signal: controller.signal });
      if (end !== 'stopped' && end !== 'paused') return end;
    }
  }

  /** As the page does: what was deleted leaves the list, and nothing changes any more. */
  async function settle(): Promise<ReadEnd> {
    updateList(queryClient, queryKey, before => removeItems(before, before.deletedIds));
    server.beforeAnswer = () => undefined;
    const signal = new AbortController().signal;
    return readOn({ client: server.client, queryClient, sinceId: String(SINCE), signal, limit: Infinity });
  }

  return { server, queryClient, state, open, readAll, settle, unbind };
}

it(`equals the server’s list of ${POSTS} posts, over gaps and live changes, for ${SEEDS} seeds`, async () => {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { server, queryClient, state, open, readAll, settle, unbind } = comeBack(seed);
    await open();
    await readAll();
    expect([seed, await settle()]).toEqual([seed, 'reached']);
    const { entries } = readRange(state().entries, String(SINCE));
    const expected = server.posts.toSorted((a, b) => b - a).filter(id => id > SINCE);
    expect([seed, entries.map(entry => (entry.kind === 'item' ? Number(entry.id) : entry))]).toEqual([seed, expected]);

    const statusOf = (id: string) => queryClient.getQueryData<Status>(statusKey(id));
    const versions = expected.map(id => server.reblogs.get(id) ?? id).filter(id => (server.edits.get(id) ?? 0) > 0);
    expect([seed, versions.map(id => statusOf(String(id))?.content)]).toEqual([
      seed,
      versions.map(id => `<p>Post ${id}, version ${server.edits.get(id)}</p>`),
    ]);
    const view = (name: CatchUpView) =>
      catchUpRows({
        view: name,
        entries,
        postOf: id => {
          const status = statusOf(id);
          const place = { filterContext: 'home', ownAccountId: null, now: 0 } as const;
          return status === undefined ? null : catchUpPost(status, place, { reblogs: true, replies: true });
        },
        filters: noFilters,
        ownAccountId: null,
        expanded: new Set(),
        seen: new Set(),
        now: 0,
      });
    // Every entry is in one row, the reposts of a post in the row of the post.
    const { rows, posts } = view('time');
    const folded = rows.flatMap(row => (row.kind === 'status' ? row.entryIds : []));
    expect([seed, folded.map(Number).toSorted((a, b) => b - a)]).toEqual([seed, expected]);
    expect([seed, posts]).toEqual([seed, new Set(expected.map(id => server.reblogs.get(id) ?? id)).size]);
    // Posts that another view does not show are counted.
    const { rows: reposts, leftOut } = view('reposts');
    expect([seed, reposts.length + leftOut.byView]).toEqual([seed, posts]);
    unbind();
  }
}, 600_000);
