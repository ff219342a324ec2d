import { createQueryClient, loadGap, loadOlder, showQueue } from '@rookery/store';
import { itemIds, type GapSide } from '@rookery/store/list';
import { describe, expect, it } from 'vitest';
import { createOddServer, type Oddities } from '../test-support/odd-server.js';
import type { TimelineSource } from './timeline-sources.js';
import { timelineKey, timelineQuery, timelineList, type TimelineState } from './timeline.data.js';

const home: TimelineSource = { kind: 'home' };

/** Every kind of sortable id, by number. */
const forms: Record<string, (number: number) => string> = {
  snowflake: number => String(113_500_000_000_000_000n + BigInt(number) * 65_537n),
  'short number': number => String(number + 1),
  flake: number => `A${number.toString(36).padStart(5, '0')}zZ9aB0cD1eF2`,
  ulid: number => `01J${number.toString(32).toUpperCase().padStart(7, '0')}7WGQ5D0W9RV97YV6`,
  uuid: number => `019abc12-${number.toString(16).padStart(4, '0')}-7000-8000-000000000000`,
};

const OLD = 90;
const NEW = 150;

/** Loads two pages, adds posts on the server, refetches, then fills every gap and loads every older page. */
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

const PLAIN = 'follows the API';
const oddServers: Record<string, Oddities> = {
  [PLAIN]: {},
  'sends relative links': { link: 'relative' },
  'sends no readable links': { link: 'none' },
  'sends links to its internal host name': { link: 'other-host' },
  'sends a next link with its last page': { link: 'always' },
  'skips a post with its next link': { isNextSkipping: true },
  'skips a post with its next link and sends short pages': { isNextSkipping: true, most: 7 },
  'skips a post with its next link and filters posts after cutting the page': { isNextSkipping: true, hidesEvery: 4 },
  'sends overlapping pages that it filters after cutting': { isInclusive: true, hidesInRow: 100 },
  'sends fewer posts than requested': { most: 7 },
  'sends fewer posts than requested, without links': { most: 7, link: 'none' },
  'sends more posts than requested': { least: 33 },
  'sends more posts than requested, without links': { least: 33, link: 'none' },
  'filters posts after cutting the page': { hidesEvery: 4 },
  'filters posts after cutting the page, without links': { hidesEvery: 4, link: 'none' },
  'filters a hundred consecutive posts': { hidesInRow: 100 },
  'filters a hundred consecutive posts and sends short pages': { hidesInRow: 100, most: 7 },
  'filters so many posts that a gap needs two fills': { hidesInRow: 120, most: 3 },
  'sends malformed items': { breaksEvery: 5 },
  'sends malformed items, without links': { breaksEvery: 5, link: 'none' },
  'sends every post twice': { isTwice: true },
  'sends every post twice, without links': { isTwice: true, link: 'none' },
  'sends pages oldest first': { isReversed: true },
  'sends pages that overlap': { isInclusive: true },
  'sends pages that overlap, without links': { isInclusive: true, link: 'none' },
  'ignores since_id': { isSinceIgnored: true },
  'answers min_id with its newest posts': { minId: 'newest' },
  'answers min_id with its newest posts and ignores max_id': { minId: 'newest', isMaxIgnoredBesideMin: true },
  'ignores max_id beside min_id': { isMaxIgnoredBesideMin: true },
  'ignores min_id': { minId: 'ignored' },
  'ignores min_id and since_id': { minId: 'ignored', isSinceIgnored: true },
  'ignores min_id and since_id and sends short pages': { minId: 'ignored', isSinceIgnored: true, most: 7, link: 'none' },
};

describe('the timeline of a server that', () => {
  for (const [name, oddities] of Object.entries(oddServers)) {
    const kinds = name === PLAIN ? Object.keys(forms) : ['short number', 'ulid'];
    it.each(kinds)(`[LIST-03] [LIST-07] ${name} is complete and in order: %s ids`, async kind => {
      for (const sides of [['newer'], ['older'], ['newer', 'older']] as const) {
        const { read, visible, gaps, older } = await readAll(forms[kind] ?? String, oddities, sides);
        expect([sides, read, gaps, older]).toEqual([sides, visible, 0, null]);
      }
    });
  }
});
