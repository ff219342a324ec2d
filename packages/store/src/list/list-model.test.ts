import { describe, expect, it } from 'vitest';
import { chance } from '../test-support/chance.js';
import { Server } from '../test-support/list-server.js';
import { olderIn } from '@rookery/api-client';
import { isInGap, itemIds, type Entry, type Gap } from './list-entries.js';
import { trimTail, listWindow } from './list-window.js';
import { fillGap } from './fill-gap.js';
import { addPending, confirmPending, releaseUnmatched, withdrawPending } from './pending-items.js';
import { removeItem } from './removed-items.js';
import { appendOlder, mergeNewest } from './merge-pages.js';
import {
  markStale,
  emptyList,
  flushQueue,
  queuedCount,
  QUEUE_LIMIT,
  fullListOf,
  hasUncountedItems,
  type GapSide,
  type ListPage,
  type ListState,
  type OlderPage,
} from './list-state.js';
import { receive, receiveOwn } from './receive-item.js';

/** The id below which the next older page begins; the links of this server are ids. */
const boundOf = (older: NonNullable<OlderPage>): number => Number(typeof older === 'string' ? older : older.below);

const isGap = (entry: Entry): entry is Gap => entry.kind === 'gap';
const show = (list: readonly Entry[]): string =>
  list.map(entry => (isGap(entry) ? '…' : entry.kind === 'item' ? entry.id : `(${entry.key})`)).join(' ');

/** A pending post: `id` once the server has it. */
interface Sending {
  key: string;
  id: number | null;
}

/** One reader of one server, and every event that can happen to them. */
class Reader {
  readonly server = new Server();
  limit: number;
  /** The connection there is, if any. */
  live: object | null = {};
  sending: Sending[] = [];
  /** The posts that this connection delivered. */
  readonly heard = new Set<number>();
  state: ListState;
  /** Responses in flight: made by the server before the events that follow. */
  answers: { page: ListPage; apply(page: ListPage): void }[] = [];
  #keys = 0;

  constructor(readonly next: (below: number) => number) {
    this.limit = 3 + next(4);
    for (let count = 0; count < 30; count += 1) this.server.add(next(8) === 0);
    this.state = mergeNewest(emptyList, this.server.page(this.limit));
  }

  readonly actions: Record<string, () => void> = {
    post: () => this.stream(this.server.add(false)),
    burst: () => {
      for (let count = this.next(4) === 0 ? this.next(60) : this.next(5); count > 0; count -= 1)
        this.stream(this.server.add(this.next(30) === 0));
    },
    late: () => {
      if (!this.hasOrder()) return;
      const late = this.server.top - 10 * this.next(25) - 1 - this.next(8);
      if (this.live !== null && this.server.addLate(late)) this.stream(late);
    },
    fromOtherDevice: () => this.stream(this.server.add(true)),
    // Some servers stream an edited post as a new one.
    edit: () => {
      const known = itemIds(fullListOf(this.state).list);
      if (!this.hasOrder()) return;
      const any = this.next(4) === 0 ? this.server.posts.map(String) : known;
      const id = any[this.next(Math.max(any.length, 1))];
      if (id !== undefined) this.stream(Number(id));
    },
    newest: () => {
      const [live, asked] = [this.live, this.state];
      this.answer(this.server.page(this.limit), page => {
        this.state = mergeNewest(this.state, { ...page, asked, isLive: live !== null && live === this.live });
      });
    },
    older: () => {
      const link = this.state.older;
      if (link === null) return;
      const page = this.server.page(this.limit, { below: boundOf(link) });
      this.answer(page, answer => (this.state = appendOlder(this.state, link, answer)));
    },
    fill: () => this.fill(this.next(2) === 0 ? 'newer' : 'older', true),
    flush: () => (this.state = flushQueue(this.state)),
    delete: () => {
      const known = itemIds(fullListOf(this.state).list);
      const any = this.next(5) === 0 ? this.server.posts.map(String) : known;
      const id = any[this.next(Math.max(any.length, 1))];
      if (id === undefined || this.sending.some(sending => sending.id === Number(id))) return;
      this.server.posts = this.server.posts.filter(post => post !== Number(id));
      this.state = removeItem(this.state, id);
      for (const answer of this.answers) answer.page = { ...answer.page, ids: answer.page.ids.filter(other => other !== id) };
    },
    disconnect: () => {
      this.live = null;
      this.heard.clear();
      this.state = markStale(this.state);
    },
    connect: () => {
      this.live = {};
      this.heard.clear();
      this.state = markStale(this.state);
    },
    stayAtTop: () => {
      const keep = 1 + this.next(30);
      this.state = trimTail(this.state, { max: keep + this.next(10), keep });
    },
    reload: () => {
      const ids = itemIds(this.state.entries);
      const anchor = ids[this.next(ids.length + 1)] ?? null;
      this.state = listWindow(this.state, anchor, 2 + this.next(30));
      this.answers = [];
      this.heard.clear();
      for (const { key } of this.sending) this.state = addPending(this.state, key);
    },
    write: () => {
      const key = `key${(this.#keys += 1)}`;
      this.sending.push({ key, id: null });
      this.state = addPending(this.state, key);
    },
    send: () => {
      const sending = this.sending[this.next(Math.max(this.sending.length, 1))];
      if (sending === undefined || sending.id !== null) return;
      sending.id = this.server.add(true);
      if (this.next(2) === 0) this.stream(sending.id);
      else this.late.push(sending.id);
    },
    echo: () => {
      const id = this.late.shift();
      if (id !== undefined) this.stream(id);
    },
    confirm: () => this.confirm(this.next(Math.max(this.sending.length, 1))),
    withdraw: () => {
      const sending = this.sending.find(one => one.id === null);
      if (sending === undefined) return;
      this.sending = this.sending.filter(one => one !== sending);
      this.state = withdrawPending(this.state, sending.key);
    },
    giveUp: () => {
      if (this.sending.every(one => one.id === null)) this.state = releaseUnmatched(this.state);
    },
    arrive: () => this.arrive(),
  };

