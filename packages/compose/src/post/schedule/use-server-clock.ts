import { useClient } from '@rookery/store';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { clockOffsetQuery } from './clock-offset.data.js';

/**
 * The time by the server's clock, epoch ms; by this device's until it is known. A device whose clock is wrong would schedule posts for
 * other times than it shows as valid.
 *
 * @param isNeeded Whether to ask the server.
 */
export function useServerClock(isNeeded: boolean): () => number {
  const { data: offset = 0 } = useQuery({ ...clockOffsetQuery(useClient(), Date.now), enabled: isNeeded });
  return useCallback(() => Date.now() + offset, [offset]);
}
