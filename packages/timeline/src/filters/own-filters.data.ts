import { filtersOf, type Client } from '@rookery/api-client';
import type { OwnFilters } from './filter-rules.js';
import { matchFilters } from './match-filters.js';

/** Requests the reader's filters from a server that leaves them to the client. */
export async function loadOwnFilters(client: Client, signal: AbortSignal): Promise<OwnFilters> {
  return matchFilters(await filtersOf(client).listV1({ signal }), Date.now);
}
