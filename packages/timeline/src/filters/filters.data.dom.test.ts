import { createClient, statusesOf, type Filter, type Status } from '@rookery/api-client';
import { createInstance, type ServerProfileName } from '@rookery/instance';
import { createQueryClient, filtersKey, ingestStatuses, statusKey } from '@rookery/store';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft, type FilterDraft } from './filter-draft.js';
import { filtersQuery } from './filters-query.data.js';
import type { OwnFilters } from './own-filters.js';
import { deleteFilterMutation, saveFilterMutation, type FilterOwner } from './filters.data.js';

const origin = 'https://server.test';
const noon = Date.UTC(2026, 10, 20, 12);
const scope = 'session';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

/** A reader with one post of Lev in the cache. `refuse`: answers a request with this status; null: the server answers. */
async function reader(serverProfile: ServerProfileName, refuse: (request: Request) => number | null = () => null) {
  let time = noon;
  const instance = createInstance({ seed: 1, now: () => time, origin, serverProfile });
  const requests: string[] = [];
  const clientOf = (name: string) =>
    createClient({
      baseUrl: origin,
      accessToken: instance.issueToken(name),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        requests.push(`${request.method} ${new URL(request.url).pathname}`);
        const status = refuse(request);
        // Refused after it was carried out: the answer was lost.
        const answer = await instance.fetch(request.clone());
        return status === null ? answer : new Response('{"error":"Broken"}', { status });
      },
    });
  const client = clientOf('mara');
  const queryClient = createQueryClient();
  const owner: FilterOwner = { client, queryClient, scope };
  const { id } = await statusesOf(clientOf('lev')).create({ status: 'The ferry is late' });
  ingestStatuses(queryClient, [await statusesOf(client).get(id)]);
  await queryClient.fetchQuery(filtersQuery(client, scope));
  return {
    ...owner,
    owner,
    requests,
    statusId: id,
    filters: (): readonly Filter[] => queryClient.getQueryData<OwnFilters>(filtersKey)?.filters ?? [],
    titles: (): string[] => (queryClient.getQueryData<Status>(statusKey(id))?.filtered ?? []).map(({ filter }) => filter.title),
    save: (fields: Partial<FilterDraft>, knownIds: readonly string[] | null = null) =>
      saveFilterMutation(owner).mutationFn({ draft: { ...emptyDraft, title: 'Boats', ...fields }, knownIds }),
    later: (milliseconds: number) => (time += milliseconds),
  };
}

const words = (...all: string[]) => ({ keywords: all.map(keyword => ({ id: null, keyword, whole_word: true })) });

describe.each(['default', 'gotosocial', 'rebased', 'truth', 'hollo', 'snac'] as const)('filters of %s', profile => {
  it('[HINT-05] apply to the posts of the page at once: new, changed and deleted', async () => {
    const { owner, save, titles, filters } = await reader(profile);
    const isPhrase = profile === 'rebased' || profile === 'truth';
    const made = await save(words('ferry'));
    expect(titles()).toEqual([isPhrase ? 'ferry' : 'Boats']);
    expect(filters()).toHaveLength(1);
    const keywords = made.keywords.map(keyword => ({ ...keyword, keyword: 'tram' }));
    const changed = await save({ id: made.id, keywords });
    expect(titles()).toEqual([]);
    await save({ id: made.id, keywords: changed.keywords.map(keyword => ({ ...keyword, keyword: 'late' })) });
    expect(titles()).toHaveLength(1);
    await deleteFilterMutation(owner).mutationFn(made);
    expect([titles(), filters()]).toEqual([[], []]);
  });

  it('[HINT-05] are the same after they are loaded again', async () => {
    const { client, queryClient, save, filters, titles } = await reader(profile);
    await save(words('ferry'));
    const [before] = filters();
    await queryClient.fetchQuery({ ...filtersQuery(client, scope), staleTime: 0 });
    expect(filters()).toEqual([before]);
    expect(titles()).toHaveLength(1);
  });

  it('[HINT-05] match the posts that come later', async () => {
    const { client, queryClient, statusId, save, titles } = await reader(profile);
    await save(words('ferry'));
    queryClient.removeQueries({ queryKey: statusKey(statusId) });
    ingestStatuses(queryClient, [await statusesOf(client).get(statusId)]);
    expect(titles()).toHaveLength(1);
  });
});

