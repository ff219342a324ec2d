import type { Client } from '@rookery/api-client';
import {
  type AdminDomainAllow,
  adminDomainAllowsOf,
  type AdminDomainBlock,
  adminDomainBlocksOf,
  type DomainBlockDraft,
  domainTiesOf,
} from '@rookery/api-client/admin';
import { queryOptions } from '@tanstack/react-query';
import { staffTable } from '../entries/staff-table.data.js';

/** The servers that the server limits, latest first. */
export const blocksTable = staffTable<AdminDomainBlock, DomainBlockDraft>('domain-blocks', adminDomainBlocksOf);

/** The servers that the server allows, latest first. */
export const allowsTable = staffTable<AdminDomainAllow, { domain: string }>('domain-allows', adminDomainAllowsOf);

const TIES_STALE_MS = 60_000;

/** The ties to a server that a suspension would cut. */
export function tiesQuery(client: Client, domain: string) {
  return queryOptions({
    queryKey: ['moderation', 'ties', domain],
    queryFn: ({ signal }) => domainTiesOf(client, domain, Date.now(), { signal }),
    staleTime: TIES_STALE_MS,
  });
}

const MOST_PER_PAGE = 200;

/** Every server that is limited, latest first. */
export async function allBlocks(client: Client, signal?: AbortSignal): Promise<AdminDomainBlock[]> {
  const options = signal === undefined ? {} : { signal };
  const blocks = adminDomainBlocksOf(client);
  const all: AdminDomainBlock[] = [];
  let page = await blocks.list({ limit: MOST_PER_PAGE }, options);
  all.push(...page.items);
  // A page without items ends it: a server could answer with links forever.
  while (page.next !== null && page.items.length > 0) {
    page = await blocks.page(page.next, options);
    all.push(...page.items);
  }
  return all;
}
