import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chance } from '../test-support/chance.js';
import { fillGap } from './fill-gap.js';
import { requestGapPage } from './gap-requests.js';
import { itemIds, type Entry, type Gap } from './list-entries.js';
import { emptyList, flushQueue, fullListOf, markStale, type GapSide, type ListPage, type ListState } from './list-state.js';
import { listWindow, trimTail } from './list-window.js';
import { appendOlder, mergeNewest } from './merge-pages.js';
import { receive, receiveOwn } from './receive-item.js';
import { removeItem } from './removed-items.js';

type Chance = (below: number) => number;
const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';
const word = (next: Chance, length: number, base: number): string => Array.from({ length }, () => LETTERS[next(base)]).join('');

/** Ids of servers. `count`: the posts made before. */
const KINDS: Record<string, (count: number, next: Chance) => string> = {
  ULIDs: (count, next) => `01HZX${String(count).padStart(8, '0')}${word(next, 13, 10)}`,
  'random UUIDs': (_, next) =>
    `${word(next, 8, 16)}-${word(next, 4, 16)}-4${word(next, 3, 16)}-a${word(next, 3, 16)}-${word(next, 12, 16)}`,
  'UUIDs of their time': (count, next) =>
    `0193${String(count).padStart(4, '0')}-0000-7${word(next, 3, 16)}-a000-${word(next, 12, 16)}`,
  'hashes within a second': (count, next) => `17957280${90 + Math.floor(count / 12)}${word(next, 32, 16)}`,
  'decreasing numbers': count => String(900_000 - count),
  'words of any length': (_, next) => `${word(next, 1 + next(9), 36)}x`,
  'numbers of any length': (_, next) => String(1 + next(9)) + word(next, 4 + next(12), 10),
  'numbers beyond 2^53': count => String(9_007_199_254_740_993n * 1000n + BigInt(count)),
};

/** A server that lists its posts as they came, and answers bounds by the place of the post in its list. */
class PlacedServer {
  /** Every post there ever was, newest first. */
  readonly made: string[] = [];
  readonly gone = new Set<string>();
  #count = 0;

  constructor(
    readonly kind: string,
    readonly next: Chance,
    /** Some servers answer `min_id` like `since_id`. */
    readonly knowsMinId: boolean,
  ) {}

  get posts(): string[] {
    return this.made.filter(id => !this.gone.has(id));
  }

  add(): string {
    for (;;) {
      const id = KINDS[this.kind]?.(this.#count, this.next) ?? '';
      this.#count += 1;
      if (this.made.includes(id)) continue;
      this.made.unshift(id);
      return id;
    }
  }

  page(limit: number, bounds: { max_id?: string; min_id?: string } = {}): ListPage {
    const from = bounds.max_id === undefined ? 0 : this.made.indexOf(bounds.max_id) + 1;
    const to = bounds.min_id === undefined ? this.made.length : this.made.indexOf(bounds.min_id);
    const fitting = this.made.slice(from, to).filter(id => !this.gone.has(id));
    const ids = bounds.min_id !== undefined && this.knowsMinId ? fitting.slice(-limit) : fitting.slice(0, limit);
    const last = ids.at(-1);
    return { ids, next: last !== undefined && last !== this.posts.at(-1) ? `/list?max_id=${last}` : null };
  }
}

const isGap = (entry: { kind: string }): entry is Gap => entry.kind === 'gap';
const boundOf = (link: string): string => link.slice(link.indexOf('=') + 1);

class Reader {
  state: ListState;
  live: object | null = {};
  limit: number;
  inFlight: (() => void)[] = [];

  constructor(
    readonly server: PlacedServer,
    readonly next: Chance,
  ) {
    // In random numbers a shorter page could be in order by chance.
    this.limit = 12 + next(6);
    for (let count = 0; count < 30; count += 1) server.add();
    this.state = mergeNewest(emptyList, { ...server.page(this.limit), asked: emptyList });
  }

  readonly steps: Record<string, () => unknown> = {
    post: () => this.post(),
    burst: () => {
      for (let count = 1 + this.next(30); count > 0; count -= 1) this.post();
    },
    ownPost: () => {
      const id = this.server.add();
      this.state = receiveOwn(this.state, id);
    },
    newest: () => this.newest(),
    lateNewest: () => {
      if (this.inFlight.length === 0) this.newest(apply => this.inFlight.push(apply));
    },
    arrive: () => this.inFlight.shift()?.(),
    older: () => this.older(),
    fillNewer: () => this.fill('newer'),
    fillOlder: () => this.fill('older'),
    trim: () => {
      const keep = 12 + this.next(30);
      this.state = trimTail(this.state, { max: keep + this.next(10), keep });
    },
    reload: () => {
      const ids = itemIds(this.state.entries);
      this.state = listWindow(this.state, ids[this.next(ids.length + 1)] ?? null, 15 + this.next(30));
      this.inFlight = [];
    },
    show: () => (this.state = flushQueue(this.state)),
    delete: () => {
      const { posts } = this.server;
      const id = posts[this.next(posts.length)];
      if (id === undefined || posts.length < 10) return;
      this.server.gone.add(id);
      if (this.live !== null) this.state = removeItem(this.state, id);
    },
    leave: () => {
      this.live = null;
      this.state = markStale(this.state);
    },
    comeBack: () => {
      if (this.live !== null) return;
      this.live = {};
      this.state = markStale(this.state);
    },
  };

