import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Page } from '@rookery/api-client';
import { QueryObserver } from '@tanstack/react-query';
import { itemIds } from './list-entries.js';
import { emptyList, type ListState } from './list-state.js';
import { createQueryClient } from '../entities/create-query-client.data.js';
import type { ListDefinition } from './list-pages.data.js';
import { listQuery, replaceByStored } from './list.data.js';

interface Item {
  id: string;
}

const client = createClient({ baseUrl: 'https://rookery.test', fetch: () => Promise.reject(new TypeError('offline')) });
let queryClient: ReturnType<typeof createQueryClient>;
let pages: Page<Item>[];
const onMissing = vi.fn<NonNullable<ListDefinition<Item>['onMissing']>>();

beforeEach(() => {
  queryClient = createQueryClient();
  pages = [];
  onMissing.mockReset().mockResolvedValue(new Map());
});

const page = (ids: readonly string[], next: string | null = null): Page<Item> => ({
  items: ids.map(id => ({ id })),
  next,
  previous: null,
  isPartial: false,
});

function definition(order: ListDefinition<Item>['order'], fields: Partial<ListDefinition<Item>> = {}): ListDefinition<Item> {
  const take = async (): Promise<Page<Item>> => pages.shift() ?? page([]);
  return {
    queryKey: ['items', order],
    order,
    pageSize: 20,
    load: take,
    follow: take,
    ingest: (_queryClient, items) => items.map(item => item.id),
    onMissing,
    staleTime: 0,
    ...fields,
  };
}

/** Loads each page as a refresh of the list. Returns the ids that the list then has. */
async function refreshWith(list: ListDefinition<Item>, ...answers: Page<Item>[]): Promise<string[]> {
  pages.push(...answers);
  const state = await queryClient.fetchQuery(listQuery(client, list));
  return itemIds([...state.queue, ...state.entries]);
}

const missingIds = () => onMissing.mock.calls.map(([, , missing]) => missing);

describe.each(['time', 'server'] as const)('a refresh of a list in the order of %s', order => {
  const first = page(['9', '8', '7', '6'], 'older');

  it('asks about items that the page should contain and does not', async () => {
    await refreshWith(definition(order), first);
    await refreshWith(definition(order), page(['9', '7'], 'older'));
    expect(missingIds()).toEqual([['8']]);
  });

  it('asks about no item below the last known one of the page', async () => {
    await refreshWith(definition(order), first);
    await refreshWith(definition(order), page(['9', '8'], 'older'));
    expect(missingIds()).toEqual([]);
  });

  it('asks about every item that is gone from the last page', async () => {
    await refreshWith(definition(order), first);
    await refreshWith(definition(order), page(['8', '7']));
    expect(missingIds()).toEqual([['9', '6']]);
  });

  it('gives an item its new id, once and in its place', async () => {
    await refreshWith(definition(order), page(['c9', 'c8', 'c7'], 'older'));
    onMissing.mockResolvedValue(new Map([['c8', 'c8b']]));
    expect(await refreshWith(definition(order), page(['c9', 'c8b', 'c7'], 'older'))).toEqual(['c9', 'c8b', 'c7']);
  });

  it('keeps the items when they cannot be asked about', async () => {
    await refreshWith(definition(order), first);
    onMissing.mockRejectedValue(new Error('offline'));
    expect(await refreshWith(definition(order), page(['9', '7'], 'older'))).toEqual(['9', '8', '7', '6']);
  });

  it('[LIST-06] asks with the first page about items that were stored and are gone since', async () => {
    await refreshWith(definition(order), first);
    const state = queryClient.getQueryData<ListState>(['items', order]) ?? emptyList;
    queryClient = createQueryClient();
    pages.push(page(['8', '7', '6'], 'older'));
    const restoreWindow = () => Promise.resolve({ state, items: [] });
    await queryClient.fetchQuery(listQuery(client, definition(order), { restoreWindow }));
    expect(missingIds()).toEqual([['9']]);
  });

  it('asks about nothing with the first page', async () => {
    await refreshWith(definition(order), first);
    expect(missingIds()).toEqual([]);
  });
});

it('asks about items that are missing from several pages of a refresh', async () => {
  await refreshWith(definition('server'), page(['d', 'c', 'b', 'a'], 'older'));
  await refreshWith(definition('server'), page(['g', 'f'], 'second'), page(['e', 'c'], 'older'));
  expect(onMissing.mock.calls.map(([, , missing, pageIds]) => [missing, pageIds])).toEqual([[['d'], ['g', 'f', 'e', 'c']]]);
});

