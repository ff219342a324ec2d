import { browserStorage } from '@rookery/api-client';
import { markerQuery, useClient } from '@rookery/store';
import { createScrollMemory } from '@rookery/ui/list';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatchUpMemory } from '../place/absence.js';
import { statusIdOfKey } from '../rows/timeline-rows.js';
import { catchUpVisit } from './catch-up.data.js';

interface StartOptions {
  memory: CatchUpMemory;
  /** The reader returns to the page, which goes on where it was. */
  isReturn: boolean;
  /** Names the account in storage. */
  scope: string;
  /** Names the position of Home in storage. */
  homeKey: string;
}

/**
 * The post that was read last, and when its place was written; null: none is known, undefined: not known yet. It stays the same while the
 * page is open, also when the place of Home moves.
 */
export function useCatchUpStart({ memory, isReturn, scope, homeKey }: StartOptions) {
  const client = useClient();
  const queryClient = useQueryClient();
  const marker = useQuery(markerQuery(client, 'home'));
  const [start, setStart] = useState(() => (isReturn ? catchUpVisit(queryClient).sinceId : undefined));
  // A server that does not answer must not keep what is stored from the reader.
  const isKnown = !marker.isPending || marker.failureCount > 0;
  if (start === undefined && isKnown) {
    const position = createScrollMemory(browserStorage('local'), scope).read(homeKey);
    const placeId = marker.data?.last_read_id ?? (position === null ? null : statusIdOfKey(position.key));
    setStart(memory.start(placeId));
  }
  const isAtMarker = start !== undefined && start !== null && marker.data?.last_read_id === start;
  return { sinceId: start, markedAt: isAtMarker ? (marker.data?.updated_at ?? null) : null };
}
