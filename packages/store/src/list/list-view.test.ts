import { ApiError } from '@rookery/api-client';
import { describe, expect, it, vi } from 'vitest';
import { listView } from './list-view.js';
import { pagesView } from './pages-view.js';

const facts = { isLoaded: true, error: null, isBusy: false, onRetry: () => undefined, older: null };
const refused = new ApiError('http', { status: 401 });
const failed = new ApiError('network');

describe('listView', () => {
  it.each([
    ['loading', { isLoaded: false }],
    ['failed', { isLoaded: false, error: failed }],
    ['members-only', { isLoaded: false, error: refused }],
    ['preparing', { isPartial: true }],
    ['ready', {}],
  ] as const)('is %s', (phase, some) => {
    expect(listView({ ...facts, ...some })).toMatchObject({ phase, isOffline: false });
  });

  it('keeps known items when newer ones fail', () => {
    expect(listView({ ...facts, error: refused })).toMatchObject({ phase: 'ready', isOffline: true });
  });
});

describe('pagesView', () => {
  const query = {
    data: [],
    error: null,
    isFetching: false,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    refetch: vi.fn(),
    fetchNextPage: vi.fn(),
  };

  it('is loading until the first page is there', () => {
    expect(pagesView({ ...query, data: undefined, hasNextPage: false })).toMatchObject({ phase: 'loading', older: null });
  });

  it('tells a failed next page from a failed list', () => {
    const view = pagesView({ ...query, error: failed, isFetchNextPageError: true });
    expect(view).toMatchObject({ phase: 'ready', isOffline: false, older: { hasFailed: true } });
    expect(pagesView({ ...query, error: failed })).toMatchObject({ isOffline: true, older: { hasFailed: false } });
  });

  it('does not cancel a page in flight', () => {
    pagesView(query).older?.onLoad();
    expect(query.fetchNextPage).toHaveBeenCalledExactlyOnceWith({ cancelRefetch: false });
  });
});
