import {
  accountsOf,
  archiveOf,
  filtersOf,
  isUnknownEndpoint,
  listsOf,
  relationshipsOf,
  statusesOf,
  timelinesOf,
  type Account,
  type Client,
  type Filter,
  type List,
  type Page,
  type Relationship,
  type Status,
} from '@rookery/api-client';
import type { ExportPage } from './export-run.js';
import { filterOf } from './filter-lines.js';
import type { TransferKind } from './transfer-kinds.js';

const ACCOUNTS_PER_PAGE = 80;
const STATUSES_PER_PAGE = 40;

export type Load<Part> = NonNullable<ExportPage<Part>['next']>;
/** The cells of a line. */
type Cells = readonly string[];

/** Pages of the API as pages of an export. */
export function paged<Item, Part>(
  first: (options: { signal: AbortSignal }) => Promise<Page<Item>>,
  follow: (link: string, options: { signal: AbortSignal }) => Promise<Page<Item>>,
  partsOf: (items: readonly Item[], signal: AbortSignal) => readonly Part[] | Promise<readonly Part[]>,
): Load<Part> {
  const from =
    (load: typeof first): Load<Part> =>
    async signal => {
      const { items, next } = await load({ signal });
      const parts = await partsOf(items, signal);
      return { parts, next: next === null ? null : from(options => follow(next, options)) };
    };
  return from(first);
}

/** One export after another. */
export function inTurn<Part>(loads: readonly Load<Part>[]): Load<Part> {
  const [first, ...rest] = loads;
  return async signal => {
    if (first === undefined) return { parts: [], next: null };
    const { parts, next } = await first(signal);
    const left = next === null ? rest : [next, ...rest];
    return { parts, next: left.length === 0 ? null : inTurn(left) };
  };
}

/** Loads the lines of a file. */
export function exportOf(client: Client, ownId: string, kind: TransferKind): Load<Cells> {
  const accounts = accountsOf(client);
  const withRelations =
    (cellsOf: (address: string, relation: Relationship | undefined) => Cells) =>
    async (items: readonly Account[], signal: AbortSignal): Promise<readonly Cells[]> => {
      const known =
        items.length === 0
          ? []
          : await accounts.relationships(
              items.map(({ id }) => id),
              { signal },
            );
      return items.map(({ id, fqn }) =>
        cellsOf(
          fqn,
          known.find(relation => relation.id === id),
        ),
      );
    };
  switch (kind) {
    case 'following':
      return accountPages(
        client,
        ownId,
        kind,
        withRelations((address, relation) => [
          address,
          String(relation?.showing_reblogs ?? true),
          String(relation?.notifying ?? false),
          (relation?.languages ?? []).join(', '),
        ]),
      );
    case 'blocking':
      return accountPages(client, ownId, kind, items => items.map(({ fqn }) => [fqn]));
    case 'muting':
      return accountPages(
        client,
        ownId,
        kind,
        withRelations((address, relation) => [address, String(relation?.muting_notifications ?? true)]),
      );
    case 'domain_blocking':
      return domainPages(client, items => items.map(({ id }) => [id]));
    case 'bookmarks':
      return bookmarkPages(client, items => items.map(({ uri, url }) => [uri || (url ?? '')]).filter(([uri]) => uri !== ''));
    case 'lists':
      return listPages(
        client,
        () => [],
        ({ title }, { fqn }): Cells => [title, fqn],
      );
    case 'custom_filters':
      return async signal => ({ parts: await filterCells(client, signal), next: null });
  }
}

type PartsOf<Item, Part> = Parameters<typeof paged<Item, Part>>[2];

