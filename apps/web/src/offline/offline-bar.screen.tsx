import { useClient } from '@rookery/api-client/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSession } from '../session/session-provider.js';
import { OfflineBar } from './offline-bar.js';
import type { Reach } from './reach.js';
import { watchReach } from './watch-reach.data.js';

export function OfflineBarScreen() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { server } = useSession();
  const [reach, setReach] = useState<Reach>('reachable');
  useEffect(() => watchReach(client, queryClient, window, setReach), [client, queryClient]);
  // A visitor who has chosen no server reads none.
  return server === null ? null : <OfflineBar reach={reach} server={new URL(server).host} />;
}
