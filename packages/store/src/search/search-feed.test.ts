import { QueryClient } from '@tanstack/react-query';
import { anAccount, aRelationship, aStatus } from '@rookery/api-client/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetStatus, ingestStatuses, writeRelationship } from '../entities/entities.data.js';
import { feedSearch, type SearchFeed } from './search-feed.data.js';
import type { SearchSource } from './search-document.js';
import type { SearchRemoval } from './search-requests.js';

/** An index that remembers what it was told. */
function anIndex() {
  const documents = new Map<string, SearchSource>();
  const removals: SearchRemoval[] = [];
  return {
    documents,
    removals,
    put: (sources: readonly SearchSource[]) => {
      for (const source of sources) documents.set(source.id, source);
      return Promise.resolve();
    },
    remove: (removal: SearchRemoval) => {
      removals.push(removal);
      return Promise.resolve();
    },
  };
}

const ada = anAccount({ id: '1', acct: 'ada' });
let queryClient: QueryClient;
let index: ReturnType<typeof anIndex>;
let feed: SearchFeed;
const posts = (): string[] => [...index.documents.keys()].filter(id => !id.startsWith('account:')).toSorted();

beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  index = anIndex();
});
afterEach(() => {
  feed.stop();
  queryClient.clear();
  vi.useRealTimers();
});
const start = (options: Partial<Parameters<typeof feedSearch>[2]> = {}): void => {
  feed = feedSearch(queryClient, index, { hasChats: false, whenIdle: run => void setTimeout(run), ...options });
};

describe('feedSearch', () => {
  it('reads what the cache held before it began', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '7', content: '<p>A tram</p>', account: ada })]);
    start();
    await vi.advanceTimersByTimeAsync(10);
    expect([...index.documents.keys()].toSorted()).toEqual(['account:1', 'post:7']);
    expect(index.documents.get('post:7')).toMatchObject({ html: '<p>A tram</p>', acct: 'ada' });
  });

  it('reads new posts a moment after they were written, and none twice', async () => {
    start();
    await vi.advanceTimersByTimeAsync(10);
    ingestStatuses(queryClient, [aStatus({ id: '7', account: ada })]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(posts()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(posts()).toEqual(['post:7']);
    index.documents.clear();
    ingestStatuses(queryClient, [aStatus({ id: '8', account: ada })]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([...index.documents.keys()]).toEqual(['post:8']);
  });

  it('brings the index up to date before a search', async () => {
    start();
    ingestStatuses(queryClient, [aStatus({ id: '7', account: ada })]);
    await feed.flush();
    expect(posts()).toEqual(['post:7']);
  });

  it('reads the post of a reblog once, and none that a filter hides', async () => {
    const post = aStatus({ id: '7', account: ada });
    const filter = { id: '1', title: 'no', context: ['home'], filter_action: 'hide' as const, expires_at: null };
    const filtered = [{ filter, keyword_matches: [], status_matches: [] }];
    ingestStatuses(queryClient, [aStatus({ id: '8', reblog: post }), aStatus({ id: '9', filtered })]);
    start();
    await feed.flush();
    expect(posts()).toEqual(['post:7']);
  });

  it('reads direct posts as messages, where chats are searched', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '7', visibility: 'direct' })]);
    start();
    await feed.flush();
    expect(posts()).toEqual([]);
    feed.stop();
    start({ hasChats: true });
    await feed.flush();
    expect(posts()).toEqual(['message:7']);
  });

  it('removes a deleted post at once, and reads it no more', async () => {
    const post = aStatus({ id: '7', account: ada });
    ingestStatuses(queryClient, [post]);
    start();
    await feed.flush();
    index.documents.clear();
    forgetStatus(queryClient, '7');
    expect(index.removals).toEqual([{ ids: ['post:7', 'message:7'] }]);
    ingestStatuses(queryClient, [post]);
    await feed.flush();
    expect(posts()).toEqual([]);
  });

  it.each(['blocking', 'muting'] as const)('removes all of an account at once: %s', async field => {
    ingestStatuses(queryClient, [aStatus({ id: '7', account: ada })]);
    start();
    await feed.flush();
    index.documents.clear();
    writeRelationship(queryClient, aRelationship({ id: '1', [field]: true }));
    expect(index.removals).toEqual([{ accountId: '1' }]);
    ingestStatuses(queryClient, [aStatus({ id: '8', account: ada })]);
    await feed.flush();
    expect(index.documents.size).toBe(0);
    writeRelationship(queryClient, aRelationship({ id: '1' }));
    await feed.flush();
    expect(posts()).toEqual(['post:7', 'post:8']);
  });

  it('removes all of a host that is blocked', () => {
    const remote = anAccount({ id: '2', acct: 'noor@mar.example' });
    ingestStatuses(queryClient, [aStatus({ id: '7', account: remote })]);
    start();
    writeRelationship(queryClient, aRelationship({ id: '2', domain_blocking: true }));
    expect(index.removals).toEqual([{ host: 'mar.example' }]);
  });

  it('removes what was deleted and blocked before it began', async () => {
    ingestStatuses(queryClient, [aStatus({ id: '7', account: ada }), aStatus({ id: '8', account: anAccount({ id: '2' }) })]);
    forgetStatus(queryClient, '8');
    writeRelationship(queryClient, aRelationship({ id: '1', blocking: true }));
    start();
    await feed.flush();
    expect(index.removals).toEqual([{ ids: ['post:8', 'message:8'] }, { accountId: '1' }]);
    expect(posts()).toEqual([]);
  });

  it('removes what another package has deleted, once', async () => {
    start({ others: [{ queryKey: ['chats'], sourceOf: () => null, removals: () => [{ chatId: '5' }] }] });
    await feed.flush();
    await feed.flush();
    expect(index.removals).toEqual([{ chatId: '5' }]);
  });

  it('reads nothing after it was stopped', async () => {
    start();
    feed.stop();
    ingestStatuses(queryClient, [aStatus({ id: '7' })]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posts()).toEqual([]);
  });
});
