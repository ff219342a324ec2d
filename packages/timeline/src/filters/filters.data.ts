/* The reader's filters: loading, saving and deleting them, and what their changes mean for the posts on the page. Loaded when they are needed. */
import {
  createDecoding,
  detectFeatures,
  filtersOf,
  isApiError,
  parseFilters,
  type Client,
  type Filter,
  type FilterResult,
  type FilterV1,
  type Status,
} from '@rookery/api-client';
import { accountState, accountStore, changesQueries, filtersKey, filterStatuses, instanceQuery } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { isDeviceFilter, nextDeviceId, readDeviceFilters, writeDeviceFilters } from './device-filters.dom.js';
import { deviceFilter, filterSettings, filterSettingsV1, type FilterDraft } from './filter-draft.js';
import { matchFilters } from './match-filters.js';
import type { OwnFilters } from './own-filters.js';

/** The longest time that a timer can wait, in ms. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The account whose filters they are. */
export interface FilterOwner {
  client: Client;
  queryClient: QueryClient;
  /** Names the account in the storage of this device. */
  scope: string;
}

/** Requests the filters, and writes to the cached posts which of them match. */
export async function loadFilters(owner: FilterOwner, signal?: AbortSignal): Promise<OwnFilters> {
  const { client, queryClient, scope } = owner;
  const features = detectFeatures(await queryClient.fetchQuery(instanceQuery(client)));
  const home = features.filtersV2 ? 'server' : features.filtersV1 ? 'phrases' : 'device';
  const api = filtersOf(client);
  const filters =
    home === 'server'
      ? await api.all({ signal })
      : home === 'phrases'
        ? (await api.listV1({ signal })).map(ofPhrase)
        : storedFilters(scope);
  return apply(queryClient, {
    home,
    canBlur: features.filtersBlur || home === 'device',
    filters: filters.toSorted(byTitle),
    lastEnd: 0,
  });
}

/** Saves a filter, as a mutation. Its result has the filter as it is saved. */
export function saveFilterMutation(owner: FilterOwner) {
  return {
    meta: changesQueries(filtersKey),
    async mutationFn({ draft, knownIds }: SavedDraft): Promise<Filter> {
      const id = draft.id ?? (knownIds === null ? null : await savedBefore(owner, draft, knownIds));
      return save(owner, { ...draft, id }, filter => replace(owner, filter.id, filter));
    },
  };
}

export interface SavedDraft {
  draft: FilterDraft;
  /** For a new filter that has failed: the ids of the filters before the first attempt. Its answer may have been lost. Else null. */
  knownIds: readonly string[] | null;
}

/** The id of the filter that an earlier attempt has created; null: none did. */
async function savedBefore(owner: FilterOwner, draft: FilterDraft, knownIds: readonly string[]): Promise<string | null> {
  const own = await loadFilters(owner);
  owner.queryClient.setQueryData(filtersKey, own);
  const title = draft.title.trim() || filterSettingsV1(draft).phrase;
  return own.filters.find(filter => filter.title === title && !knownIds.includes(filter.id))?.id ?? null;
}

/** Deletes a filter, as a mutation. One that another device has deleted is deleted. */
export function deleteFilterMutation(owner: FilterOwner) {
  return {
    meta: changesQueries(filtersKey),
    async mutationFn({ id }: Filter): Promise<void> {
      const { home } = ownFilters(owner);
      const api = filtersOf(owner.client);
      if (home === 'device') writeDeviceFilters(owner.scope, without(storedFilters(owner.scope), id));
      else await (home === 'server' ? api.delete(id) : api.deleteV1(id)).catch(ignoreMissing);
      replace(owner, id, null);
    },
  };
}

/**
 * Writes a filter where filters are. On a server that takes several requests, `onSaved` gets the filter after each: a failure in between
 * loses nothing, and the next attempt goes on from there.
 */
async function save(owner: FilterOwner, draft: FilterDraft, onSaved: (filter: Filter) => void): Promise<Filter> {
  const { client, scope } = owner;
  const { home, filters } = ownFilters(owner);
  const before = filters.find(({ id }) => id === draft.id) ?? null;
  const api = filtersOf(client);
  if (home === 'device') {
    const stored = storedFilters(scope);
    const filter = deviceFilter(draft, draft.id ?? nextDeviceId(stored), before, Date.now());
    writeDeviceFilters(scope, [...without(stored, filter.id), filter]);
    onSaved(filter);
    return filter;
  }
  if (home === 'phrases') {
    const settings = filterSettingsV1(draft);
    const filter = ofPhrase(await (draft.id === null ? api.createV1(settings) : api.updateV1(draft.id, settings)));
    onSaved(filter);
    return filter;
  }
  const settings = filterSettings(draft, before);
  let filter = await (draft.id === null ? api.create(settings) : api.update(draft.id, settings));
  onSaved(filter);
  for (const status_id of draft.statusIds.filter(id => filter.statuses.every(known => known.status_id !== id))) {
    filter = { ...filter, statuses: [...filter.statuses, await api.addStatus(filter.id, status_id)] };
    onSaved(filter);
  }
  for (const removed of filter.statuses.filter(({ status_id }) => !draft.statusIds.includes(status_id))) {
    await api.removeStatus(removed.id).catch(ignoreMissing);
    filter = { ...filter, statuses: filter.statuses.filter(({ id }) => id !== removed.id) };
    onSaved(filter);
  }
  return filter;
}

