import {
  accountsOf,
  filtersOf,
  isApiError,
  isUnknownEndpoint,
  listsOf,
  quickSearchOf,
  relationshipsOf,
  statusesOf,
  type Account,
  type Client,
  type List,
  type Relationship,
} from '@rookery/api-client';
import { filtersKey, ingestStatuses, LineRefused, partsKind, writeRelationship } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';
import { filterOf, isSameFilter, type FilterLine } from './filter-lines.js';
import type { ImportKind, ImportPayload } from './import-record.js';
import { V1 } from './overwrite.js';
import type { ImportMode, TransferKind, TransferLine } from './transfer-kinds.js';

/**
 * How the outbox imports the lines of a file: each is added to what the account has, or removes what the file has not.
 *
 * @param now Epoch ms.
 */
export function importKind(client: Client, queryClient: QueryClient, now: () => number = Date.now): ImportKind {
  const relations = relationshipsOf(client);
  const show = (relationship: Relationship) => writeRelationship(queryClient, relationship, { isOwnEffect: true });
  const lists = createListFinder(client);

  async function followed(address: string, reblogs = '', notify = '', languages = ''): Promise<void> {
    const account = await accountAt(client, address);
    const settings = {
      ...(reblogs !== '' && { reblogs: reblogs === 'true' }),
      ...(notify !== '' && { notify: notify === 'true' }),
      ...(languages !== '' && { languages: languages.split(', ') }),
    };
    show(await relations.follow(account.id, settings));
  }

  async function listed(title: string, address: string): Promise<void> {
    const account = await accountAt(client, address);
    const list = await lists(title);
    const add = () => listsOf(client).addAccounts(list.id, [account.id]);
    try {
      await add();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if ((await listsOf(client).ofAccount(account.id)).some(({ id }) => id === list.id)) return;
      // As Mastodon does: only accounts that are followed can be on a list.
      show(await relations.follow(account.id));
      await add();
    }
  }

  /** Removes what the account had when the import was started. What is gone by now is removed. */
  async function remove(kind: TransferKind, [id = '', second]: readonly string[]): Promise<void> {
    switch (kind) {
      case 'following':
        return show(await relations.unfollow(id));
      case 'blocking':
        return show(await relations.unblock(id));
      case 'muting':
        return show(await relations.unmute(id));
      case 'lists':
        return second === undefined ? listsOf(client).delete(id) : listsOf(client).removeAccounts(id, [second]);
      case 'bookmarks':
        return void ingestStatuses(queryClient, [await statusesOf(client).unbookmark(id)]);
      case 'domain_blocking':
        return relations.unblockDomain(id);
      case 'custom_filters':
        return second === V1 ? filtersOf(client).deleteV1(id) : filtersOf(client).delete(id);
    }
  }

  async function doLine({ cells, removes }: TransferLine, { kind, mode = 'merge' }: ImportPayload): Promise<void> {
    const [first = '', second = '', ...rest] = cells;
    if (removes !== undefined) return remove(kind, removes).catch(ignoreMissing);
    switch (kind) {
      case 'following':
        return followed(first, second, ...rest);
      case 'blocking':
        return show(await relations.block((await accountAt(client, first)).id));
      case 'muting':
        return show(await relations.mute((await accountAt(client, first)).id, { notifications: second !== 'false' }));
      case 'lists':
        return listed(first, second);
      case 'bookmarks': {
        const status = await statusesOf(client).bookmark(await statusAt(client, first));
        ingestStatuses(queryClient, [status]);
        return;
      }
      case 'domain_blocking':
        return relations.blockDomain(first);
      case 'custom_filters': {
        const filter = filterOf(JSON.parse(first));
        if (filter === null) throw new LineRefused('filter');
        return filtered(client, filter, mode, now());
      }
    }
  }
  const parts = partsKind(doLine);
  return {
    ...parts,
    async send(record) {
      const rest = await parts.send(record);
      // Not every server says so in the stream, and posts that were loaded show what they matched.
      if (record.payload.kind === 'custom_filters' && rest.isOver) void queryClient.invalidateQueries({ queryKey: filtersKey });
      return rest;
    },
  };
}

