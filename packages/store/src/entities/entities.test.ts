import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { type Account, type Status, ApiError } from '@rookery/api-client';
import { anAccount, aStatus } from '@rookery/api-client/testing';
import { createQueryClient, shouldRetry } from './create-query-client.data.js';
import { accountKey, forgetStatus, ingestAccounts, ingestStatuses, statusKey } from './entities.data.js';
import { patch } from '../actions/patch.data.js';

let cache: QueryClient;
beforeEach(() => {
  cache = createQueryClient();
});

const status = (statusId: string) => cache.getQueryData<Status>(statusKey(statusId));
const account = (accountId: string) => cache.getQueryData<Account>(accountKey(accountId));
const quoting = (quoted: Status): Status['quote'] => ({ state: 'accepted', quoted_status: quoted, quoted_status_id: quoted.id });

describe('ingestStatuses', () => {
  it('writes a status, its reblog, its quote and their accounts to their own entries', () => {
    const quoted = aStatus({ id: '1', account: anAccount({ id: 'c', acct: 'c' }) });
    const inner = aStatus({ id: '2', account: anAccount({ id: 'b', acct: 'b' }), quote: quoting(quoted) });
    const wrapper = aStatus({ id: '3', account: anAccount({ id: 'a', acct: 'a' }), reblog: inner });
    expect(ingestStatuses(cache, [wrapper])).toEqual(['3']);
    expect([status('1')?.id, status('2')?.id, status('3')?.id]).toEqual(['1', '2', '3']);
    expect([account('a')?.acct, account('b')?.acct, account('c')?.acct]).toEqual(['a', 'b', 'c']);
  });

  it('keeps the identity of unchanged entries and notifies no observer of them', () => {
    ingestStatuses(cache, [aStatus({ id: '1' }), aStatus({ id: '2' })]);
    const [first, second] = [status('1'), status('2')];
    const writes = vi.fn();
    const stop = cache.getQueryCache().subscribe(event => event.type === 'updated' && writes(event.query.queryKey));
    ingestStatuses(cache, [aStatus({ id: '1' }), aStatus({ id: '2', favourites_count: 9 })]);
    stop();
    expect(status('1')).toBe(first);
    expect(status('2')).not.toBe(second);
    expect(status('2')?.account).toBe(second?.account);
    expect(new Set(writes.mock.calls.map(([key]) => JSON.stringify(key)))).toEqual(new Set(['["statuses","2"]']));
  });

  it('gives every status of one author the same account object', () => {
    ingestStatuses(cache, [aStatus({ id: '1' }), aStatus({ id: '2' })]);
    expect(status('1')?.account).toBe(status('2')?.account);
    expect(status('1')?.account).toBe(account('100'));
  });

  it('updates the reblogs and quotes that hold a changed status', () => {
    const inner = aStatus({ id: '1' });
    ingestStatuses(cache, [aStatus({ id: '2', reblog: inner }), aStatus({ id: '3', quote: quoting(inner) })]);
    ingestStatuses(cache, [aStatus({ id: '1', content: '<p>New</p>' })]);
    expect(status('2')?.reblog?.content).toBe('<p>New</p>');
    expect(status('3')?.quote?.quoted_status?.content).toBe('<p>New</p>');
  });

  it('does not search the whole cache for the holders of a status', () => {
    const many = Array.from({ length: 500 }, (_, index) => aStatus({ id: String(1000 + index) }));
    ingestStatuses(cache, many);
    const inner = aStatus({ id: '1' });
    ingestStatuses(cache, [aStatus({ id: '2', reblog: inner })]);
    const walks = vi.spyOn(cache.getQueryCache(), 'getAll');
    const reads = vi.spyOn(cache, 'getQueryData');
    ingestStatuses(cache, [{ ...inner, content: '<p>New</p>' }]);
    expect(status('2')?.reblog?.content).toBe('<p>New</p>');
    expect(walks).not.toHaveBeenCalled();
    expect(reads.mock.calls.length).toBeLessThan(20);
  });

  it('updates a holder that was dropped and ingested again', () => {
    const inner = aStatus({ id: '1' });
    ingestStatuses(cache, [aStatus({ id: '2', reblog: inner })]);
    cache.removeQueries({ queryKey: statusKey('2'), exact: true });
    ingestStatuses(cache, [{ ...inner, content: '<p>Newer</p>' }]);
    expect(status('2')).toBeUndefined();
    ingestStatuses(cache, [aStatus({ id: '2', reblog: inner })]);
    ingestStatuses(cache, [{ ...inner, content: '<p>Newest</p>' }]);
    expect(status('2')?.reblog?.content).toBe('<p>Newest</p>');
  });

  it('updates the reblog of a status that quotes the changed one', () => {
    const quoted = aStatus({ id: '1' });
    ingestStatuses(cache, [aStatus({ id: '3', reblog: aStatus({ id: '2', quote: quoting(quoted) }) })]);
    ingestStatuses(cache, [aStatus({ id: '1', content: '<p>New</p>' })]);
    expect(status('3')?.reblog?.quote?.quoted_status?.content).toBe('<p>New</p>');
  });

  it('terminates when two statuses quote each other', () => {
    const first = aStatus({ id: '1', content: '<p>1</p>' });
    const second = aStatus({ id: '2', content: '<p>2</p>', quote: quoting(first) });
    ingestStatuses(cache, [second]);
    ingestStatuses(cache, [{ ...first, quote: quoting(second) }]);
    const named: Status = { ...first, quote: { state: 'accepted', quoted_status: null, quoted_status_id: '2' } };
    ingestStatuses(cache, [{ ...second, content: '<p>2 edited</p>', quote: quoting(named) }]);
    expect(status('1')?.quote?.quoted_status?.content).toBe('<p>2 edited</p>');
    expect(status('1')?.quote?.quoted_status?.quote?.quoted_status).toBeNull();
    expect(status('2')?.quote?.quoted_status?.content).toBe('<p>1</p>');
  });

  it('keeps a quoted status that a later response names by its id alone', () => {
    const quoted = aStatus({ id: '1' });
    const full = aStatus({ id: '2', quote: quoting(quoted) });
    ingestStatuses(cache, [full]);
    const shallow: Status = { ...full, quote: { state: 'accepted', quoted_status: null, quoted_status_id: '1' } };
    ingestStatuses(cache, [aStatus({ id: '3', quote: quoting(shallow) })]);
    expect(status('2')?.quote?.quoted_status?.id).toBe('1');
  });

  it('does not fill in a quote whose approval was revoked', () => {
    ingestStatuses(cache, [aStatus({ id: '2', quote: quoting(aStatus({ id: '1' })) })]);
    ingestStatuses(cache, [aStatus({ id: '2', quote: { state: 'revoked', quoted_status: null, quoted_status_id: '1' } })]);
    expect(status('2')?.quote).toEqual({ state: 'revoked', quoted_status: null, quoted_status_id: '1' });
  });

  it("keeps the reader's own settings when a status brings their account without them", () => {
    const source = {
      note: 'raw',
      privacy: 'public',
      sensitive: false,
      language: null,
      follow_requests_count: 0,
      fields: [],
      discoverable: null,
      hide_collections: null,
    };
    ingestAccounts(cache, [anAccount({ id: '100', source, is_admin: true })]);
    ingestStatuses(cache, [aStatus({ id: '1', account: anAccount({ id: '100', display_name: 'New name' }) })]);
    expect(account('100')).toMatchObject({ display_name: 'New name', source, is_admin: true });
  });
});