  post(): void {
    const id = this.server.add();
    if (this.live !== null) this.state = receive(this.state, id);
  }

  newest(later: (apply: () => void) => void = apply => apply()): void {
    const [live, asked] = [this.live, this.state];
    const page = this.server.page(this.limit);
    later(() => {
      const ids = page.ids.filter(id => !this.server.gone.has(id));
      this.state = mergeNewest(this.state, { ...page, ids, asked, isLive: live !== null && live === this.live });
    });
  }

  older(): void {
    const { older } = this.state;
    if (older === null) return;
    const max_id = typeof older === 'string' ? boundOf(older) : older.below;
    this.state = appendOlder(this.state, older, this.server.page(this.limit, { max_id }));
  }

  async fill(side: GapSide): Promise<void> {
    const gaps = this.state.entries.filter(isGap);
    const gap = gaps[this.next(Math.max(gaps.length, 1))];
    if (gap === undefined) return;
    const { limit, server } = this;
    const page = await requestGapPage(gap, side, {
      page: ({ limit: size = limit, ...bounds }) => Promise.resolve(server.page(size, bounds)),
      linked: link => Promise.resolve(server.page(limit, { max_id: boundOf(link) })),
      state: () => this.state,
      limit,
    });
    this.state = fillGap(this.state, gap, page.side, page);
  }

  /** The first post that is neither in the list nor covered by a gap, stands twice, or stands in another order than the server's. */
  fault(): string | null {
    const { state, server } = this;
    const { list } = fullListOf(state);
    const known = itemIds(list);
    if (new Set(known).size !== known.length) return 'a post stands twice';
    const rank = new Map(server.made.map((id, index) => [id, index]));
    // A post deleted while the reader was away still stands somewhere.
    const present = known.filter(id => !server.gone.has(id));
    const ranks = present.map(id => rank.get(id) ?? -1);
    const wrong = ranks.findIndex((value, index) => index > 0 && value < (ranks[index - 1] ?? 0));
    if (wrong >= 0) return `${present[wrong]} is out of order`;
    const gaps = list.flatMap((entry, index) => {
      if (entry.kind !== 'gap') return [];
      const isPresent = (one: Entry): one is Extract<Entry, { kind: 'item' }> => one.kind === 'item' && !server.gone.has(one.id);
      const [above, below] = [list.slice(0, index).findLast(isPresent), list.slice(index).find(isPresent)];
      const end = state.older === null ? Infinity : -1;
      return [[above ? (rank.get(above.id) ?? 0) : -1, below ? (rank.get(below.id) ?? 0) : end] as const];
    });
    const [newest = Infinity, oldest = -1] = [ranks[0], ranks.at(-1)];
    for (const id of server.posts) {
      const at = rank.get(id) ?? 0;
      const isCovered =
        known.includes(id) ||
        (at < newest && state.isStale) ||
        (at > oldest && state.older !== null) ||
        gaps.some(([above, below]) => at > above && at < below);
      if (!isCovered) return `${id} is lost`;
    }
    return null;
  }

  /** Loads everything. */
  async settle(): Promise<string | null> {
    this.inFlight = [];
    this.live = {};
    this.limit = 20;
    for (let round = 0; round < 60; round += 1) {
      this.newest();
      this.state = flushQueue(this.state);
      while (this.state.older !== null) this.older();
      if (!this.state.entries.some(isGap)) break;
      await this.fill(round % 2 === 0 ? 'newer' : 'older');
    }
    const shown = itemIds(this.state.entries).filter(id => !this.server.gone.has(id));
    return shown.join(' ') === this.server.posts.join(' ') && !this.state.entries.some(isGap)
      ? null
      : `the list is\n${shown.join(' ')}\nand not\n${this.server.posts.join(' ')}`;
  }
}

const STEPS = [
  'post',
  'burst',
  'ownPost',
  'newest',
  'lateNewest',
  'arrive',
  'older',
  'fillNewer',
  'fillOlder',
  'trim',
  'reload',
  'show',
  'delete',
  'leave',
  'comeBack',
];

describe('a list of a server whose ids are', () => {
  it.each(Object.keys(KINDS))(
    '%s: [LIST-03] [LIST-13] has every post once in the server’s order, or a gap in its place',
    async kind => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat(),
          fc.boolean(),
          fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }),
          async (seed, knowsMinId, steps) => {
            const next = chance(seed);
            const reader = new Reader(new PlacedServer(kind, next, knowsMinId), next);
            for (const step of steps) {
              await reader.steps[step]?.();
              expect([step, reader.fault()]).toEqual([step, null]);
            }
            expect(await reader.settle()).toBeNull();
          },
        ),
        { numRuns: 400 },
      );
    },
    60_000,
  );
});