const isRefusal = (error: unknown): boolean => isApiError(error) && [403, 404, 409, 422].includes(error.status ?? 0);

async function accountAt(client: Client, address: string): Promise<Account> {
  try {
    return await accountsOf(client).lookup(address);
  } catch (error) {
    if (isApiError(error) && (error.status === 404 || error.status === 410)) throw new LineRefused('no-account');
    throw error;
  }
}

async function statusAt(client: Client, uri: string): Promise<string> {
  const { status } = await quickSearchOf(client).resolve(uri);
  if (status === null) throw new LineRefused('no-post');
  return status.id;
}

/** Finds the list of a title, and creates it once. Lists are requested again after a failure: another one may have been created. */
function createListFinder(client: Client): (title: string) => Promise<List> {
  let known: Promise<List[]> | null = null;
  return async title => {
    known ??= listsOf(client).all();
    try {
      const lists = await known;
      const found = lists.find(list => list.title === title);
      if (found !== undefined) return found;
      const created = await listsOf(client).create({ title });
      lists.push(created);
      return created;
    } catch (error) {
      known = null;
      throw error;
    }
  };
}

/** Adds a filter, or what it has to the one of the same title and places, which `overwrite` leaves with nothing else. */
async function filtered(client: Client, filter: FilterLine, mode: ImportMode, now: number): Promise<void> {
  const filters = filtersOf(client);
  const expiresIn = filter.expire_at === null ? null : Math.round((Date.parse(filter.expire_at) - now) / 1_000);
  if (expiresIn !== null && expiresIn <= 0) throw new LineRefused('filter-ended');
  const all = await filters.all().catch((error: unknown) => {
    if (!isUnknownEndpoint(error)) throw error;
    return null;
  });
  if (all === null) return addPhrases(client, filter, expiresIn);
  const known = all.find(other => isSameFilter(other, filter));
  const surplus = mode === 'merge' ? [] : (known?.keywords ?? []).filter(({ keyword }) => !hasKeyword(filter, keyword));
  const draft = {
    title: filter.title,
    context: filter.context,
    filter_action: filter.action,
    expires_in: expiresIn,
    keywords_attributes: [
      ...filter.keywords_attributes.filter(({ keyword }) => known?.keywords.every(other => other.keyword !== keyword) ?? true),
      ...surplus.map(({ id }) => ({ id, _destroy: true })),
    ],
  };
  const { id, statuses } = known === undefined ? await filters.create(draft) : await filters.update(known.id, draft);
  const wanted: string[] = [];
  for (const uri of filter.statuses) {
    const statusId = await statusAt(client, uri);
    wanted.push(statusId);
    if (!statuses.some(({ status_id }) => status_id === statusId)) await filters.addStatus(id, statusId);
  }
  if (mode === 'merge') return;
  for (const entry of statuses.filter(({ status_id }) => !wanted.includes(status_id))) await filters.removeStatus(entry.id);
}

const hasKeyword = ({ keywords_attributes }: FilterLine, keyword: string): boolean =>
  keywords_attributes.some(other => other.keyword === keyword);

/** A server of the first version of the API has one filter for each phrase, and none for posts. */
async function addPhrases(client: Client, filter: FilterLine, expiresIn: number | null): Promise<void> {
  const filters = filtersOf(client);
  const all = await filters.listV1().catch((error: unknown) => {
    throw isUnknownEndpoint(error) ? new LineRefused('no-filters') : error;
  });
  if (filter.keywords_attributes.length === 0) throw new LineRefused('no-filters');
  for (const { keyword, whole_word } of filter.keywords_attributes) {
    const { context } = filter;
    const settings = { phrase: keyword, context, whole_word, irreversible: filter.action === 'hide', expires_in: expiresIn };
    const known = all.find(({ phrase, context: places }) =>
      isSameFilter({ title: phrase, context: places }, { title: keyword, context }),
    );
    await (known === undefined ? filters.createV1(settings) : filters.updateV1(known.id, settings));
  }
}

function ignoreMissing(error: unknown): void {
  if (!isApiError(error) || (error.status !== 404 && error.status !== 410)) throw error;
}