describe('forgetStatus', () => {
  it('drops the status and its reblogs, and marks its quotes as deleted', () => {
    const inner = aStatus({ id: '1' });
    ingestStatuses(cache, [
      aStatus({ id: '2', reblog: inner }),
      aStatus({ id: '3', quote: quoting(inner) }),
      aStatus({ id: '4' }),
    ]);
    expect(forgetStatus(cache, '1')).toEqual(['1', '2']);
    expect([status('1'), status('2')]).toEqual([undefined, undefined]);
    expect(status('3')?.quote).toEqual({ state: 'deleted', quoted_status: null, quoted_status_id: '1' });
    expect(status('4')?.id).toBe('4');
  });

  it('keeps the reblogged status when the reblog is deleted', () => {
    ingestStatuses(cache, [aStatus({ id: '2', reblog: aStatus({ id: '1' }) })]);
    forgetStatus(cache, '2');
    expect(status('2')).toBeUndefined();
    expect(status('1')?.id).toBe('1');
  });

  it('changes nothing for an unknown status', () => {
    ingestStatuses(cache, [aStatus({ id: '1' })]);
    const before = status('1');
    expect(forgetStatus(cache, '9')).toEqual(['9']);
    expect(status('1')).toBe(before);
  });
});

describe('patch', () => {
  it('updates the copies inside reblogs, and so does its rollback', () => {
    ingestStatuses(cache, [aStatus({ id: '2', reblog: aStatus({ id: '1' }) })]);
    const undo = patch<Status>(cache, statusKey('1'), () => ({ favourited: true }));
    expect(status('2')?.reblog?.favourited).toBe(true);
    undo();
    expect(status('2')?.reblog?.favourited).toBe(false);
  });
});

describe('createQueryClient', () => {
  it('sets no timer for a status and one of 24 hours for its author', () => {
    vi.useFakeTimers();
    try {
      ingestStatuses(cache, [aStatus({ id: '1', account: anAccount({ id: 'a' }) })]);
      vi.advanceTimersByTime(24 * 60 * 60 * 1000);
      expect(account('a')).toBeUndefined();
      expect(status('1')?.id).toBe('1');
    } finally {
      vi.useRealTimers();
    }
  });

  it('drops a mutation a second after it finished', async () => {
    vi.useFakeTimers();
    try {
      const mutations = cache.getMutationCache();
      await mutations.build(cache, cache.defaultMutationOptions({ mutationFn: () => Promise.resolve() })).execute(undefined);
      vi.advanceTimersByTime(999);
      expect(mutations.getAll()).toHaveLength(1);
      vi.advanceTimersByTime(1);
      expect(mutations.getAll()).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('never lets an entity become stale by time', () => {
    for (const key of [statusKey('1'), accountKey('a')]) expect(cache.getQueryDefaults(key).staleTime).toBe(Infinity);
  });
});

describe('shouldRetry', () => {
  it('retries at most twice', () => {
    expect(shouldRetry(1, new ApiError('network'))).toBe(true);
    expect(shouldRetry(2, new ApiError('network'))).toBe(false);
  });

  it.each([
    ['network', true],
    ['timeout', true],
    ['http', false],
    ['rate_limit', false],
    ['decode', false],
    ['aborted', false],
  ] as const)('after %s: %s', (kind, isTriedAgain) => {
    expect(shouldRetry(0, new ApiError(kind))).toBe(isTriedAgain);
  });

  it('does not retry a programming error', () => {
    expect(shouldRetry(0, new TypeError('undefined is not a function'))).toBe(false);
  });
});