describe.each(['default', 'snac'] as const)('posts of filters on %s', profile => {
  it('[HINT-05] are named and removed', async () => {
    const { save, statusId, titles, filters } = await reader(profile);
    const made = await save({ keywords: [], statusIds: [statusId] });
    expect(titles()).toEqual(['Boats']);
    expect(filters()[0]?.statuses.map(({ status_id }) => status_id)).toEqual([statusId]);
    await save({ id: made.id, ...words('tram'), statusIds: [] });
    expect([titles(), filters()[0]?.statuses]).toEqual([[], []]);
  });
});

describe('filters', () => {
  it('[HINT-05] are read again when they have changed elsewhere, also where none was needed before', async () => {
    const { client, queryClient, titles } = await reader('default');
    queryClient.removeQueries({ queryKey: filtersKey });
    const options = filtersQuery(client, scope);
    const enabled = ({ state }: { state: { isInvalidated: boolean; data: unknown } }) =>
      state.isInvalidated || state.data !== undefined;
    const unsubscribe = new QueryObserver(queryClient, { ...options, enabled }).subscribe(() => undefined);
    await client.request('POST', '/api/v2/filters', {
      json: { title: 'Late', context: ['home'], keywords_attributes: [{ keyword: 'late' }] },
    });
    expect(titles()).toEqual([]);
    await queryClient.invalidateQueries({ queryKey: filtersKey });
    expect(titles()).toEqual(['Late']);
    unsubscribe();
  });

  it('[HINT-05] end at their time', async () => {
    vi.useFakeTimers({ now: noon, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { queryClient, save } = await reader('snac');
    await save({ ...words('ferry'), expires: 60 });
    const lastEnd = () => queryClient.getQueryData<OwnFilters>(filtersKey)?.lastEnd;
    vi.advanceTimersByTime(59_999);
    expect(lastEnd()).toBe(0);
    vi.advanceTimersByTime(1);
    expect(lastEnd()).toBe(noon + 60_000);
  });

  it('[HINT-05] are not made twice when the answer was lost', async () => {
    let isLost = false;
    const { save, filters } = await reader('default', ({ method }) => (method === 'POST' && isLost ? 503 : null));
    isLost = true;
    await expect(save(words('ferry'))).rejects.toMatchObject({ status: 503 });
    isLost = false;
    await save(words('ferry'), []);
    expect(filters().map(({ title, keywords }) => [title, keywords.map(({ keyword }) => keyword)])).toEqual([
      ['Boats', ['ferry']],
    ]);
  });

  it('[HINT-05] keep what was saved when a later request fails', async () => {
    let isBroken = true;
    const { save, filters, statusId } = await reader('default', ({ url }) =>
      url.endsWith('/statuses') && url.includes('filters') && isBroken ? 500 : null,
    );
    await expect(save({ ...words('tram'), statusIds: [statusId] })).rejects.toMatchObject({ status: 500 });
    const [saved] = filters();
    expect(saved?.keywords).toHaveLength(1);
    isBroken = false;
    await save({ ...words('tram', 'pier'), id: saved?.id ?? '' });
    expect(filters()[0]?.keywords.map(({ keyword }) => keyword)).toEqual(['tram', 'pier']);
  });

  it('[HINT-05] do not take an answer that was asked for before their change', async () => {
    const { client, queryClient, statusId, save, titles } = await reader('default');
    const old = await statusesOf(client).get(statusId);
    await save(words('ferry'));
    ingestStatuses(queryClient, [old], { askedAt: 0 });
    expect(titles()).toEqual(['Boats']);
  });

  it('[HINT-05] are none where the storage of the device holds something else', async () => {
    localStorage.setItem(`rookery:filters:${scope}`, '{"title":');
    const { filters, save, titles } = await reader('hollo');
    expect(filters()).toEqual([]);
    await save(words('ferry'));
    expect(titles()).toEqual(['Boats']);
  });

  it('[HINT-05] are not saved where the storage of the device is full', async () => {
    const { save, filters } = await reader('hollo');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(save(words('ferry'))).rejects.toThrow('full');
    full.mockRestore();
    expect(filters()).toEqual([]);
  });

  it('[HINT-05] that another device has deleted are deleted', async () => {
    const { client, owner, save, filters } = await reader('default');
    const made = await save(words('ferry'));
    await client.request('DELETE', `/api/v2/filters/${made.id}`);
    await deleteFilterMutation(owner).mutationFn(made);
    expect(filters()).toEqual([]);
  });
});
