import { expect, it } from 'vitest';
import type { AccountList } from './account-lists.data.js';
import { mergedView } from './merged-view.js';

type Facts = Parameters<typeof mergedView>[0][number];
const loading: Facts = { isLoading: true, failed: null, hasFailed: false, rows: [] };
const failed: Facts = { isLoading: false, failed: 'newest', hasFailed: true, rows: [] };
const empty: Facts = { isLoading: false, failed: null, hasFailed: false, rows: [] };
const filled: Facts = { ...empty, rows: [{} as AccountList['rows'][number]] };

it.each([
  ['loading', [loading, loading]],
  ['loading', [loading, failed]],
  ['loading', [loading, empty]],
  ['ready', [loading, filled]],
  ['ready', [failed, filled]],
  ['ready', [failed, empty]],
  ['failed', [failed, failed]],
  ['ready', [empty, empty]],
  ['ready', []],
] as const)('is %s for %j', (phase, lists) => {
  expect(mergedView(lists).phase).toBe(phase);
});

it('stays ready where older ones of every account failed', () => {
  expect(mergedView([{ ...filled, failed: 'older', hasFailed: true }]).phase).toBe('ready');
});
