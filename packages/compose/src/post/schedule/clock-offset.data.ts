import type { Client } from '@rookery/api-client';
import { queryOptions } from '@tanstack/react-query';
import { clockOffset } from './schedule.js';

const OFFSET_STALE_MS = 5 * 60_000;

/** How far the server's clock is ahead of this device's, in ms; 0 where its answers do not show it. */
export function clockOffsetQuery(client: Client, now: () => number) {
  return queryOptions({
    queryKey: ['compose', 'clock-offset'],
    queryFn: async ({ signal }) => {
      const askedAt = now();
      const { headers } = await client.request('GET', '/api/v1/instance', { signal });
      return clockOffset(headers, askedAt, now());
    },
    staleTime: OFFSET_STALE_MS,
    retry: false,
  });
}
