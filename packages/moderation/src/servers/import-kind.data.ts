import { type Client, isApiError } from '@rookery/api-client';
import { adminDomainBlocksOf } from '@rookery/api-client/admin';
import { partsKind } from '@rookery/store';
import { isSameHost } from '@rookery/ui';
import type { BlockLine } from './block-file.js';
import type { ServersImportKind, ServersImportPayload } from './import-record.js';

/** Most limits that a server sends in one answer. */
const MOST_PER_PAGE = 200;

/** How the outbox limits the servers of a file, one after another. */
export function serversImportKind(client: Client): ServersImportKind {
  const blocks = adminDomainBlocksOf(client);
  async function limit({ draft }: BlockLine): Promise<void> {
    try {
      await blocks.create(draft);
    } catch (error) {
      if (!isApiError(error) || error.status !== 422) throw error;
      // An attempt whose answer was lost has limited it: it is among the latest.
      const { items } = await blocks.list({ limit: MOST_PER_PAGE });
      if (!items.some(({ domain }) => isSameHost(domain, draft.domain))) throw error;
    }
  }
  return partsKind<BlockLine, ServersImportPayload>(limit);
}