/** The filters as they are known. The page and the form are shown once they have loaded. */
function ownFilters({ queryClient }: FilterOwner): OwnFilters {
  const known = queryClient.getQueryData<OwnFilters>(filtersKey);
  if (known === undefined) throw new Error('The filters have not loaded.');
  return known;
}

/** Puts the saved filter in the place of the one with this id; null: it is deleted. */
function replace({ queryClient }: FilterOwner, id: string, filter: Filter | null): void {
  const own = queryClient.getQueryData<OwnFilters>(filtersKey);
  if (own === undefined) return;
  const filters = [...without(own.filters, id), ...(filter === null ? [] : [filter])].toSorted(byTitle);
  // An answer that was asked for before the change must not bring the old ones back.
  void queryClient.cancelQueries({ queryKey: filtersKey });
  queryClient.setQueryData(filtersKey, apply(queryClient, { ...own, filters }));
}

interface AppliedFilters {
  filters: readonly Filter[] | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}
const appliedFilters = accountState<AppliedFilters>('applied filters', () => ({ filters: null, timer: undefined }));

/** Writes to the posts which filters match, and looks again when one ends. Returns the filters with the last end. */
function apply(queryClient: QueryClient, own: OwnFilters): OwnFilters {
  const state = appliedFilters(queryClient);
  const { home, filters } = own;
  const match = matchFilters(filters);
  const all = (status: Status): Status => withResults(status, [...serversResults(status), ...match(status)]);
  const serversResults = ({ filtered }: Status) =>
    home === 'device' ? filtered.filter(({ filter }) => !isDeviceFilter(filter)) : [];
  if (home === 'server') {
    // The server's results stand for the filters that are as they were.
    const known = new Set(state.filters?.map(filter => JSON.stringify(filter)));
    const changed = filters.filter(filter => !known.has(JSON.stringify(filter)));
    const kept = new Set(filters.filter(filter => !changed.includes(filter)).map(({ id }) => id));
    const matchChanged = matchFilters(changed);
    const { owned } = accountStore(queryClient);
    const changedAt = owned.moment();
    owned.close([]);
    filterStatuses(
      queryClient,
      status => withResults(status, [...status.filtered.filter(({ filter }) => kept.has(filter.id)), ...matchChanged(status)]),
      (status, askedAt) => (askedAt !== undefined && askedAt <= changedAt ? all(status) : status),
    );
  } else {
    filterStatuses(queryClient, all, all);
  }
  state.filters = filters;
  clearTimeout(state.timer);
  const now = Date.now();
  const ends = filters.flatMap(({ expires_at }) => (expires_at === null ? [] : Date.parse(expires_at)));
  const wait = Math.min(...ends.filter(end => end > now)) - now;
  if (wait <= LONGEST_TIMER_MS) {
    // Another object: the lists look at their posts again.
    state.timer = setTimeout(() => {
      const known = queryClient.getQueryData<OwnFilters>(filtersKey);
      if (known !== undefined) queryClient.setQueryData(filtersKey, apply(queryClient, known));
    }, wait);
  }
  return { ...own, lastEnd: Math.max(0, ...ends.filter(end => end <= now)) };
}

function withResults(status: Status, filtered: FilterResult[]): Status {
  return JSON.stringify(filtered) === JSON.stringify(status.filtered) ? status : { ...status, filtered };
}

const without = (filters: readonly Filter[], id: string): Filter[] => filters.filter(filter => filter.id !== id);

const byTitle = (one: Filter, other: Filter): number => one.title.localeCompare(other.title);

/** A filter of one phrase, whose title it is. */
function ofPhrase({ id, phrase, context, whole_word, expires_at, irreversible }: FilterV1): Filter {
  const filter_action = irreversible ? 'hide' : 'warn';
  return { id, title: phrase, context, filter_action, expires_at, keywords: [{ id, keyword: phrase, whole_word }], statuses: [] };
}

/** The filters of this device. Anything else under their key is none. */
function storedFilters(scope: string): Filter[] {
  try {
    return parseFilters(JSON.parse(readDeviceFilters(scope) || '[]'), createDecoding());
  } catch {
    return [];
  }
}

function ignoreMissing(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}