  /** Posts on the server that the stream has not echoed yet. */
  late: number[] = [];

  /** One known id shows no order: an item that is not the newest would stand at the top until a page tells its place. */
  hasOrder(): boolean {
    return new Set([...itemIds(fullListOf(this.state).list), this.state.endId]).size > 1;
  }

  stream(id: number): void {
    if (this.live === null || !this.server.posts.includes(id)) return;
    this.heard.add(id);
    this.state = (this.server.own.has(id) ? receiveOwn : receive)(this.state, String(id));
  }

  confirm(index: number): void {
    const sending = this.sending[index];
    if (sending === undefined || sending.id === null) return;
    this.sending.splice(index, 1);
    this.state = confirmPending(this.state, sending.key, String(sending.id));
  }

  answer(page: ListPage, apply: (page: ListPage) => void): void {
    if (this.next(3) === 0) this.answers.push({ page, apply });
    else apply(page);
  }

  arrive(): void {
    const answer = this.answers.splice(this.next(Math.max(this.answers.length, 1)), 1)[0];
    answer?.apply(answer.page);
  }

  fill(side: GapSide, mayBeLate: boolean): void {
    const gaps = this.state.entries.filter(isGap);
    const gap = gaps[this.next(Math.max(gaps.length, 1))];
    if (gap === undefined) return;
    const bounds = { below: Number(gap.newerId), above: Number(gap.olderId), fromAbove: side === 'older' };
    const page = this.server.page(this.limit, bounds);
    const apply = (answer: ListPage): void => {
      // Posts deleted since the response was made are not missing from it.
      const limit = this.limit - (page.ids.length - answer.ids.length);
      this.state = fillGap(this.state, gap, side, { ids: answer.ids, isEnd: answer.ids.length < limit });
    };
    if (mayBeLate) this.answer(page, apply);
    else apply(page);
  }

  /** The first violated invariant, or null. */
  fault(): string | null {
    const { state } = this;
    const { list } = fullListOf(state);
    const ids = itemIds(list).map(Number);
    const shown = itemIds(state.entries).map(Number);
    const queued = itemIds(state.queue).map(Number);
    const bare = state.entries.filter(entry => entry.kind !== 'pending');
    const isDescending = (numbers: number[]): boolean => numbers.every((id, at) => at === 0 || id < (numbers[at - 1] ?? 0));
    if (new Set([...shown, ...queued]).size !== shown.length + queued.length) return 'a post stands twice';
    if (ids.length !== shown.length + queued.length) return 'the whole is not all';
    if (![ids, shown, queued].every(isDescending)) return 'posts are out of order';
    if (queued.length - state.unmatchedOwnIds.length > QUEUE_LIMIT) return 'the queue holds too many';
    if (queuedCount(state) < 0 || (queuedCount(state) > 0 && queued.length === 0)) return 'the count is wrong';
    if (bare[0]?.kind === 'gap') return 'the list begins with a gap';
    if (bare.some((entry, at) => at > 0 && isGap(entry) && bare[at - 1]?.kind === 'gap')) return 'gaps touch';
    const pending = state.entries.flatMap(entry => (entry.kind === 'pending' ? [entry.key] : []));
    if (
      pending.toSorted().join() !==
      this.sending
        .map(one => one.key)
        .toSorted()
        .join()
    )
      return 'a pending post is lost';
    if (state.entries.slice(pending.length).some(entry => entry.kind === 'pending')) return 'a pending post stands below';
    return this.miscounted(shown) ?? this.lost(list, ids, shown);
  }