/** The accounts that one follows, blocks or mutes. */
export function accountPages<Part>(
  client: Client,
  ownId: string,
  kind: 'following' | 'blocking' | 'muting',
  partsOf: PartsOf<Account, Part>,
): Load<Part> {
  const limit = ACCOUNTS_PER_PAGE;
  const accounts = accountsOf(client);
  const list = kind === 'blocking' ? 'blocks' : 'mutes';
  return paged(
    options =>
      kind === 'following'
        ? accounts.following(ownId, { limit }, options)
        : relationshipsOf(client).list(list, { limit }, options),
    accounts.page,
    partsOf,
  );
}

export function domainPages<Part>(client: Client, partsOf: PartsOf<{ readonly id: string }, Part>): Load<Part> {
  const relations = relationshipsOf(client);
  return paged(options => relations.domainBlocks({ limit: ACCOUNTS_PER_PAGE }, options), relations.domainBlocksPage, partsOf);
}

export function bookmarkPages<Part>(client: Client, partsOf: PartsOf<Status, Part>): Load<Part> {
  const timelines = timelinesOf(client);
  return paged(options => timelines.bookmarks({ limit: STATUSES_PER_PAGE }, options), timelines.linkedPage, partsOf);
}

/** Own lists and their members, one after another. @param partsOfList Those that stand for the list itself. */
export function listPages<Part>(
  client: Client,
  partsOfList: (list: List) => readonly Part[],
  partOf: (list: List, member: Account) => Part,
): Load<Part> {
  return async signal => {
    const lists = await listsOf(client).all({ signal });
    const members = lists.map(list =>
      paged(
        options => listsOf(client).accounts(list.id, { limit: ACCOUNTS_PER_PAGE }, options),
        accountsOf(client).page,
        items => items.map(member => partOf(list, member)),
      ),
    );
    return { parts: lists.flatMap(partsOfList), next: members.length === 0 ? null : inTurn(members) };
  };
}

/** The filters of both versions of the API, as Mastodon's file has them. */
async function filterCells(client: Client, signal: AbortSignal): Promise<readonly Cells[]> {
  const entries = (await ownFilters(client, signal)).filters.map(async filter => {
    const statuses = await Promise.all(filter.statuses.map(({ status_id }) => addressOf(client, status_id, signal)));
    return filterOf({ ...filter, statuses });
  });
  return (await Promise.all(entries)).flatMap(filter => (filter === null ? [] : [[JSON.stringify(filter)]]));
}

/** The filters of the account, and the version of the API that has them. A phrase of the first one is a filter of that title. */
export async function ownFilters(client: Client, signal: AbortSignal): Promise<{ version: 1 | 2; filters: readonly Filter[] }> {
  const api = filtersOf(client);
  try {
    return { version: 2, filters: await api.all({ signal }) };
  } catch (error) {
    if (!isUnknownEndpoint(error)) throw error;
    const filters = (await api.listV1({ signal })).map(
      ({ id, phrase, context, expires_at, irreversible, whole_word }): Filter => ({
        id,
        title: phrase,
        context,
        expires_at,
        filter_action: irreversible ? 'hide' : 'warn',
        keywords: [{ id, keyword: phrase, whole_word }],
        statuses: [],
      }),
    );
    return { version: 1, filters };
  }
}

/** The address of a post; null where the server does not show it any more. */
async function addressOf(client: Client, statusId: string, signal: AbortSignal): Promise<string | null> {
  try {
    return (await statusesOf(client).get(statusId, { signal })).uri;
  } catch (error) {
    if (!isUnknownEndpoint(error)) throw error;
    return null;
  }
}

/** The posts of one page, as lines of JSON. */
interface PostsPart {
  readonly lines: Blob;
  readonly count: number;
}

/** Loads the own posts as the server sends them. The browser may keep the pages out of memory. */
export const postsExport = (client: Client, ownId: string): Load<PostsPart> =>
  paged(
    options => archiveOf(client).statuses(ownId, { limit: STATUSES_PER_PAGE }, options),
    archiveOf(client).page,
    items =>
      items.length === 0 ? [] : [{ lines: new Blob(items.map(item => `${JSON.stringify(item)}\n`)), count: items.length }],
  );
