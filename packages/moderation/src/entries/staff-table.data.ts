import { type Client, isGone, type Page, type Paging } from '@rookery/api-client';
import { changesQueries, type ListDefinition, updateList } from '@rookery/store';
import { removeItems } from '@rookery/store/list';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

interface RequestOptions {
  signal?: AbortSignal;
}

/** The requests of a list that the staff keeps. */
interface TableRequests<Item, Draft> {
  list(paging: Paging, options: RequestOptions): Promise<Page<Item>>;
  page(link: string, options: RequestOptions): Promise<Page<Item>>;
  get(id: string, options: RequestOptions): Promise<Item>;
  create(draft: Draft): Promise<Item>;
  /** Absent: entries cannot be changed. */
  update?(id: string, draft: Draft): Promise<Item>;
  delete(id: string): Promise<void>;
}

/** A list that the staff keeps, on the list engine, with each entry in the cache by its id. */
export interface StaffTable<Item extends { id: string }, Draft> {
  readonly list: ListDefinition<Item>;
  requests(client: Client): TableRequests<Item, Draft>;
  /** The cache key of an entry; without an id the beginning of all of them. */
  keyOf(id?: string): readonly string[];
}

/** Most entries that a server sends in one answer. */
const PAGE_SIZE = 100;

/** @param name Names the list in the cache. */
export function staffTable<Item extends { id: string }, Draft>(
  name: string,
  requests: (client: Client) => TableRequests<Item, Draft>,
): StaffTable<Item, Draft> {
  const queryKey = ['moderation', 'list', name] as const;
  const keyOf = (id?: string) => ['moderation', 'entry', name, ...(id === undefined ? [] : [id])];
  return {
    keyOf,
    requests,
    list: {
      queryKey,
      order: 'server',
      pageSize: PAGE_SIZE,
      load: (client, paging, options) => requests(client).list(paging, options),
      follow: (client, link, options) => requests(client).page(link, options),
      ingest(queryClient, items) {
        for (const item of items) queryClient.setQueryData(keyOf(item.id), item);
        return items.map(({ id }) => id);
      },
      // Entries that the newest page no longer has were removed elsewhere.
      onMissing(_client, queryClient, missingIds) {
        updateList(queryClient, queryKey, state => removeItems(state, missingIds));
        return Promise.resolve(new Map());
      },
    },
  };
}

/** An entry of the list; requested where no page brought it. */
export function entryQuery<Item extends { id: string }, Draft>(client: Client, table: StaffTable<Item, Draft>, id: string) {
  return queryOptions({
    queryKey: table.keyOf(id),
    queryFn: ({ signal }) => table.requests(client).get(id, { signal }),
    staleTime: Infinity,
  });
}

/** Creates an entry, or changes the one with the id. */
export function saveEntryMutation<Item extends { id: string }, Draft>(
  client: Client,
  queryClient: QueryClient,
  table: StaffTable<Item, Draft>,
) {
  return {
    meta: changesQueries(table.list.queryKey, table.keyOf()),
    mutationFn({ id, draft }: { id: string | null; draft: Draft }): Promise<Item> {
      const { create, update } = table.requests(client);
      return id === null || update === undefined ? create(draft) : update(id, draft);
    },
    onSuccess(item: Item, { id }: { id: string | null }) {
      queryClient.setQueryData(table.keyOf(item.id), item);
      // The newest page brings it.
      if (id === null) void queryClient.invalidateQueries({ queryKey: table.list.queryKey });
    },
  };
}

/** Removes an entry. One that is gone already is removed. */
export function removeEntryMutation<Item extends { id: string }, Draft>(
  client: Client,
  queryClient: QueryClient,
  table: StaffTable<Item, Draft>,
) {
  return {
    meta: changesQueries(table.list.queryKey),
    mutationFn: ({ id }: Item) => table.requests(client).delete(id).catch(ignoreGone),
    onSuccess(_: unknown, { id }: Item) {
      updateList(queryClient, table.list.queryKey, state => removeItems(state, [id]));
    },
  };
}

export function ignoreGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