it('replaces a list that has one page without asking', async () => {
  const whole = definition('server', { isWhole: true });
  await refreshWith(whole, page(['b', 'a']));
  expect(await refreshWith(whole, page(['a']))).toEqual(['a']);
  expect(missingIds()).toEqual([]);
});

it('[LIST-06] a list that is shown is replaced by a stored part of it, with its newer items queued above', async () => {
  const list = definition('time');
  pages.push(page(['9', '8'], 'older'));
  const options = listQuery(client, list, { isAtNewest: () => true });
  const observer = new QueryObserver(queryClient, options);
  const unsubscribe = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(itemIds(observer.getCurrentResult().data?.entries ?? [])).toEqual(['9', '8']));
  const stored = { ...emptyList, entries: ['3', '2'].map(id => ({ kind: 'item' as const, id })) };
  pages.push(page(['9', '8'], 'older'));
  replaceByStored(queryClient, list, { state: stored, items: [] });
  // As the list does whose effects come late.
  observer.setOptions({ ...options });
  const state = () => queryClient.getQueryData<ListState>(list.queryKey) ?? emptyList;
  expect(itemIds(state().entries)).toEqual(['3', '2']);
  await vi.waitFor(() => expect(itemIds(state().queue)).toEqual(['9', '8']));
  expect(itemIds(state().entries)).toEqual(['3', '2']);
  unsubscribe();
});

describe('[LIST-06] a first load over the items of an earlier visit', () => {
  const list = definition('time');
  const stored = { ...emptyList, entries: ['8', '7'].map(id => ({ kind: 'item' as const, id })), isStale: true };
  const stateNow = () => queryClient.getQueryData<ListState>(list.queryKey);
  const shownIds = () => itemIds(stateNow()?.entries ?? []);

  function open(isAtNewest: boolean, restoreWindow = () => Promise.resolve({ state: stored, items: [] as Item[] })) {
    let answer: (page: Page<Item>) => void = () => undefined;
    let fail: (error: Error) => void = () => undefined;
    const load = () => new Promise<Page<Item>>((resolve, reject) => ([answer, fail] = [resolve, reject]));
    const query = listQuery(client, { ...list, load }, { restoreWindow, isAtNewest: () => isAtNewest });
    const loaded = queryClient.fetchQuery({ ...query, retry: false });
    return { answer: (given: Page<Item>) => answer(given), fail: (error: Error) => fail(error), loaded };
  }

  it('shows them before the server answers, and its newest items then', async () => {
    const { answer, loaded } = open(true);
    await vi.waitFor(() => expect(shownIds()).toEqual(['8', '7']));
    answer(page(['9', '8', '7'], 'older'));
    expect(await loaded).toMatchObject({ queue: [] });
    expect(shownIds()).toEqual(['9', '8', '7']);
  });

  it('queues new items above a reader who has left the top', async () => {
    const { answer, loaded } = open(false);
    await vi.waitFor(() => expect(shownIds()).toEqual(['8', '7']));
    answer(page(['9', '8', '7'], 'older'));
    expect(itemIds((await loaded).queue)).toEqual(['9']);
    expect(shownIds()).toEqual(['8', '7']);
  });

  it('does not wait for them once the server has answered', async () => {
    const never = new Promise<never>(() => undefined);
    const { answer, loaded } = open(true, () => never);
    answer(page(['9'], null));
    await loaded;
    expect(shownIds()).toEqual(['9']);
  });

  it('does not show them over the newest items when they are read late', async () => {
    let read: () => void = () => undefined;
    const { answer, loaded } = open(true, () => new Promise(resolve => (read = () => resolve({ state: stored, items: [] }))));
    answer(page(['9'], null));
    await loaded;
    read();
    await Promise.resolve();
    expect(shownIds()).toEqual(['9']);
  });

  it('shows them when the request fails before they are read', async () => {
    let read: () => void = () => undefined;
    const { fail, loaded } = open(true, () => new Promise(resolve => (read = () => resolve({ state: stored, items: [] }))));
    const failure = loaded.catch((error: unknown) => error);
    fail(new Error('offline'));
    read();
    expect(await failure).toMatchObject({ message: 'offline' });
    expect(shownIds()).toEqual(['8', '7']);
  });
});
