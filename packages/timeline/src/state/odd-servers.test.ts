import { createQueryClient, loadGap, loadOlder, showQueue } from '@rookery/api-client/query';
import { itemIds, type GapSide } from '@rookery/api-client/list';
import { describe, expect, it } from 'vitest';
import { createOddServer, type Oddities } from '../test-support/odd-server.js';
import type { TimelineSource } from './timeline-sources.js';
import type { TimelineState } from './timeline-state.js';
import { timelineKey, timelineQuery, timelineList } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };

/** Ids of every kind that orders by time, by number. */
const forms: Record<string, (number: number) => string> = {
  snowflake: number => String(113_500_000_000_000_000n + BigInt(number) * 65_537n),
  'short number': number => String(number + 1),
  flake: number => `A${number.toString(36).padStart(5, '0')}zZ9aB0cD1eF2`,
  ulid: number => `01J${number.toString(32).toUpperCase().padStart(7, '0')}7WGQ5D0W9RV97YV6`,
  uuid: number => `019abc12-${number.toString(16).padStart(4, '0')}-7000-8000-000000000000`,
};

const OLD = 90;
const NEW = 150;

/** A reader who reads a bit, is away while others write, comes back and asks for all that is missing. */
async function readAll(form: (number: number) => string, oddities: Oddities, sides: readonly GapSide[]) {
  const cache = createQueryClient();
  const ids = Array.from({ length: OLD + NEW }, (_, index) => form(OLD + NEW - 1 - index));
  const server = createOddServer(ids.slice(NEW), oddities);
  const state = (): TimelineState => {
    const found = cache.getQueryData<TimelineState>(timelineKey(home));
    if (found === undefined) throw new Error('The timeline is not loaded.');
    return found;
  };
  const refetch = () => cache.fetchQuery({ ...timelineQuery(server.client, home), staleTime: 0 });
  await refetch();
  await loadOlder(server.client, cache, timelineList(home));
  server.ids = ids;
  await refetch();
  showQueue(cache, timelineKey(home));
  for (let turn = 0; turn < 100; turn += 1) {
    const gap = state().entries.find(entry => entry.kind === 'gap');
    if (gap?.kind !== 'gap') break;
    await loadGap(server.client, cache, timelineList(home), gap, sides[turn % sides.length] ?? 'newer');
  }
  for (let turn = 0; turn < 120 && state().older !== null; turn += 1) await loadOlder(server.client, cache, timelineList(home));
  showQueue(cache, timelineKey(home));
  const gaps = state().entries.filter(entry => entry.kind === 'gap').length;
  return { read: itemIds(state().entries), visible: server.visible(), gaps, older: state().older };
}

const PLAIN = 'keeps to its interface';
const oddServers: Record<string, Oddities> = {
  [PLAIN]: {},
  'sends relative links': { link: 'relative' },
  'sends no links that can be read': { link: 'none' },
  'sends links to the name it has inside its own network': { link: 'other-host' },
  'sends a next link with its last page too': { link: 'always' },
  'sends fewer than it is asked for': { most: 7 },
  'sends fewer than it is asked for, without links': { most: 7, link: 'none' },
  'sends more than it is asked for': { least: 33 },
  'sends more than it is asked for, without links': { least: 33, link: 'none' },
  'cuts its page before it takes out what may not be seen': { hidesEvery: 4 },
  'cuts its page before it takes out what may not be seen, without links': { hidesEvery: 4, link: 'none' },
  'takes out a hundred posts in a row': { hidesInRow: 100 },
  'takes out a hundred posts in a row and sends few': { hidesInRow: 100, most: 7 },
  'takes out so many that a gap must be asked for twice': { hidesInRow: 120, most: 3 },
  'sends items that cannot be read': { breaksEvery: 5 },
  'sends items that cannot be read, without links': { breaksEvery: 5, link: 'none' },
  'sends every post twice': { isTwice: true },
  'sends every post twice, without links': { isTwice: true, link: 'none' },
  'sends the oldest of a page first': { isReversed: true },
  'sends pages that overlap': { isInclusive: true },
  'sends pages that overlap, without links': { isInclusive: true, link: 'none' },
  'knows no since_id': { isSinceIgnored: true },
  'answers min_id with the newest': { minId: 'newest' },
  'answers min_id with the newest of all': { minId: 'newest', isMaxIgnoredBesideMin: true },
  'answers min_id with what is next to it, however far': { isMaxIgnoredBesideMin: true },
  'knows no min_id': { minId: 'ignored' },
  'knows neither min_id nor since_id': { minId: 'ignored', isSinceIgnored: true },
  'knows neither min_id nor since_id and sends few': { minId: 'ignored', isSinceIgnored: true, most: 7, link: 'none' },
};

describe('a list of a server that', () => {
  for (const [name, oddities] of Object.entries(oddServers)) {
    const kinds = name === PLAIN ? Object.keys(forms) : ['short number', 'ulid'];
    it.each(kinds)(`[LIST-03] [LIST-07] ${name} loses no post, has each once and in order: %s ids`, async kind => {
      for (const sides of [['newer'], ['older'], ['newer', 'older']] as const) {
        const { read, visible, gaps, older } = await readAll(forms[kind] ?? String, oddities, sides);
        expect([sides, read, gaps, older]).toEqual([sides, visible, 0, null]);
      }
    });
  }
});
