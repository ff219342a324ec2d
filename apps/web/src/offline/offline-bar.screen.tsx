import { useClient, watchReach, type Reach } from '@rookery/store';
import { useStore } from '@rookery/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { interruptedStore } from '../session/interruption.data.js';
import { useSession } from '../session/session-provider.js';
import { keptPageOf } from '../session/kept-pages.data.js';
import { OfflineBar } from './offline-bar.js';
import { useKeptPages } from './use-kept-pages.js';

const identity = (isInterrupted: boolean): boolean => isInterrupted;

export function OfflineBarScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { server } = useSession();
  const isInterrupted = useStore(interruptedStore(queryClient), identity);
  const [reach, setReach] = useState<Reach>('reachable');
  useEffect(
    () =>
      watchReach(client, queryClient, window, next => {
        setReach(next);
        if (next === 'reachable') keptPageOf(queryClient).set(() => null);
      }),
    [client, queryClient],
  );
  const path = useKeptPages();
  const kept = useStore(keptPageOf(queryClient), page => page);
  const asOf = kept?.path === path ? kept.savedAt : null;
  // A visitor who has chosen no server reads none.
  return server === null ? null : (
    <OfflineBar reach={reach} isInterrupted={isInterrupted} server={new URL(server).host} asOf={asOf} />
  );
}
