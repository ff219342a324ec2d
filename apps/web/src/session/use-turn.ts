import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inTurn } from './after-rows.data.js';
import type { StartStep } from './start-queue.js';

/** For what nobody waits for: the page has loaded all that it shows, ms. */
export const LATER_MS = 3_000;

/**
 * Whether the turn of a step has come since the component mounted, which is itself mounted after the rows.
 *
 * @param pause How long after the turn, in ms.
 */
export function useTurn(step: StartStep, pause = 0): boolean {
  const queryClient = useQueryClient();
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = (): void => setCome(true);
    const cancel = inTurn(queryClient, step, () => (pause === 0 ? come() : void (timer = setTimeout(come, pause))));
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [queryClient, step, pause]);
  return hasCome;
}
