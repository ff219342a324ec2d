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
  type Page,
  type Relationship,
} from '@rookery/api-client';
import type { ExportPage } from './export-run.js';
import { filterOf } from './filter-lines.js';
import type { TransferKind } from './transfer-kinds.js';

const ACCOUNTS_PER_PAGE = 80;
const STATUSES_PER_PAGE = 40;

type Load<Part> = NonNullable<ExportPage<Part>['next']>;
/** The cells of a line. */
type Cells = readonly string[];

/** Pages of the API as pages of an export. */
function paged<Item, Part>(
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
function inTurn<Part>(loads: readonly Load<Part>[]): Load<Part> {
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
  const relations = relationshipsOf(client);
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
      return paged(
        options => accounts.following(ownId, { limit: ACCOUNTS_PER_PAGE }, options),
        accounts.page,
        withRelations((address, relation) => [
          address,
          String(relation?.showing_reblogs ?? true),
          String(relation?.notifying ?? false),
          (relation?.languages ?? []).join(', '),
        ]),
      );
    case 'blocking':
      return paged(
        options => relations.list('blocks', { limit: ACCOUNTS_PER_PAGE }, options),
        accounts.page,
        items => items.map(({ fqn }) => [fqn]),
      );
    case 'muting':
      return paged(
        options => relations.list('mutes', { limit: ACCOUNTS_PER_PAGE }, options),
        accounts.page,
        withRelations((address, relation) => [address, String(relation?.muting_notifications ?? true)]),
      );
    case 'domain_blocking':
      return paged(
        options => relations.domainBlocks({ limit: ACCOUNTS_PER_PAGE }, options),
        relations.domainBlocksPage,
        items => items.map(({ id }) => [id]),
      );
    case 'bookmarks':
      return paged(
        options => timelinesOf(client).bookmarks({ limit: STATUSES_PER_PAGE }, options),
        timelinesOf(client).linkedPage,
        items => items.map(({ uri, url }) => [uri || (url ?? '')]).filter(([uri]) => uri !== ''),
      );
    case 'lists':
      return listsExport(client);
    case 'custom_filters':
      return async signal => ({ parts: await filterCells(client, signal), next: null });
  }
}

function listsExport(client: Client): Load<Cells> {
  return async signal => {
    const lists = await listsOf(client).all({ signal });
    const members = lists.map(({ id, title }) =>
      paged(
        options => listsOf(client).accounts(id, { limit: ACCOUNTS_PER_PAGE }, options),
        accountsOf(client).page,
        items => items.map(({ fqn }): Cells => [title, fqn]),
      ),
    );
    return { parts: [], next: members.length === 0 ? null : inTurn(members) };
  };
}

/** The filters of both versions of the API, as Mastodon's file has them. */
async function filterCells(client: Client, signal: AbortSignal): Promise<readonly Cells[]> {
  const filters = await filtersOf(client)
    .all({ signal })
    .catch(async (error: unknown) => {
      if (!isUnknownEndpoint(error)) throw error;
      const earlier = await filtersOf(client).listV1({ signal });
      return earlier.map(({ id, phrase, context, expires_at, irreversible, whole_word }) => ({
        title: phrase,
        context,
        expires_at,
        filter_action: irreversible ? 'hide' : 'warn',
        keywords: [{ id, keyword: phrase, whole_word }],
        statuses: [],
      }));
    });
  const entries = filters.map(async filter => {
    const statuses = await Promise.all(filter.statuses.map(({ status_id }) => addressOf(client, status_id, signal)));
    return filterOf({ ...filter, statuses });
  });
  return (await Promise.all(entries)).flatMap(filter => (filter === null ? [] : [[JSON.stringify(filter)]]));
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
