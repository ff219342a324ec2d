import { aStatus } from '@rookery/api-client/testing';
import { describe, expect, it } from 'vitest';
import { createWindowStore, forgetStoredTimelines, statusesOf, WINDOW_MAX_AGE_MS } from './timeline-store.data.js';
import { emptyTimeline, mergeNewest } from './timeline-state.js';

const kept = {
  state: mergeNewest(emptyTimeline, { ids: ['2', '1'], next: null }),
  statuses: [aStatus({ id: '2' }), aStatus({ id: '1' })],
};

describe('kept lists, where the browser denies storage', () => {
  it('[LIST-06] are found again by their scroll key while the store lives', async () => {
    const store = createWindowStore('mara', { indexedDB: null });
    await store.write('home', kept);
    expect(await store.read('home')).toMatchObject(kept);
    expect(await store.read('tags')).toBeNull();
    await store.clear();
    expect(await store.read('home')).toBeNull();
  });

  it('are too old past a day', async () => {
    let now = 1_000;
    const store = createWindowStore('mara', { indexedDB: null, now: () => now });
    await store.write('home', kept);
    now += WINDOW_MAX_AGE_MS;
    expect(await store.read('home')).not.toBeNull();
    now += 1;
    expect(await store.read('home')).toBeNull();
  });

  it('are nothing to forget', async () => {
    await expect(forgetStoredTimelines()).resolves.toBeUndefined();
  });

  it('name only posts that are known', () => {
    const known = aStatus({ id: '2' });
    expect(statusesOf(['2', '1'], id => (id === '2' ? known : undefined))).toEqual([known]);
  });
});
