import type { Client } from '@rookery/api-client';
import { accountPages, bookmarkPages, domainPages, listPages, ownFilters, type Load } from './exports.data.js';
import { V1, type PresentEntry } from './overwrite.js';
import type { TransferKind } from './transfer-kinds.js';

/** Loads what the account has of a kind, for an import that removes what is not in its file. */
export function presentOf(client: Client, ownId: string, kind: TransferKind): Load<PresentEntry> {
  switch (kind) {
    case 'following':
    case 'blocking':
    case 'muting':
      return accountPages(client, ownId, kind, items => items.map(({ id, fqn }) => ({ cells: [fqn], ids: [id] })));
    case 'domain_blocking':
      return domainPages(client, items => items.map(({ id }) => ({ cells: [id], ids: [id] })));
    case 'bookmarks':
      return bookmarkPages(client, items =>
        items.map(({ id, uri, url }) => ({ cells: [uri, url ?? ''].filter(cell => cell !== ''), ids: [id] })),
      );
    case 'lists':
      return listPages(
        client,
        ({ id, title }): PresentEntry[] => [{ cells: [title], ids: [id] }],
        (list, { id, fqn }) => ({ cells: [list.title, fqn], ids: [list.id, id] }),
      );
    case 'custom_filters':
      return async signal => {
        const { version, filters } = await ownFilters(client, signal);
        const parts = filters.map(filter => ({
          // They are compared by title and place: the addresses of posts are not needed.
          cells: [JSON.stringify({ ...filter, statuses: filter.statuses.map(({ status_id }) => status_id) })],
          ids: version === 2 ? [filter.id] : [filter.id, V1],
        }));
        return { parts, next: null };
      };
  }
}
