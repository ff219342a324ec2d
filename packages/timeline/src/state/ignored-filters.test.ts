import { accountsOf, createClient } from '@rookery/api-client';
import { itemIds } from '@rookery/store/list';
import { createQueryClient, loadOlder } from '@rookery/store';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { describe, expect, it } from 'vitest';
import type { TimelineSource } from './timeline-sources.js';
import { timelineKey, timelineList, timelineQuery, type TimelineState } from './timeline.data.js';

const origin = 'https://server.test';
const now = Date.UTC(2026, 10, 20, 12);

/** The number of posts in a tab of a profile, read to the end. */
async function readTab(serverProfile: ServerProfileName, tab: 'posts' | 'replies' | 'media') {
  const instance = createInstance({ seed: 1, now: () => now, origin, serverProfile });
  const client = createClient({
    baseUrl: origin,
    accessToken: instance.issueToken('mara'),
    fetch: (input, init) => instance.fetch(new Request(input, init)),
  });
  const cache = createQueryClient();
  // An account that answers others.
  const { id: accountId } = await accountsOf(client).lookup('greta@north.example');
  const source: TimelineSource = { kind: 'account', accountId, tab };
  await cache.fetchQuery(timelineQuery(client, source));
  const state = () => cache.getQueryData<TimelineState>(timelineKey(source));
  for (let page = 0; page < 100 && state()?.older != null; page += 1) await loadOlder(client, cache, timelineList(source));
  return itemIds(state()?.entries ?? []).length;
}

describe('a tab of a profile on a server that ignores its filters', () => {
  it.each(['posts', 'replies', 'media'] as const)('[NAV-03] has the %s that a filtering server sends', async tab => {
    expect(await readTab('snac', tab)).toBe(await readTab('default', tab));
  });
});
