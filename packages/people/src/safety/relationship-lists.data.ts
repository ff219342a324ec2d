import { relationshipsOf, type Account, type DomainBlock, type RelationshipList } from '@rookery/api-client';
import { removeItems } from '@rookery/store/list';
import { updateList, type ListDefinition } from '@rookery/store';
import type { QueryKey } from '@tanstack/react-query';
import { domainBlocksKey } from '../dialogs/domain-blocks.data.js';
import { accountListOf } from '../accounts/account-list.data.js';

/** Items that the newest page no longer has were taken back elsewhere. */
const withoutMissing =
  (queryKey: QueryKey): NonNullable<ListDefinition<Account>['onMissing']> =>
  async (_client, queryClient, missingIds) => {
    updateList(queryClient, queryKey, state => removeItems(state, missingIds));
    return Promise.resolve(new Map());
  };

const accountList = (list: RelationshipList): ListDefinition<Account> => {
  const queryKey = ['web', 'relationships', list] as const;
  return {
    ...accountListOf(queryKey, (client, paging, options) => relationshipsOf(client).list(list, paging, options)),
    onMissing: withoutMissing(queryKey),
  };
};

/** The accounts that ask to follow the reader, that the reader mutes, and that the reader blocks; latest first (HINT-12). */
export const relationshipLists: Readonly<Record<RelationshipList, ListDefinition<Account>>> = {
  follow_requests: accountList('follow_requests'),
  mutes: accountList('mutes'),
  blocks: accountList('blocks'),
};

/** The domains that the reader blocks, latest first (HINT-12). */
export const domainBlockList: ListDefinition<DomainBlock> = {
  queryKey: domainBlocksKey,
  order: 'server',
  pageSize: 100,
  load: (client, paging, options) => relationshipsOf(client).domainBlocks(paging, options),
  follow: (client, link, options) => relationshipsOf(client).domainBlocksPage(link, options),
  ingest: (_queryClient, items) => items.map(({ id }) => id),
  onMissing: withoutMissing(domainBlocksKey),
};
