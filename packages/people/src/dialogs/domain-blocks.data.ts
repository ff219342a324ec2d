import { removeItem } from '@rookery/store/list';
import { updateList } from '@rookery/store';
import type { QueryClient } from '@tanstack/react-query';

/** The cache key of the list of blocked domains. */
export const domainBlocksKey = ['web', 'domain-blocks'] as const;

/** Takes a domain off the list at once. */
export function dropDomainBlock(queryClient: QueryClient, domain: string): void {
  updateList(queryClient, domainBlocksKey, state => removeItem(state, domain));
}

/** Requests the list again where it is shown: a domain was blocked or unblocked, or the server has refused. */
export function refreshDomainBlocks(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: domainBlocksKey });
}
