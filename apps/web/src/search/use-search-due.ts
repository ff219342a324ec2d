import { accountStore } from '@rookery/store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A page that has just started has more to do, in ms; its cache waits. */
const AFTER_MS = 8_000;

/** Whether what is read is to be kept for the search: some time after the start, and as soon as something of it must go. */
export function useSearchDue(): boolean {
  const queryClient = useQueryClient();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    // It never ends: the listeners go with the cache of the account.
    const due = (): void => setDue(true);
    const { events } = accountStore(queryClient);
    setTimeout(due, AFTER_MS);
    events.on('statusDeleted', due);
    events.on('relationshipChanged', ({ next }) => (next.blocking || next.muting) && due());
  }, [queryClient]);
  return isDue;
}
