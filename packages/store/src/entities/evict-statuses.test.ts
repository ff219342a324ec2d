import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Status } from '@rookery/api-client';
import { aStatus } from '@rookery/api-client/testing';
import { createQueryClient } from './create-query-client.data.js';
import { ingestStatuses, statusKey } from './entities.data.js';
import { evictStatuses, EVICTION_MIN_AGE_MS } from './evict-statuses.data.js';

let cache: QueryClient;
beforeEach(() => {
  cache = createQueryClient();
});

const isHere = (id: string): boolean => cache.getQueryData(statusKey(id)) !== undefined;
const later = (): number => Date.now() + EVICTION_MIN_AGE_MS + 1_000;

describe('evictStatuses', () => {
  it('keeps named and observed statuses, and drops the rest', () => {
    ingestStatuses(cache, [aStatus({ id: '1' }), aStatus({ id: '2' }), aStatus({ id: '3' })]);
    const leave = new QueryObserver(cache, { queryKey: statusKey('2'), enabled: false }).subscribe(() => undefined);
    evictStatuses(cache, ['1'], later());
    expect(['1', '2', '3'].map(isHere)).toEqual([true, true, false]);
    leave();
    evictStatuses(cache, [], later());
    expect(['1', '2'].map(isHere)).toEqual([false, false]);
  });

  it('keeps the reblogged and quoted statuses of those it keeps', () => {
    const quoted = aStatus({ id: '1' });
    const quoting = aStatus({ id: '2', quote: { state: 'accepted', quoted_status: quoted, quoted_status_id: '1' } });
    ingestStatuses(cache, [aStatus({ id: '3', reblog: quoting }), aStatus({ id: '4' })]);
    evictStatuses(cache, ['3'], later());
    expect(['1', '2', '3', '4'].map(isHere)).toEqual([true, true, true, false]);
  });

  it('keeps an entry until its list has had time to name it', () => {
    ingestStatuses(cache, [aStatus({ id: '1' })]);
    evictStatuses(cache, [], Date.now() + EVICTION_MIN_AGE_MS - 1_000);
    expect(isHere('1')).toBe(true);
    evictStatuses(cache, [], later());
    expect(isHere('1')).toBe(false);
  });

  it('still brings a later edit into the reblogs that stayed', () => {
    const post = aStatus({ id: '1', content: '<p>Before</p>' });
    ingestStatuses(cache, [aStatus({ id: '2', reblog: post }), aStatus({ id: '3', reblog: post })]);
    evictStatuses(cache, ['2'], later());
    ingestStatuses(cache, [{ ...post, content: '<p>After</p>' }]);
    expect(cache.getQueryData<Status>(statusKey('2'))?.reblog?.content).toBe('<p>After</p>');
    expect(isHere('3')).toBe(false);
  });
});
