import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { inTurn } from './after-rows.data.js';
import type { StartStep } from './start-queue.js';

/** Whether the turn of a step has come since the component mounted, which is itself mounted after the rows. */
export function useTurn(step: StartStep): boolean {
  const queryClient = useQueryClient();
  const [hasCome, setCome] = useState(false);
  useEffect(() => inTurn(queryClient, step, () => setCome(true)), [queryClient, step]);
  return hasCome;
}