  /** Unless the list is stale, the count covers every post that was delivered and is not shown, and nothing else. */
  miscounted(shown: number[]): string | null {
    const { state, server } = this;
    if (state.isStale || shown.length === 0) return null;
    const gaps = state.entries.filter(isGap);
    const waiting = server.posts.filter(id => !shown.includes(id) && (state.older === null || id >= Number(state.endId)));
    const count = queuedCount(state);
    const isOlder = olderIn(server.posts.map(String));
    // Own posts stand above the queue; posts in a shown gap are not queued.
    const top = shown.find(id => !server.own.has(id)) ?? -Infinity;
    const came = waiting.filter(id => id > top && this.heard.has(id) && !isInGap(gaps, String(id), isOlder)).length;
    // Posts that nothing delivered lie in a gap of the queue, which says that more wait than are counted.
    const above = waiting.filter(id => id > top && !server.own.has(id) && !isInGap(gaps, String(id), isOlder)).length;
    // Own posts that may belong to a pending entry hide the gap below them.
    const isHeldBack = state.unmatchedOwnIds.length > 0 && count === 0;
    if (count < above && !isHeldBack && !hasUncountedItems(state))
      return `${above} posts wait, ${count} are counted as all of them`;
    if (count < came && state.unmatchedOwnIds.length === 0) return `${came} posts came, ${count} are counted`;
    // Own posts are not new to the reader, whether they are matched with a pending entry yet or not.
    const most = waiting.filter(id => !state.unmatchedOwnIds.includes(String(id))).length;
    return count > most ? `${most} posts are not shown, ${count} are counted` : null;
  }

  lost(list: readonly Entry[], ids: number[], shown: number[]): string | null {
    const { state, server } = this;
    const [newest = -Infinity] = ids;
    // The server also reports own posts in its response to them. A deferred post is excused only by the page that will
    // bring it: below the end, in a gap, above a break, or, in a list that lost every item, the next older page.
    const deferred = ids.length === 0 ? state.deferredIds.map(Number) : [];
    const known = new Set([...ids, ...deferred, ...this.late, ...this.sending.map(one => one.id)]);
    const gaps = list.filter(isGap).map(gap => [Number(gap.newerId), Number(gap.olderId)] as const);
    const visible = state.entries.filter(isGap).map(gap => [Number(gap.newerId), Number(gap.olderId)] as const);
    const [top = -Infinity] = shown;
    for (const post of server.posts) {
      if (known.has(post) || (state.older !== null && post < Number(state.endId))) continue;
      if (post > newest) {
        if (!state.isStale) return `${post} is missing above`;
        continue;
      }
      const isIn = ([newer, older]: readonly [number, number]): boolean => post < newer && post > older;
      if (!gaps.some(isIn)) return `${post} is lost`;
      if (post < top && !visible.some(isIn)) return `no gap is shown for ${post}`;
    }
    return null;
  }

  /** Runs every outstanding transition. The list must then equal the server's. */
  settle(): string | null {
    this.answers = [];
    this.live = {};
    this.limit = 40;
    for (const { key, id } of this.sending.splice(0)) {
      this.state = id === null ? withdrawPending(this.state, key) : confirmPending(this.state, key, String(id));
    }
    this.late = [];
    for (let round = 0; round < 400; round += 1) {
      this.state = flushQueue(mergeNewest(this.state, this.server.page(this.limit)));
      while (this.state.older !== null) {
        this.state = appendOlder(
          this.state,
          this.state.older,
          this.server.page(this.limit, { below: boundOf(this.state.older) }),
        );
      }
      if (!this.state.entries.some(isGap)) break;
      this.fill(round % 2 === 0 ? 'newer' : 'older', false);
    }
    const rows = itemIds(flushQueue(this.state).entries);
    const all = this.server.posts.map(String);
    return rows.join(' ') === all.join(' ') ? null : `the end differs: ${rows.join(' ')} from ${all.join(' ')}`;
  }
}

const STEPS = 40;

/** Runs one sequence. Returns the violation after a step, or null. */
function run(seed: number): string | null {
  const next = chance(seed);
  const reader = new Reader(next);
  const names = Object.keys(reader.actions);
  for (let step = 0; step < STEPS; step += 1) {
    const name = names[next(names.length)] ?? '';
    const before = reader.state;
    reader.actions[name]?.();
    const fault = reader.fault();
    if (fault !== null) {
      return `seed ${seed}, step ${step}, ${name}: ${fault}\n  from ${show(before.entries)} | ${show(before.queue)}\n  to ${show(reader.state.entries)} | ${show(reader.state.queue)}`;
    }
  }
  const fault = reader.settle();
  return fault === null ? null : `seed ${seed}: ${fault}`;
}

describe('a list after any sequence of transitions', () => {
  // The first few find most faults, within the time that mutation testing has for a test.
  it.each([
    [1, 100],
    [101, 10_000],
  ])(
    '[LIST-03] [LIST-05] [LIST-13] keeps items unique and in order, with a gap wherever one is missing (%i to %i)',
    (first, last) => {
      const faults: string[] = [];
      for (let seed = first; seed <= last && faults.length < 3; seed += 1) {
        const fault = run(seed);
        if (fault !== null) faults.push(fault);
      }
      expect(faults).toEqual([]);
    },
    300_000,
  );
});
